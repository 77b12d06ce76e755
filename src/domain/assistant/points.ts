import { judge } from '#/domain/assistant/judge';
import { meantBy, spellingOf } from '#/domain/assistant/nearest';
import type { FindNearest } from '#/domain/assistant/nearest';
import { plain } from '#/domain/assistant/questionSigns';
import type { Sheet } from '#/domain/assistant/sheet';
import { ALL_POINTS } from '#/domain/assistant/sheets/allPoints';
import { ALL_SHEETS } from '#/domain/assistant/sheets/allSheets';
import type { WrittenPoint } from '#/domain/assistant/sheets/pointsOf';
import { termsOf } from '#/domain/assistant/terms';
import { wordNet } from '#/domain/assistant/wordNet';
import { once } from '#/domain/shared/lazy';
import { remembered } from '#/domain/shared/remembered';

/** A point of a sheet that a question is near to. */
export type NearPoint = {
  readonly sheet: Sheet;
  readonly said: string;
  /** How like one of its ways of asking the question is: 0 to 1. */
  readonly likeness: number;
  /** The same, and more the likelier its sheet. */
  readonly nearness: number;
};

type Asked = { readonly terms: ReadonlySet<string>; readonly meaning: Float32Array };
type Wording = { readonly terms: readonly number[]; readonly meaning: Float32Array };
type Point = {
  readonly sheet: Sheet;
  readonly said: string;
  readonly wordings: readonly Wording[];
};

/** What it is worth that a wording is said whole, that it is much of what is said, that both mean the same, and that its sheet is likely. */
const WORTH = { said: 0.4, same: 0.3, meaning: 0.3, likely: 0.25 } as const;
/** A wording of few words of weight is soon said whole. */
const FEW_WORDS = 0.25;
/** From this likeness on a word stands for another, and what that is worth. */
const ALIKE = 0.6;
const BY_ANOTHER = 0.7;
/** Points that are told of a question. */
const MOST = 8;
/** A story ends in a question: what one of its sentences asks counts nearly as what the whole does. */
const OF_PART = 0.96;
const LEAST_TERMS = 2;
/** How likely the sheet is taken to be that a question goes on from. */
const GONE_ON = 0.35;
/** One question is asked of again and again, by itself and in parts. */
const MOST_WORDS = 60;

const product = (one: Float32Array, other: Float32Array): number => {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
};

const read = (text: string, meant: (word: string) => string): Asked => {
  const net = wordNet();
  const line = plain(text);
  return {
    terms: new Set(termsOf(line, meant)),
    meaning: net.meaningIn(meantBy(line, meant, net.holds)),
  };
};

/** The ways of asking are read once. */
const wordingRead = remembered(Infinity, (text: string): Asked => read(text, (word) => word));

const wordingsOf = ({ asked }: WrittenPoint): readonly Asked[] =>
  asked.split(' / ').map(wordingRead);

const knownPoints = once(() => {
  const spell = spellingOf(ALL_SHEETS);
  const bySheet = new Map(ALL_SHEETS.map((sheet) => [sheet.id, sheet]));
  const places = new Map<string, number>();
  const placeOf = (term: string): number => {
    const place = places.get(term) ?? places.size;
    places.set(term, place);
    return place;
  };
  const points = ALL_POINTS.flatMap((point): readonly Point[] => {
    const sheet = bySheet.get(point.of);
    const wordings = wordingsOf(point).map(({ terms, meaning }) => ({
      terms: [...terms].map(placeOf),
      meaning,
    }));
    return sheet === undefined ? [] : [{ sheet, said: point.said, wordings }];
  });
  const holding = new Float32Array(places.size);
  for (const { wordings } of points)
    for (const place of new Set(wordings.flatMap(({ terms }) => terms)))
      holding[place] = (holding[place] ?? 0) + 1;
  const worths = holding.map(
    (count) => Math.log(1 + points.length / count) / Math.log(1 + points.length),
  );
  const vectors = [...places.keys()].map((term) => wordNet().meaningIn([term]));
  return {
    points,
    places,
    worths,
    readQuestion: (text: string): Asked =>
      read(text, (word) => (places.has(termsOf(word)[0] ?? '') ? word : spell(word))),
    /** How far a word of a question stands for each term of the wordings. */
    standingFor: remembered(MOST_WORDS, (term: string): Float32Array => {
      const vector = wordNet().meaningIn([term]);
      return Float32Array.from(vectors, (other) => {
        const near = product(vector, other);
        return near < ALIKE ? 0 : near * BY_ANOTHER;
      });
    }),
  };
});

/** How far each term of the wordings is said in a question: wholly by itself, in part by a word that means nearly the same. */
const sharesSaid = ({ terms }: Asked): Float32Array => {
  const { places, standingFor } = knownPoints();
  const shares = new Float32Array(places.size);
  for (const term of terms) {
    const standing = standingFor(term);
    for (let place = 0; place < shares.length; place += 1)
      if ((standing[place] ?? 0) > (shares[place] ?? 0)) shares[place] = standing[place] ?? 0;
  }
  for (const term of terms) {
    const place = places.get(term);
    if (place !== undefined) shares[place] = 1;
  }
  return shares;
};

/** How like each point what is asked is, by the likest of its wordings. */
const likenessesOf = (asked: Asked): readonly number[] => {
  const { points, places, worths } = knownPoints();
  const shares = sharesSaid(asked);
  let whole = 0;
  for (const term of asked.terms) whole += worths[places.get(term) ?? -1] ?? 1;
  const likenessOf = ({ terms, meaning }: Wording): number => {
    let shared = 0;
    let all = 0;
    for (const place of terms) {
      all += worths[place] ?? 0;
      shared += (worths[place] ?? 0) * (shares[place] ?? 0);
    }
    return all === 0
      ? 0
      : (shared / (all + FEW_WORDS)) * WORTH.said +
          (shared / Math.sqrt(all * whole)) * WORTH.same +
          product(asked.meaning, meaning) * WORTH.meaning;
  };
  return points.map(({ wordings }) => Math.max(...wordings.map(likenessOf)));
};

const partsOf = (question: string): readonly string[] =>
  question.split(/(?<=[.!?…])\s+/u).filter((part) => part !== question);

/** The points that a question is nearest to, the nearest first; the likelier a sheet, the nearer its points. `previous` is the sheet that it goes on from. */
export const nearPoints = (
  question: string,
  nearest: FindNearest,
  previous: Sheet | null = null,
): readonly NearPoint[] => {
  const { points, readQuestion } = knownPoints();
  const whole = readQuestion(question);
  if (whole.terms.size === 0) return [];
  const of = [
    likenessesOf(whole),
    ...partsOf(question)
      .map(readQuestion)
      .filter(({ terms }) => terms.size >= LEAST_TERMS)
      .map((part) => likenessesOf(part).map((likeness) => likeness * OF_PART)),
  ];
  const chances = new Map(
    judge(question, nearest).flatMap(({ subject, chance }) =>
      subject.kind === 'sheet' ? [[subject.sheet, chance] as const] : [],
    ),
  );
  const chanceOf = (sheet: Sheet): number =>
    Math.max(chances.get(sheet) ?? 0, sheet === previous ? GONE_ON : 0);
  return points
    .map(({ sheet, said }, at) => {
      const likeness = Math.max(...of.map((each) => each[at] ?? 0));
      return {
        sheet,
        said,
        likeness,
        nearness: likeness + WORTH.likely * Math.sqrt(chanceOf(sheet)),
      };
    })
    .toSorted((one, other) => other.nearness - one.nearness)
    .slice(0, MOST);
};

/** Points that are read before the page may answer. */
const READ_AT_ONCE = 40;

/** Reads the points before the first question asks for them, with a pause between parts. */
export const preparePoints = async (pause: () => Promise<void>): Promise<void> => {
  for (let at = 0; at < ALL_POINTS.length; at += READ_AT_ONCE) {
    for (const point of ALL_POINTS.slice(at, at + READ_AT_ONCE)) wordingsOf(point);
    await pause();
  }
  knownPoints();
};
