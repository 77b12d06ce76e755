import type { LedgerRow, MatchReport } from '#/domain/matching/report';
import { fold } from '#/domain/shared/text';
import type { TextRange } from '#/domain/shared/textRange';
import { LONGEST_LINE, LONGEST_SHORT } from '#/domain/tailoredCv/tailoredCv';
import type { TailoredLine } from '#/domain/tailoredCv/tailoredCv';

/** A text of a line, with where it stands. */
export type Placed = { readonly text: string; readonly range: TextRange | null };

/** Rows that words of one line can show; a trade, years and a level are shown by the whole. */
const SHOWN_BY_LINES = new Set<LedgerRow['axis']>(['skills', 'missions', 'languages']);

/** Letters of the words of one wish, and wishes of one line, that may be strong. */
const LONGEST_STRONG = 40;
const MOST_STRONG = 4;

/** Whether two ranges share a character. */
export const overlap = (a: TextRange, b: TextRange): boolean => a.start < b.end && b.start < a.end;

/** Whether a row of the comparison rests on these words. */
const restsOn = ({ evidence }: LedgerRow, { text, range }: Placed): boolean =>
  evidence.some(({ quote, range: shown }) =>
    range !== null && shown !== null
      ? overlap(range, shown)
      : quote.length > 2 && fold(text).includes(fold(quote)),
  );

/** What a comparison says of the lines of the CV. */
export const readerOf = (report: Pick<MatchReport, 'rows'> | null) => {
  const rows = (report?.rows ?? []).filter(
    ({ axis, answer, doubtful, byTrade }) =>
      SHOWN_BY_LINES.has(axis) && answer !== 'missing' && doubtful !== true && byTrade !== true,
  );
  const shown = (placed: Placed): readonly LedgerRow[] =>
    rows.filter((row) => restsOn(row, placed));
  const quotes = rows.flatMap(({ evidence }) => evidence.map(({ quote }) => fold(quote)));
  return {
    asked: (placed: Placed): string[] =>
      [...new Set(shown(placed).map(({ label }) => label.slice(0, LONGEST_SHORT)))].slice(0, 12),
    /** The words of the line that answer the offer, those that count most first; a long quote is a line of its own. */
    words: ({ text, range }: Placed): string[] => {
      const quotes = shown({ text, range })
        .filter(({ answer }) => answer === 'held')
        .toSorted((a, b) => b.possibleTenths - a.possibleTenths)
        .flatMap(({ evidence }) => evidence.map(({ quote }) => quote.trim()))
        .filter(({ length }) => length > 1 && length <= LONGEST_STRONG);
      const told = fold(text);
      return [...new Set(quotes)]
        .filter((quote) => told.includes(fold(quote)))
        .slice(0, MOST_STRONG);
    },
    weight: (placed: Placed): number =>
      shown(placed).reduce((sum, { possibleTenths }) => sum + possibleTenths, 0),
    isAskedItem: (item: string): boolean => {
      const key = fold(item).trim();
      return key.length > 1 && quotes.some((quote) => quote === key || key.includes(quote));
    },
  };
};
export type Reader = ReturnType<typeof readerOf>;

export const lineOf = (placed: Placed, at: number, id: string, reader: Reader): TailoredLine => {
  const text = placed.text.slice(0, LONGEST_LINE);
  return {
    id,
    text,
    original: text,
    at,
    kept: true,
    asked: reader.asked(placed),
    shown: reader.words(placed),
  };
};

/** Of the weight of the heaviest line of a post: what stands before the others. */
const LEADS_FROM = 0.6;

/**
 * Lines of one entry below those that stay at its head: the ones that answer the offer most, then the ones that answer
 * it, then the others, each group in the order of the CV. An order by weight alone would move nearly every line, and
 * tell of none why.
 */
export const askedLinesFirst = (
  head: readonly Placed[],
  placed: readonly Placed[],
  id: string,
  reader: Reader,
): TailoredLine[] => {
  const weights = placed.map((one) => reader.weight(one));
  const most = Math.max(0, ...weights);
  const groupOf = (weight: number): number =>
    weight === 0 ? 2 : weight >= LEADS_FROM * most ? 0 : 1;
  const lines = [...head, ...placed].map((one, at) => lineOf(one, at, `${id}-${at}`, reader));
  const groups = new Map(
    lines.slice(head.length).map((line, at) => [line, groupOf(weights[at] ?? 0)]),
  );
  return [
    ...lines.slice(0, head.length),
    ...[...groups].toSorted(([, a], [, b]) => a - b).map(([line]) => line),
  ];
};
