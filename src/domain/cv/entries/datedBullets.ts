import { findDates } from '#/domain/cv/dates/dates';
import { joined, sameType } from '#/domain/cv/entries/wrappedLines';
import type { CvLine } from '#/domain/cv/text/lines';

/** A bullet may run over so many lines more. */
const MAX_WRAPS = 2;
/** Lines of one bullet stand closer than this, in line heights. */
const CLOSE = 0.5;
/** Bullets that end with a date, and their share, from which on a list is one of posts. */
const MIN_DATED = 3;
const DATED_SHARE = 0.4;

const endsWithDate = (key: string): boolean => {
  const last = findDates(key).at(-1);
  return (
    last !== undefined &&
    /\p{L}/u.test(key.slice(0, last.start)) &&
    !/[\p{L}\p{N}]/u.test(key.slice(last.end))
  );
};

/** A bullet with the lines that it runs onto. */
const groupsOf = (lines: readonly CvLine[]): (readonly CvLine[])[] => {
  const groups: CvLine[][] = [];
  for (const line of lines) {
    const open = groups.at(-1);
    const above = open?.at(-1);
    const goesOn =
      !line.bullet &&
      open?.[0]?.bullet === true &&
      above !== undefined &&
      above.end + 1 === line.start &&
      open.length <= MAX_WRAPS &&
      line.source.gapBefore < CLOSE &&
      sameType(above, line);
    if (goesOn) open.push(line);
    else groups.push([line]);
  }
  return groups;
};

const keyOf = (group: readonly CvLine[]): string => group.map(({ key }) => key).join(' ');

/** The bullets of a list that tells its posts so: "Vendeuse, Nordal, Pau, 2018"; none where it does not. */
const datedGroups = (groups: readonly (readonly CvLine[])[]): ReadonlySet<readonly CvLine[]> => {
  const bullets = groups.filter(([first]) => first?.bullet === true);
  const dated = bullets.filter((group) => endsWithDate(keyOf(group)));
  const listed =
    groups[0]?.[0]?.bullet === true &&
    dated.length >= MIN_DATED &&
    dated.length >= bullets.length * DATED_SHARE;
  return new Set(listed ? dated : []);
};

/** The first line of a run is a bullet, and bullets of it end with their dates: they are its posts. */
export const areBulletsDatedLast = (lines: readonly CvLine[]): boolean =>
  datedGroups(groupsOf(lines)).size > 0;

/** The lines of a section with each bullet that ends with a date, a line or two below, made one again. */
export const withDatedBulletsJoined = (lines: readonly CvLine[]): CvLine[] => {
  const groups = groupsOf(lines);
  const dated = datedGroups(groups);
  return groups.flatMap((group) => (dated.has(group) ? [group.reduce(joined)] : [...group]));
};
