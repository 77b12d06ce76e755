import { TITLE_NOISE } from '#/domain/occupations/titleNoise.fr';

/** A title of the register in its words, with its code. */
type Opened = { readonly code: string; readonly words: readonly string[] };

/** A noun that opens so many titles, so much of them of one great domain, tells a trade by itself. */
const TELLING = { titles: 4, share: 0.8 } as const;

/** The codes whose titles each noun opens, for the nouns that tell a trade. */
export const headsIn = (surfaces: readonly Opened[]): ReadonlyMap<string, readonly string[]> => {
  const opened = new Map<string, string[]>();
  for (const { code, words } of surfaces) {
    const [head = ''] = words;
    const known = opened.get(head);
    if (known === undefined) opened.set(head, [code]);
    else known.push(code);
  }
  const telling = new Map<string, readonly string[]>();
  for (const [head, codes] of opened) {
    if (TITLE_NOISE.has(head) || codes.length < TELLING.titles) continue;
    const uses = new Map<string, number>();
    for (const [great = ''] of codes) uses.set(great, (uses.get(great) ?? 0) + 1);
    const [most] = [...uses].sort((one, other) => other[1] - one[1]);
    if (most === undefined || most[1] < TELLING.share * codes.length) continue;
    telling.set(head, [...new Set(codes.filter((code) => code.startsWith(most[0])))]);
  }
  return telling;
};
