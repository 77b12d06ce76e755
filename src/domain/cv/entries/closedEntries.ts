import type { Anchor } from '#/domain/cv/entries/anchors';
import { aroundDate, wholeLine } from '#/domain/cv/entries/headLines';
import { MAX_ABOVE, slotsOfLine } from '#/domain/cv/entries/headRows';
import type { HeadRow } from '#/domain/cv/entries/headRows';
import type { CvLine } from '#/domain/cv/text/lines';
import type { Lexicon } from '#/domain/lexicon/lexicon';

const MIN_CLOSED = 3;
const MAX_HEAD = 90;
/** Blank space, in line heights, that sets an entry apart from the date of the one before. */
const APART = 0.3;

/**
 * The last line of the section is a date with nothing beside it, as every other date is, and no more lines stand over
 * each than a header has, apart from the date before: they are that entry, and nothing was told of what was done.
 */
export const areClosed = (lines: readonly CvLine[], anchors: readonly Anchor[]): boolean =>
  anchors.length >= MIN_CLOSED &&
  anchors.at(-1)?.at === lines.length - 1 &&
  anchors.every((anchor, index) => {
    const line = lines[anchor.at];
    const over = lines.slice((anchors[index - 1]?.at ?? -1) + 1, anchor.at);
    return (
      line !== undefined &&
      aroundDate(line, anchor).length === 0 &&
      over.length >= 1 &&
      over.length <= MAX_ABOVE &&
      over.every(
        ({ bullet, text, source }, rank) =>
          !bullet &&
          text.length <= MAX_HEAD &&
          (index === 0 || source.gapBefore >= APART === (rank === 0)),
      )
    );
  });

/** The lines over a date that closes its entry, nearest first. */
export const closedRows = (
  lines: readonly CvLine[],
  { at }: Anchor,
  floor: number,
  lexicon: Lexicon,
): HeadRow[] =>
  lines
    .slice(floor, at)
    .map((line, index) => {
      const piece = wholeLine(line);
      return {
        at: floor + index,
        piece,
        slots: slotsOfLine(line, piece, floor + index - at, lexicon),
        worth: 0,
      };
    })
    .reverse();
