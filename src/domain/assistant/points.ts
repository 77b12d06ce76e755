import { judge } from '#/domain/assistant/judge';
import { meantBy, spellingOf } from '#/domain/assistant/nearest';
import type { FindNearest } from '#/domain/assistant/nearest';
import { plain } from '#/domain/assistant/questionSigns';
import type { Sheet } from '#/domain/assistant/sheet';
import { ALL_POINTS } from '#/domain/assistant/sheets/allPoints';
import { ALL_SHEETS } from '#/domain/assistant/sheets/allSheets';
import { termsOf } from '#/domain/assistant/terms';
import { wordNet } from '#/domain/assistant/wordNet';
import { once } from '#/domain/shared/lazy';

/** A point of a sheet that a question is near to, and how near: 0 to 1 and a little more. */
export type NearPoint = { readonly sheet: Sheet; readonly said: string; readonly nearness: number };

type Wording = {
  readonly terms: ReadonlySet<string>;
  readonly meaning: Float32Array;
};
type Point = {
  readonly sheet: Sheet;
  readonly said: string;
  readonly wordings: readonly Wording[];
};

/** What it is worth that a wording is said whole, that it is much of what is said, that both mean the same, and that its sheet is likely. */
const WORTH = { said: 0.4, same: 0.3, meaning: 0.3, likely: 0.25 } as const;
/** From this likeness on a word stands for another, and what that is worth. */
const ALIKE = 0.6;
const BY_ANOTHER = 0.7;

const product = (one: Float32Array, other: Float32Array): number =>
  one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);

const knownPoints = once(() => {
  const net = wordNet();
  const spell = spellingOf(ALL_SHEETS);
  const bySheet = new Map(ALL_SHEETS.map((sheet) => [sheet.id, sheet]));
  const wordingOf = (text: string, read: (word: string) => string): Wording => ({
    terms: new Set(termsOf(plain(text), read)),
    meaning: net.meaningIn(meantBy(plain(text), read, net.holds)),
  });
  const points = ALL_POINTS.flatMap(({ of, asked, said }): readonly Point[] => {
    const sheet = bySheet.get(of);
    return sheet === undefined
      ? []
      : [
          {
            sheet,
            said,
            wordings: asked.split(' / ').map((text) => wordingOf(text, (word) => word)),
          },
        ];
  });
  const holding = new Map<string, number>();
  for (const { wordings } of points)
    for (const term of new Set(wordings.flatMap(({ terms }) => [...terms])))
      holding.set(term, (holding.get(term) ?? 0) + 1);
  const known = new Set(holding.keys());
  const worthOf = (term: string): number =>
    Math.log(1 + points.length / (holding.get(term) ?? 0.5)) / Math.log(1 + points.length);
  return {
    points,
    worthOf,
    known,
    read: (text: string) =>
      wordingOf(text, (word) => (known.has(termsOf(word)[0] ?? '') ? word : spell(word))),
  };
});

/** How far each term is said in a question: wholly by itself, in part by a word that means nearly the same. */
const shareSaid = (asked: Wording): ((term: string) => number) => {
  const { likeness } = wordNet();
  const shares = new Map<string, number>();
  return (term) => {
    if (asked.terms.has(term)) return 1;
    const known = shares.get(term);
    if (known !== undefined) return known;
    const nearest = Math.max(0, ...[...asked.terms].map((other) => likeness(term, other)));
    const share = nearest < ALIKE ? 0 : nearest * BY_ANOTHER;
    shares.set(term, share);
    return share;
  };
};

/** Points that are told of a question. */
const MOST = 8;
/** A story ends in a question: what one of its sentences asks counts nearly as what the whole does. */
const OF_PART = 0.96;
const LEAST_TERMS = 2;
/** How likely the sheet is taken to be that a question goes on from. */
const GONE_ON = 0.35;

const partsOf = (question: string): readonly string[] =>
  question.split(/(?<=[.!?…])\s+/u).filter((part) => part !== question);

/** How near each point is to what is asked, by the nearest of its wordings. */
const nearnessTo = (asked: Wording): readonly number[] => {
  const { points, worthOf } = knownPoints();
  const shareOf = shareSaid(asked);
  const whole = [...asked.terms].reduce((sum, term) => sum + worthOf(term), 0);
  const likenessOf = (wording: Wording): number => {
    let shared = 0;
    let all = 0;
    for (const term of wording.terms) {
      const worth = worthOf(term);
      all += worth;
      shared += worth * shareOf(term);
    }
    return all === 0
      ? 0
      : (shared / all) * WORTH.said +
          (shared / Math.sqrt(all * whole)) * WORTH.same +
          product(asked.meaning, wording.meaning) * WORTH.meaning;
  };
  return points.map(({ wordings }) => Math.max(...wordings.map(likenessOf)));
};

/** The points that a question is nearest to, the nearest first; the likelier a sheet, the nearer its points. `previous` is the sheet that it goes on from. */
export const nearPoints = (
  question: string,
  nearest: FindNearest,
  previous: Sheet | null = null,
): readonly NearPoint[] => {
  const { points, read } = knownPoints();
  const whole = read(question);
  if (whole.terms.size === 0) return [];
  const of = [
    nearnessTo(whole),
    ...partsOf(question)
      .map(read)
      .filter(({ terms }) => terms.size >= LEAST_TERMS)
      .map((part) => nearnessTo(part).map((nearness) => nearness * OF_PART)),
  ];
  const chances = new Map(
    judge(question, nearest).flatMap(({ subject, chance }) =>
      subject.kind === 'sheet' ? [[subject.sheet, chance] as const] : [],
    ),
  );
  const chanceOf = (sheet: Sheet): number =>
    Math.max(chances.get(sheet) ?? 0, sheet === previous ? GONE_ON : 0);
  return points
    .map(({ sheet, said }, at) => ({
      sheet,
      said,
      nearness:
        Math.max(...of.map((nearness) => nearness[at] ?? 0)) +
        WORTH.likely * Math.sqrt(chanceOf(sheet)),
    }))
    .toSorted((one, other) => other.nearness - one.nearness)
    .slice(0, MOST);
};
