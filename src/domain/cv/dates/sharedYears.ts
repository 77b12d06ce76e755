import type { DateAtom } from '#/domain/cv/dates/dateAtoms';

type Dated = Extract<DateAtom, { kind: 'date' }>;
type Months = { readonly first: Dated; readonly last: Dated; readonly next: number };

/** "mai a septembre", "juin/juillet": what links two months of one year. */
const MONTH_LINK = /^\s?(?:-+|\/|au?|et|&)\s?(?:debut |mi-?|fin )?$/u;
/** "2019 (mai", "2019 : mai": the year, then its months. */
const OPENS_MONTHS = /^\s?(?:\(|:)\s?(?:de |d'|du )?$/u;
/** "juin - juillet (2019": the months, then their year. */
const OPENS_YEAR = /^\s?\(\s?(?:en )?$/u;

const isMonth = (atom: DateAtom | undefined): atom is Dated =>
  atom?.kind === 'date' && atom.from.year === null && atom.from.month !== null;

const isYear = (atom: DateAtom | undefined): atom is Dated =>
  atom?.kind === 'date' && atom.from.year !== null && atom.from.year === atom.to.year;

const monthsAt = (key: string, atoms: readonly DateAtom[], at: number): Months | null => {
  const [first, last] = [atoms[at], atoms[at + 1]];
  if (!isMonth(first)) return null;
  return isMonth(last) && MONTH_LINK.test(key.slice(first.end, last.start))
    ? { first, last, next: at + 2 }
    : { first, last: first, next: at + 1 };
};

/** The period from the first month to the last; the year is that of the last where it passes a new year. */
const within = (year: number, { first, last }: Months, start: number, end: number): Dated => {
  const [from, to] = [first.from.month ?? 1, last.to.month ?? 12];
  return {
    kind: 'date',
    start,
    end,
    from: { year: from > to ? year - 1 : year, month: from },
    to: { year, month: to },
  };
};

/** Gives its year to the months written in brackets beside it: "2019 (mai a septembre)", "Juin - juillet (2019)". */
export const withSharedYears = (key: string, atoms: readonly DateAtom[]): DateAtom[] => {
  const read: DateAtom[] = [];
  for (let at = 0; at < atoms.length; at += 1) {
    const atom = atoms[at];
    if (atom === undefined) break;
    const after = isYear(atom) ? monthsAt(key, atoms, at + 1) : null;
    if (
      isYear(atom) &&
      after !== null &&
      atom.from.year !== null &&
      OPENS_MONTHS.test(key.slice(atom.end, after.first.start))
    ) {
      read.push(within(atom.from.year, after, atom.start, after.last.end));
      at = after.next - 1;
      continue;
    }
    const months = monthsAt(key, atoms, at);
    const year = months === null ? undefined : atoms[months.next];
    if (
      months !== null &&
      isYear(year) &&
      year.from.year !== null &&
      OPENS_YEAR.test(key.slice(months.last.end, year.start))
    ) {
      read.push(within(year.from.year, months, months.first.start, year.end));
      at = months.next;
      continue;
    }
    read.push(atom);
  }
  return read;
};

/** What separates the years of a list: "2019, 2020 et 2021". */
const NEXT_YEAR = /^\s?(?:,|et|&|, et)\s?$/u;
const DASH = /^\s?-\s?$/u;

const isBareYear = (atom: DateAtom | undefined): atom is Dated =>
  isYear(atom) && atom.from.month === null && atom.to.month === null;

/** "2019-2020-2021": three years or more that one dash after the other joins; two are the ends of a period. */
const isDashed = (key: string, [one, next, last]: readonly (DateAtom | undefined)[]): boolean =>
  isBareYear(one) &&
  isBareYear(next) &&
  isBareYear(last) &&
  one.from.year !== null &&
  next.from.year === one.from.year + 1 &&
  last.from.year === one.from.year + 2 &&
  DASH.test(key.slice(one.end, next.start)) &&
  DASH.test(key.slice(next.end, last.start));

/** Joins years that follow each other in a list into the period from the first to the last. */
export const withYearLists = (key: string, atoms: readonly DateAtom[]): DateAtom[] => {
  const read: DateAtom[] = [];
  const dashed = new Set(
    atoms.flatMap((_, at) => {
      const three = atoms.slice(at, at + 3);
      return isDashed(key, three) ? three.slice(1) : [];
    }),
  );
  for (const atom of atoms) {
    const last = read.at(-1);
    if (
      last?.kind === 'date' &&
      isBareYear(atom) &&
      last.to.month === null &&
      last.from.month === null &&
      last.to.year !== null &&
      last.to.year + 1 === atom.from.year &&
      (dashed.has(atom) || NEXT_YEAR.test(key.slice(last.end, atom.start)))
    )
      read[read.length - 1] = { ...last, end: atom.end, to: atom.to };
    else read.push(atom);
  }
  return read;
};
