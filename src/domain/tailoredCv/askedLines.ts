import type { LedgerRow, MatchReport } from '#/domain/matching/report';
import { fold } from '#/domain/shared/text';
import type { TextRange } from '#/domain/shared/textRange';
import { LONGEST_LINE, LONGEST_SHORT } from '#/domain/tailoredCv/tailoredCv';
import type { TailoredLine } from '#/domain/tailoredCv/tailoredCv';

/** A text of a line, with where it stands. */
export type Placed = { readonly text: string; readonly range: TextRange | null };

/** Rows that words of one line can show; a trade, years and a level are shown by the whole. */
const SHOWN_BY_LINES = new Set<LedgerRow['axis']>(['skills', 'missions', 'languages']);

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
    ({ axis, answer, doubtful }) =>
      SHOWN_BY_LINES.has(axis) && answer !== 'missing' && doubtful !== true,
  );
  const shown = (placed: Placed): readonly LedgerRow[] =>
    rows.filter((row) => restsOn(row, placed));
  const quotes = rows.flatMap(({ evidence }) => evidence.map(({ quote }) => fold(quote)));
  return {
    asked: (placed: Placed): string[] =>
      [...new Set(shown(placed).map(({ label }) => label.slice(0, LONGEST_SHORT)))].slice(0, 12),
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
  return { id, text, original: text, at, kept: true, asked: reader.asked(placed) };
};

/** Lines of one entry, what the offer asks for first; the others keep their order. */
export const askedLinesFirst = (
  placed: readonly Placed[],
  id: string,
  reader: Reader,
): TailoredLine[] =>
  placed
    .map((one, at) => ({
      line: lineOf(one, at, `${id}-${at}`, reader),
      weight: reader.weight(one),
    }))
    .toSorted((a, b) => b.weight - a.weight || a.line.at - b.line.at)
    .map(({ line }) => line);
