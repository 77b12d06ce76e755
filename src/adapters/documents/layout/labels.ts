import { endsWithMonth, isDateCell, yearOf } from '#/adapters/documents/layout/dateCells';
import { joinCell } from '#/adapters/documents/layout/rows';
import { aligned, byHeight, startsLower } from '#/adapters/documents/layout/segmentMeasures';
import type { Segment } from '#/adapters/documents/layout/types';

/** A line nearer than this to the one above, in ems, may go on with the same label. */
const WRAP_PITCH = 1.5;
/** Two dates that are one period may be set a little further apart. */
const STACK_PITCH = 2.2;
const SAME_SIZE = 0.6;
/** A label that ends so is not finished: `Octobre 2023 -`. */
export const OPEN_END = /[-\u2013\u2014,/&(]$/u;
/** Between the two ends of a period set one above the other. */
const LINK = /^(?:[-\u2013\u2014>\u2192\u2193]|\u00e0|au)$/u;
/** The next label is this much further away than the lines of one label are from each other. */
const NEXT_FACTOR = 1.2;
/** A date stands at most this far, in ems, above or below the text it belongs to. */
const REACH = 1.2;
/** A text begins where the space above it is so much wider than the space below it. */
const OPENING = 1.25;

const besideOf = (label: Segment, body: readonly Segment[]): Segment | undefined =>
  body.find((line) => aligned(line, label));

/** A text in the same type as another: the heads of two entries, not the head of one and what is under it. */
const inSameType = (one: Segment, other: Segment): boolean =>
  one.bold === other.bold && Math.abs(one.size - other.size) <= 0.04 * one.size;

/** Start and end of one period set one above the other, each on a line of the text beside them. */
const isStackedPeriod = (
  last: Segment,
  label: Segment,
  next: Segment | undefined,
  body: readonly Segment[],
): boolean => {
  if (!isDateCell(last.text) || !isDateCell(label.text)) return false;
  if (next !== undefined && next.y - label.y <= NEXT_FACTOR * (label.y - last.y)) return false;
  const [from, to] = [yearOf(last.text), yearOf(label.text)];
  if (from === null || to === null || to > from) return true;
  const [head, under] = [besideOf(last, body), besideOf(label, body)];
  return head !== undefined && under !== undefined && !inSameType(head, under);
};

/** "From September" over "2020 to September 2021": the month above waits for its year. */
const waitsForYear = (last: Segment, label: Segment): boolean =>
  isDateCell(last.text) &&
  isDateCell(label.text) &&
  /^(?:19|20)\d{2}/u.test(label.text) &&
  endsWithMonth(last.text);

/** Goes on with the label above: on a line of its own, in the middle of a phrase, or as the end of its period. */
const continues = (
  label: Segment,
  last: Segment,
  next: Segment | undefined,
  body: readonly Segment[],
): boolean => {
  const stacked = isStackedPeriod(last, label, next, body);
  const pitch = stacked ? STACK_PITCH : WRAP_PITCH;
  if (label.y - last.y > pitch * Math.min(label.size, last.size)) return false;
  if (Math.abs(label.size - last.size) >= SAME_SIZE) return false;
  const dates = isDateCell(last.text) && isDateCell(label.text);
  if (label.bold !== last.bold && !dates) return false;
  return (
    OPEN_END.test(last.text) ||
    waitsForYear(last, label) ||
    LINK.test(label.text) ||
    startsLower(label) ||
    besideOf(label, body) === undefined ||
    stacked
  );
};

/** True for the first line of an entry: more space above it than below, or the first in bold. */
const opens = (line: Segment, above: Segment | undefined, below: Segment | undefined): boolean => {
  if (above === undefined || (line.bold && !above.bold)) return true;
  return below === undefined || line.y - above.y >= OPENING * (below.y - line.y);
};

/** Puts a date that is set between the lines on the first line of the entry it stands beside. */
const onItsLine = (label: Segment, body: readonly Segment[]): Segment => {
  if (!isDateCell(label.text) || besideOf(label, body) !== undefined) return label;
  const reach = REACH * label.size;
  const near = body.flatMap((line, at) =>
    line.y >= label.y - reach && line.y <= label.yEnd + reach
      ? [{ line, opens: opens(line, body[at - 1], body[at + 1]) }]
      : [],
  );
  const head = near.find((one) => one.opens) ?? near[0];
  return head === undefined ? label : { ...label, y: head.line.y };
};

/** Brings labels of several lines together on their first line, whichever side they stand on, and beside their texts. */
export const joinLabels = (
  labels: readonly Segment[],
  body: readonly Segment[],
): readonly Segment[] => {
  const joined: { label: Segment; last: Segment }[] = [];
  labels.forEach((label, at) => {
    const above = joined.at(-1);
    if (above !== undefined && continues(label, above.last, labels[at + 1], body)) {
      above.label = joinCell(above.label, label);
      above.last = label;
    } else joined.push({ label, last: label });
  });
  const lines = body.toSorted(byHeight);
  return joined.map(({ label }) => onItsLine(label, lines));
};
