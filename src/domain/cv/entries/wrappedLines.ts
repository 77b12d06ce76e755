import { isTitleLike } from '#/domain/cv/cues/personTitles';
import { loneDate, openingDate } from '#/domain/cv/dates/dateInLine';
import { findDates } from '#/domain/cv/dates/dates';
import { TASK_LABEL } from '#/domain/cv/entries/tasks.fr';
import { MAX_LINE, isCapitals } from '#/domain/cv/text/lines';
import type { CvLine } from '#/domain/cv/text/lines';

/** A header longer than this is a sentence. */
const MAX_JOINED = 220;
/** Lines of one header stand closer than this, in line heights. */
const CLOSE = 0.5;

/** Words and marks that no header ends with: the line goes on. */
export const GOES_ON =
  /(?:[,(&/]|\s(?:a|au|aux|chez|d'|l'|de|des|du|en|et|la|le|les|ou|par|pour|sur|the|of|and)|[\s(](?:d|l)')\s*$/u;
/** Small letters, a bracket or a link at the head of a line go on with the line above. */
const CONTINUES = /^[\s\u00a0]*(?:\p{Ll}|\(|&\s)/u;

/** Two lines of one page in one size. */
export const sameType = ({ source: a }: CvLine, { source: b }: CvLine): boolean =>
  a.page === b.page && Math.abs(a.fontSize - b.fontSize) < 0.6;

/** "2010 - 2012 <tab> Technicienne en" over "optique": the date in its cell is in a type of its own. */
const isRowOver = ({ key, text, source }: CvLine, next: CvLine): boolean =>
  text.includes('\t') &&
  source.page === next.source.page &&
  source.block === next.source.block &&
  GOES_ON.test(key) &&
  loneDate(key.slice(0, key.indexOf('\t'))) !== null;

/** A line that can open a header: dated, a trade's name, or set apart by its type. */
const opensHeader = (line: CvLine, dated: boolean): boolean =>
  dated ||
  isTitleLike(line.key.replace(/^[^\p{L}]+/u, '')) ||
  (!line.bullet && (line.source.bold || isCapitals(line.text)));

/** "(Loisirs," over "Ateliers) - 2020, 2021": the bracket holds both lines together. */
const closesBracket = (line: CvLine, next: CvLine): boolean => {
  const open = line.text.lastIndexOf('(');
  const close = next.text.indexOf(')');
  return (
    open > line.text.lastIndexOf(')') && close >= 0 && !next.text.slice(0, close).includes('(')
  );
};

/** How much of a line a date that goes on from the line above may take. */
const MAX_DATE = 40;

/** "Vendeuse, Laval (Mars" over "2014 - mai 2016)", "Depuis" over "2020": the date that both lines hold, and neither alone. */
const shareDate = (line: CvLine, next: CvLine): boolean => {
  const head = `${line.key.trimEnd()} `;
  const lower = next.key.trimStart().slice(0, MAX_DATE);
  return findDates(head + lower).some(
    ({ start, end, shape, dangling, from }) =>
      start < head.length - 1 &&
      end > head.length &&
      !dangling &&
      (shape !== 'point' || from.month !== null) &&
      !/\p{L}/u.test(shape === 'point' ? '' : lower.slice(end - head.length)),
  );
};

const isWrapped = (line: CvLine, next: CvLine): boolean => {
  if (next.bullet || line.text.length + next.text.length > MAX_JOINED) return false;
  if (next.text.includes('\t') || next.source.gapBefore >= CLOSE) return false;
  if (!sameType(line, next) && !isRowOver(line, next)) return false;
  if (shareDate(line, next)) return true;
  if (/[.;:!?]\s*$/u.test(line.text) || TASK_LABEL.test(next.key)) return false;
  const open = GOES_ON.test(line.key) || closesBracket(line, next);
  if (!open && !(CONTINUES.test(next.text) && line.source.bold === next.source.bold)) return false;
  if (TASK_LABEL.test(line.key) && openingDate(next.key) !== null) return false;
  const dated = findDates(line.key).length > 0;
  if (dated && findDates(next.key).length > 0 && !closesBracket(line, next)) return false;
  return (open && !line.bullet) || opensHeader(line, dated);
};

/** Two lines as one: a space stands where the line broke, so that offsets hold. */
export const joined = (line: CvLine, next: CvLine): CvLine => ({
  ...line,
  end: next.end,
  text: `${line.text} ${next.text}`,
  key: `${line.key} ${next.key}`,
  body: {
    start: line.body.start,
    end: next.start + next.text.trimEnd().length,
    text: `${line.text} ${next.text}`.slice(line.body.start - line.start).trimEnd(),
  },
});

/**
 * The lines of a section with each header that wraps onto a second line made one again. A joined line
 * keeps its offsets: a space stands where the line broke.
 */
export const withWrapsJoined = (lines: readonly CvLine[]): CvLine[] => {
  const read: CvLine[] = [];
  for (const line of lines) {
    const last = read.at(-1);
    if (
      last !== undefined &&
      last.end + 1 === line.start &&
      last.text.length < MAX_LINE / 4 &&
      isWrapped(last, line)
    )
      read[read.length - 1] = joined(last, line);
    else read.push(line);
  }
  return read;
};
