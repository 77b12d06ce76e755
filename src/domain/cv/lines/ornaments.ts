import { findDates } from '#/domain/cv/dates/dates';
import { typeOf, wordCount } from '#/domain/cv/text/lines';
import type { CvLine } from '#/domain/cv/text/lines';
import { leftOf } from '#/domain/cv/text/margins';

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

/** Bold, dated heads under bullets, where what they list stands under bullets in plain type. */
const boldHeads = (lines: readonly CvLine[]): readonly CvLine[] => {
  const heads = lines.filter(isHead);
  const listed = lines.filter(({ bullet, source }) => bullet && !source.bold);
  return heads.length >= LEAST_HEADS && listed.length >= heads.length ? heads : [];
};

/** Words that may stand beside the date under a head: who employed, or the school. */
const LONGEST_HOUSE = 8;

/** "2019 - 2021", "Atelier Nord | 2019 - 2021": a line that says when, and where at most. */
const tellsWhen = ({ bullet, text, key }: CvLine): boolean => {
  if (bullet || wordCount(text) > LONGEST_HOUSE * 2) return false;
  const [date, ...more] = findDates(key);
  if (date === undefined || more.length > 0 || /\p{L}/u.test(key.slice(date.end))) return false;
  const before = key.slice(0, date.start);
  if (!/[\p{L}\p{N}]/u.test(before)) return true;
  return /[|\t(,]\s*$|\s-\s*$/u.test(before) && wordCount(before) <= LONGEST_HOUSE;
};

/** Points by which bullets of one list, placed by hand, may begin apart; a level further in is more. */
const SAME_LEFT = 6;

/** Bullets of one list: one type, and their words begin below one another. */
const areListed = (a: CvLine, b: CvLine): boolean =>
  typeOf(a) === typeOf(b) && Math.abs((leftOf(a) ?? 0) - (leftOf(b) ?? 0)) <= SAME_LEFT;

/** Lines that a head may run onto. */
const MAX_WRAPS = 1;

/** Lines that a header without bullets may have: its date, and a line under it. */
const LINES_OF_HEADER = 2;

/** Lines between two heads that share a list: more belong to two sections. */
const MAX_APART = 40;

/**
 * "• Vendeuse" over "Maison Laval | 2019 - 2021", twice or more: a bullet right above a line that says when heads
 * an entry, where bullets of what was done follow the date, or no other bullet of its list stands among them.
 */
const headsOverDates = (lines: readonly CvLine[]): readonly CvLine[] => {
  const found = lines.flatMap((line, at) => {
    if (!line.bullet || findDates(line.key).length > 0) return [];
    const next = lines.slice(at + 1, at + 2 + MAX_WRAPS);
    const when = next.findIndex(tellsWhen);
    const wraps = next.slice(0, when);
    // A line that goes on begins in small letters: a title between a task and its date is no end of the task.
    const goesOn = wraps.every(({ bullet, text }) => !bullet && /^\P{L}*\p{Ll}/u.test(text));
    if (when < 0 || !goesOn || wraps.some(({ key }) => findDates(key).length > 0)) return [];
    const after = lines[at + when + 2];
    return [{ line, at, told: after === undefined || after.bullet }];
  });
  return found
    .filter(({ line, at, told }) => {
      const alike = found.filter(
        (other) =>
          other.at !== at && Math.abs(other.at - at) <= MAX_APART && areListed(other.line, line),
      );
      if (alike.length + 1 < LEAST_HEADS) return false;
      const [from, to] = [
        Math.min(at, ...alike.map((one) => one.at)),
        Math.max(at, ...alike.map((one) => one.at)),
      ];
      // Where a date stands over the first, or a bullet like it, they are what was done then.
      const above = lines.slice(Math.max(0, from - LINES_OF_HEADER), from);
      const over = above.at(-1);
      if (above.some(({ key }) => findDates(key).length > 0)) return false;
      if (over?.bullet && areListed(over, line)) return false;
      const others = lines
        .slice(from, to + 1)
        .filter((one) => one.bullet && areListed(one, line)).length;
      return others === alike.length + 1 || (told && alike.every((one) => one.told));
    })
    .map(({ line }) => line);
};

/** A bullet before the head of an entry is an ornament: those lines are read as if it were not there. */
export const withoutOrnaments = (lines: readonly CvLine[]): readonly CvLine[] => {
  const heads = new Set([...boldHeads(lines), ...headsOverDates(lines)]);
  if (heads.size === 0) return lines;
  return lines.map((line) => (heads.has(line) ? { ...line, bullet: false } : line));
};
