import type { CvDocument, DocumentLine, PageBox, WordPlace } from '#/domain/cv/document';
import type { TextRange } from '#/domain/shared/textRange';

/** The same places where their text begins `by` characters further on. */
export const shiftPlaces = (places: readonly WordPlace[], by: number): readonly WordPlace[] =>
  by === 0
    ? places
    : places.map((place) => ({ ...place, start: place.start + by, end: place.end + by }));

/** What of a place belongs to the characters from `from` to `to`: letters are taken to be equally wide. */
const cutPlace = (place: WordPlace, from: number, to: number): WordPlace => {
  const start = Math.max(place.start, from);
  const end = Math.min(place.end, to);
  const letter = place.width / (place.end - place.start);
  return {
    ...place,
    start,
    end,
    x: place.x + (start - place.start) * letter,
    width: (end - start) * letter,
  };
};

/** The places of the characters from `from` to `to` (exclusive), still counted from the line's start. */
export const placesWithin = (
  places: readonly WordPlace[],
  from: number,
  to: number,
): readonly WordPlace[] =>
  places
    .filter(({ start, end }) => start < to && end > from)
    .map((place) => (place.start < from || place.end > to ? cutPlace(place, from, to) : place));

/** A part of a line as a line of its own. */
export const lineSlice = (line: DocumentLine, from: number, to: number): DocumentLine => ({
  ...line,
  text: line.text.slice(from, to),
  places: shiftPlaces(placesWithin(line.places, from, to), -from),
});

/** A rectangle around what of a text stands together on one page. */
export type PlacedBox = { readonly page: number; readonly box: PageBox };

/** Words further apart than this, in heights, get boxes of their own: they stand in other columns. */
const SAME_BOX_GAP = 2.5;

const touches = (a: PageBox, b: PageBox): boolean =>
  Math.abs(a.y + a.height - b.y - b.height) <= 0.3 * Math.min(a.height, b.height) &&
  b.x - a.x - a.width <= SAME_BOX_GAP * b.height &&
  b.x >= a.x;

const around = (a: PageBox, b: PageBox): PageBox => {
  const x = Math.min(a.x, b.x);
  const y = Math.min(a.y, b.y);
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  };
};

const boxOf = ({ x, y, width, height }: PageBox): PageBox => ({ x, y, width, height });

/**
 * Where a stretch of `document.text` stands on its pages, in reading order: one box for each run of words
 * on one line. Empty for the formats that draw no pages.
 */
export const placedBoxes = (document: CvDocument, range: TextRange): readonly PlacedBox[] => {
  const found: PlacedBox[] = [];
  let start = 0;
  for (const line of document.lines) {
    if (start >= range.end) break;
    const [from, to] = [range.start - start, range.end - start];
    let box: PageBox | null = null;
    for (const place of placesWithin(line.places, from, to)) {
      const next = boxOf(place);
      if (box !== null && touches(box, next)) {
        box = around(box, next);
        continue;
      }
      if (box !== null) found.push({ page: line.page, box });
      box = next;
    }
    if (box !== null) found.push({ page: line.page, box });
    start += line.text.length + 1;
  }
  return found;
};
