const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/gu, '')
    .toLowerCase()
    .replace(/\u0153/gu, 'oe')
    .replace(/\u00e6/gu, 'ae')
    .replace(/[\u2019\u2018`\u00b4]/gu, "'")
    .replace(/[^a-z0-9+#@.']+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();

const STOP = new Set(
  'le la les l un une des de du d en et ou a au aux pour par sur dans avec the of and to'.split(
    ' ',
  ),
);

/** Equal whatever the case, the accents and the punctuation. */
export const sameText = (a: string | null | undefined, b: string | null | undefined): boolean =>
  fold(a ?? '') === fold(b ?? '');

const content = (text: string): readonly string[] =>
  fold(text)
    .replace(/'/gu, ' ')
    .split(' ')
    .map((word) => word.replace(/^\.+|\.+$/gu, ''))
    .filter((word) => word !== '' && !STOP.has(word));

/** The share of their words that two texts have in common, 0 to 1. */
export const jaccard = (a: string, b: string): number => {
  const one = new Set(content(a));
  const other = new Set(content(b));
  if (one.size === 0 || other.size === 0) return 0;
  const shared = [...one].filter((word) => other.has(word)).length;
  return shared / (one.size + other.size - shared);
};

/** The same span: equal, one inside the other by whole words, or half of their words shared. */
export const sameSpan = (a: string, b: string): boolean => {
  const one = ` ${content(a).join(' ')} `;
  const other = ` ${content(b).join(' ')} `;
  if (one.trim() === '' || other.trim() === '') return false;
  return one === other || one.includes(other) || other.includes(one) || jaccard(a, b) >= 0.5;
};

type Entry = {
  readonly concept: string;
  readonly label: string;
  readonly mentions: readonly string[];
};

/** The concept of the truth that a predicted skill names, by its quote, else by its label. */
export const conceptOf = (
  entries: readonly Entry[],
  ...texts: readonly string[]
): string | null => {
  for (const text of texts) {
    if (text === '') continue;
    let best: string | null = null;
    let bestScore = 0;
    for (const { concept, label, mentions } of entries)
      for (const mention of [...mentions, label]) {
        if (!sameSpan(text, mention)) continue;
        const score = fold(text) === fold(mention) ? 2 : jaccard(text, mention);
        if (score > bestScore) {
          best = concept;
          bestScore = score;
        }
      }
    if (best !== null) return best;
  }
  return null;
};
