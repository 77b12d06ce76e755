import type { TruePost, Truth } from './paperParts';

/** What a reader made of a CV, as far as it is compared. */
export type ReadForm = {
  readonly firstName: string;
  readonly lastName: string;
  readonly city: string;
  readonly headline: string;
  readonly posts: readonly ReadEntry[];
  readonly studies: readonly ReadEntry[];
};
/** `end` is null where the entry goes on. */
export type ReadEntry = {
  readonly title: string;
  readonly house: string;
  readonly start: string;
  readonly end: string | null;
};

/** Entries told, read, found and wholly right; of those found, how many have the title, the house and the dates right. */
export type EntryCounts = {
  readonly told: number;
  readonly read: number;
  readonly found: number;
  readonly right: number;
  readonly title: number;
  readonly house: number;
  readonly dates: number;
};

/** What is right of one CV, and each thing that is not, in words. */
export type Result = {
  readonly name: boolean;
  readonly city: boolean;
  readonly headline: boolean;
  readonly posts: EntryCounts;
  readonly studies: EntryCounts;
  readonly faults: readonly string[];
};

const wordsOf = (text: string): readonly string[] =>
  text
    .replaceAll('’', "'")
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .match(/[a-z0-9+#]+/gu) ?? [];
const withoutBrackets = (text: string): string => text.replace(/\([^)]*\)/gu, ' ');

/** Share of words in common, F1. */
const shared = (a: readonly string[], b: readonly string[]): number => {
  if (a.length === 0 || b.length === 0) return a.length === b.length ? 1 : 0;
  const left = [...b];
  const both = a.filter((word) => {
    const at = left.indexOf(word);
    if (at !== -1) left.splice(at, 1);
    return at !== -1;
  });
  return (2 * both.length) / (a.length + b.length);
};

const alike = (truths: readonly string[], read: string): number =>
  Math.max(
    0,
    ...truths
      .filter((truth) => truth !== '')
      .map((truth) =>
        Math.max(
          shared(wordsOf(truth), wordsOf(read)),
          wordsOf(withoutBrackets(truth)).length > 0 && wordsOf(withoutBrackets(read)).length > 0
            ? shared(wordsOf(withoutBrackets(truth)), wordsOf(withoutBrackets(read)))
            : 0,
        ),
      ),
  );

/** From this share of common words on, two names are one. */
const SAME = 0.6;
const SAME_HEADLINE = 0.55;
const WHOLE = 0.99;

const isSame = (truths: readonly string[], read: string, least = SAME): boolean =>
  (read === '' && truths.includes('')) ||
  (!truths.every((truth) => truth === '') && alike(truths, read) >= least);

/** Null where nothing is told. */
const isDate = (truth: string, read: string | null): boolean | null => {
  if (truth === '') return null;
  return truth === 'null' ? read === null : (read ?? '').startsWith(truth);
};

const datesAgree = (truth: TruePost, read: ReadEntry): number =>
  (isDate(truth.start, read.start) === true ? 0.5 : 0) +
  (isDate(truth.end, read.end) === true ? 0.25 : 0);

/** Pairs what is told with what was read, the likest first. */
const pairsOf = (
  truths: readonly TruePost[],
  reads: readonly ReadEntry[],
): (readonly [TruePost, ReadEntry])[] => {
  const options = truths.flatMap((truth) =>
    reads.flatMap((read) => {
      const [title, house] = [alike(truth.title, read.title), alike(truth.house, read.house)];
      const swapped = Math.max(alike(truth.title, read.house), alike(truth.house, read.title));
      const both = shared(
        wordsOf(`${truth.title[0]} ${truth.house[0]}`),
        wordsOf(`${read.title} ${read.house}`),
      );
      const dates = datesAgree(truth, read);
      const likest = Math.max(title, house, swapped * 0.9, both);
      return likest >= SAME || (likest >= 0.35 && dates >= 0.4)
        ? [{ truth, read, value: title + house + swapped / 2 + both + dates }]
        : [];
    }),
  );
  const pairs = new Map<TruePost, ReadEntry>();
  for (const { truth, read } of options.toSorted((a, b) => b.value - a.value))
    if (!pairs.has(truth) && ![...pairs.values()].includes(read)) pairs.set(truth, read);
  return [...pairs];
};

const shown = ({ title, house, start, end }: ReadEntry | TruePost): string =>
  [title, house, start, end].map((part) => (Array.isArray(part) ? part[0] : part)).join(' ; ');

const compareEntries = (
  kind: string,
  truths: readonly TruePost[],
  all: readonly ReadEntry[],
  either: readonly string[],
  faults: string[],
): EntryCounts => {
  const pairs = pairsOf(truths, all);
  const reads = all.filter(
    (read) =>
      pairs.some(([, one]) => one === read) ||
      !either.some((name) => `${read.title} ${read.house}`.includes(name)),
  );
  const counts = {
    told: truths.length,
    read: reads.length,
    found: pairs.length,
    right: 0,
    title: 0,
    house: 0,
    dates: 0,
  };
  for (const [truth, read] of pairs) {
    const title = isSame(truth.title, read.title);
    const house = isSame(truth.house, read.house);
    const dates =
      isDate(truth.start, read.start) !== false && isDate(truth.end, read.end) !== false;
    counts.title += Number(title);
    counts.house += Number(house);
    counts.dates += Number(dates);
    counts.right += Number(title && house && dates);
    const wrong = `${title ? '' : 'T'}${house ? '' : 'H'}${dates ? '' : 'D'}`;
    if (wrong !== '') faults.push(`${kind} ${wrong} | ${shown(truth)} <- ${shown(read)}`);
  }
  for (const truth of truths)
    if (!pairs.some(([one]) => one === truth)) faults.push(`${kind} missed | ${shown(truth)}`);
  for (const read of reads)
    if (!pairs.some(([, one]) => one === read)) faults.push(`${kind} extra | ${shown(read)}`);
  return counts;
};

/** Compares what was read of a CV with what it tells, by the rules under which real CVs are judged. */
export const compareForm = (truth: Truth, read: ReadForm): Result => {
  const faults: string[] = [];
  const judged = (what: string, right: boolean, told: string, got: string): boolean => {
    if (!right) faults.push(`${what} | ${told} <- ${got}`);
    return right;
  };
  return {
    name: judged(
      'name',
      isSame([truth.firstName], read.firstName, WHOLE) &&
        isSame([truth.lastName], read.lastName, WHOLE),
      `${truth.firstName} / ${truth.lastName}`,
      `${read.firstName} / ${read.lastName}`,
    ),
    city: judged('city', isSame([truth.city], read.city, WHOLE), truth.city, read.city),
    headline: judged(
      'headline',
      isSame(truth.headline, read.headline, SAME_HEADLINE),
      truth.headline[0] ?? '',
      read.headline,
    ),
    posts: compareEntries('post', truth.posts, read.posts, truth.either.posts, faults),
    studies: compareEntries('study', truth.studies, read.studies, truth.either.studies, faults),
    faults,
  };
};
