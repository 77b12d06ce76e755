import { findDates } from '#/domain/cv/dates/dates';
import type { CvLine } from '#/domain/cv/text/lines';

/** Fewer such lines may be tasks that happen to be dated. */
const LEAST_HEADS = 2;

/** "• Atelier Nord⇥2019 - 2021", in bold: what its last cell tells is when, and nothing else. */
const isHead = ({ bullet, source, text, key }: CvLine): boolean => {
  const tab = text.lastIndexOf('\t');
  if (!bullet || !source.bold || tab < 0) return false;
  const cell = key.slice(tab + 1);
  const [date] = findDates(cell);
  return date !== undefined && !/\p{L}{2}/u.test(cell.slice(0, date.start) + cell.slice(date.end));
};

/**
 * A bullet before the bold, dated head of an entry is an ornament where what the entries list stands under
 * bullets in plain type: those lines are read as if it were not there.
 */
export const withoutOrnaments = (lines: readonly CvLine[]): readonly CvLine[] => {
  const heads = new Set(lines.filter(isHead));
  if (heads.size < LEAST_HEADS) return lines;
  const listed = lines.filter(({ bullet, source }) => bullet && !source.bold);
  if (listed.length < heads.size) return lines;
  return lines.map((line) => (heads.has(line) ? { ...line, bullet: false } : line));
};
