import { byHeight } from '#/adapters/documents/layout/segmentMeasures';
import type { LaidLine, Paragraph, Segment } from '#/adapters/documents/layout/types';
import { joinPlaces } from '#/adapters/documents/layout/wordPlaces';

const SAME_LINE = 0.3;

/** Segments of one baseline, left to right. */
export type Row = readonly Segment[];

/** Groups segments by baseline, top to bottom. */
export const toRows = (segments: readonly Segment[]): readonly Row[] => {
  const rows: Segment[][] = [];
  for (const segment of segments.toSorted(byHeight)) {
    const first = rows.at(-1)?.[0];
    if (
      first !== undefined &&
      segment.y - first.y <= SAME_LINE * Math.min(segment.size, first.size)
    )
      rows.at(-1)?.push(segment);
    else rows.push([segment]);
  }
  return rows.map((row) => row.sort((a, b) => a.x0 - b.x0));
};

/** A cell or label with the text of the line below that goes on with it. */
export const joinCell = (cell: Segment, more: Segment): Segment => ({
  ...cell,
  text: `${cell.text} ${more.text}`,
  places: joinPlaces([cell, more]),
  x0: Math.min(cell.x0, more.x0),
  x1: Math.max(cell.x1, more.x1),
  yEnd: more.yEnd,
});

/** Puts the lines of each paragraph together again, on the first of them. */
export const paragraphsJoined = (segments: readonly Segment[]): readonly Segment[] => {
  const places = new Map<Paragraph, number>();
  const joined: Segment[] = [];
  for (const segment of segments) {
    const { paragraph } = segment;
    const place = paragraph === undefined ? undefined : places.get(paragraph);
    const head = place === undefined ? undefined : joined[place];
    if (place !== undefined && head !== undefined) joined[place] = joinCell(head, segment);
    else {
      if (paragraph !== undefined) places.set(paragraph, joined.length);
      joined.push(segment);
    }
  }
  return joined;
};

/** The line a row reads as, its segments parted by tabs. */
export const toLine = (row: Row, table = false): LaidLine | null => {
  const [first] = row;
  if (first === undefined) return null;
  return {
    text: row.map(({ text }) => text).join('\t'),
    x0: first.x0,
    x1: Math.max(...row.map(({ x1 }) => x1)),
    y: first.y,
    yEnd: Math.max(...row.map(({ yEnd }) => yEnd)),
    size: Math.max(...row.map(({ size }) => size)),
    bold: row.some(({ bold }) => bold),
    bullet: first.bullet,
    places: joinPlaces(row),
    ...(first.paragraph === undefined ? {} : { paragraph: first.paragraph }),
    table,
  };
};

/** Lines of a text without table or columns. */
export const plainLines = (segments: readonly Segment[]): readonly LaidLine[] =>
  toRows(segments).flatMap((row) => toLine(row) ?? []);
