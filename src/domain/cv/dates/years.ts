import type { CvExperience } from '#/domain/cv/cv';
import type { YearMonth } from '#/domain/shared/plainDate';

/** Half-open interval of months counted from year 0. */
type Interval = { readonly from: number; readonly to: number };

const monthIndex = (iso: string): number =>
  Number(iso.slice(0, 4)) * 12 + Number(iso.slice(5, 7)) - 1;

/** Where only years are known, work is counted from the middle of the first to the middle of the last. */
const MIDDLE = 6;

const intervalOf = (
  start: YearMonth,
  end: YearMonth | 'ongoing' | null,
  todayIndex: number,
): Interval | null => {
  const last = end ?? start;
  const sameYear = last !== 'ongoing' && last.year === start.year;
  let from = start.year * 12 + (start.month === null ? MIDDLE : start.month - 1);
  let to = todayIndex + 1;
  if (last !== 'ongoing') to = last.year * 12 + (last.month === null ? MIDDLE : last.month);
  // One year alone: half of it.
  if (sameYear && start.month === null) from = start.year * 12 + 3;
  if (sameYear && last.month === null)
    to = Math.max(from + 1, start.month === null ? from + MIDDLE : last.year * 12 + 12);
  to = Math.min(to, todayIndex + 1);
  return to > from ? { from, to } : null;
};

const union = (intervals: readonly Interval[]): Interval[] => {
  const merged: Interval[] = [];
  for (const interval of [...intervals].sort((a, b) => a.from - b.from)) {
    const last = merged.at(-1);
    if (last !== undefined && interval.from <= last.to)
      merged[merged.length - 1] = { from: last.from, to: Math.max(last.to, interval.to) };
    else merged.push(interval);
  }
  return merged;
};

const lengthOf = (intervals: readonly Interval[]): number =>
  union(intervals).reduce((total, { from, to }) => total + to - from, 0);

/**
 * Months of work up to `today` (ISO day), overlapping periods counted once: jobs and apprenticeships
 * in full, internships by half where no job covers them, volunteering not at all. Null without dates.
 */
export const monthsOfExperience = (
  experiences: readonly Pick<CvExperience, 'kind' | 'start' | 'end'>[],
  today: string,
): number | null => {
  const todayIndex = monthIndex(today);
  const full: Interval[] = [];
  const half: Interval[] = [];
  let dated = 0;
  for (const { kind, start, end } of experiences) {
    if (start === null || kind === 'volunteering') continue;
    dated += 1;
    const interval = intervalOf(start.value, end?.value ?? null, todayIndex);
    if (interval !== null) (kind === 'internship' ? half : full).push(interval);
  }
  if (dated === 0) return null;
  const work = lengthOf(full);
  return Math.round(work + (lengthOf([...full, ...half]) - work) / 2);
};
