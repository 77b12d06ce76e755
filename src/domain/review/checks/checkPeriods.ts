import { findDates } from '#/domain/cv/dates/dates';
import { GAP } from '#/domain/cv/dates/gaps.fr';
import {
  itemNowhere,
  itemOn,
  monthNumber,
  monthOf,
  monthOfDay,
  nameOf,
  widestSpan,
} from '#/domain/review/scene';
import type { Finding, MonthSpan, Scene } from '#/domain/review/scene';
import { BETTER } from '#/domain/review/texts.fr';
import { monthInWords } from '#/domain/review/words/linePatterns.fr';

/** Shorter pauses are notice periods, holidays and searches that nobody asks about. */
const SHORTEST_GAP = 7;
const RECENT_YEARS = 10;
const SHORTEST_OVERLAP = 4;
/** A diploma with its year alone stands for the studies of the school year before, and for what follows until its end. */
const STUDY_MONTHS = 21;

const spansIn = (key: string, today: number): readonly MonthSpan[] =>
  findDates(key).map(({ from, to }) => ({
    from: monthNumber(from),
    to: to === 'ongoing' ? today : monthNumber(to) + (to.month === null ? 11 : 0),
  }));

/** Periods of the lines that tell a pause in so many words; the dates may stand on the line before or after. */
const toldPauses = ({ lines }: Scene, today: number): readonly MonthSpan[] =>
  lines.flatMap(({ key }, index) => {
    const told = GAP.test(key) || findDates(key).some(({ end }) => GAP.test(key.slice(end)));
    if (!told) return [];
    const own = spansIn(key, today);
    const around = [lines[index - 1], lines[index + 1]].flatMap((line) =>
      line === undefined ? [] : spansIn(line.key, today),
    );
    return own.length > 0 ? own : around;
  });

const studies = ({ cv }: Scene, today: number): readonly MonthSpan[] =>
  cv.education.flatMap(({ start, end, inProgress }) => {
    if (inProgress && start !== null) return [{ from: monthNumber(start.value), to: today }];
    if (end === null) return [];
    const to = end.value.year * 12 + (end.value.month ?? 12) - 1;
    return [{ from: start === null ? to - STUDY_MONTHS : monthNumber(start.value), to }];
  });

const merged = (spans: readonly MonthSpan[]): readonly MonthSpan[] => {
  const all: MonthSpan[] = [];
  for (const span of [...spans].sort((one, other) => one.from - other.from)) {
    const last = all.at(-1);
    if (last !== undefined && span.from <= last.to + 1)
      all[all.length - 1] = { from: last.from, to: Math.max(last.to, span.to) };
    else all.push(span);
  }
  return all;
};

const words = (month: number): string => monthInWords(monthOf(month));

const gaps = (scene: Scene): readonly Finding[] => {
  const { cv } = scene;
  const today = monthOfDay(cv.readOn);
  const jobs = cv.experiences.flatMap((entry) => widestSpan(entry, cv.readOn) ?? []);
  // What has no date may fill any gap.
  if (jobs.length === 0 || jobs.length < cv.experiences.length) return [];
  const first = Math.min(...jobs.map(({ from }) => from));
  const known = merged([...jobs, ...studies(scene, today), ...toldPauses(scene, today)]);
  const items = known.flatMap(({ to }, index) => {
    const next = known[index + 1];
    const until = next === undefined ? today : next.from - 1;
    const from = to + 1;
    if (until - from + 1 < SHORTEST_GAP || until < today - RECENT_YEARS * 12 || to < first)
      return [];
    const better =
      next === undefined ? BETTER.gapNow(words(from)) : BETTER.gap(words(from), words(until));
    const before =
      cv.experiences.find((entry) => widestSpan(entry, cv.readOn)?.to === to) ??
      cv.experiences.find((entry) => widestSpan(entry, cv.readOn)?.from === until + 1);
    return [
      before === undefined
        ? itemNowhere('gaps', `${from}`, better)
        : itemOn(scene, 'gaps', nameOf(scene, before), better),
    ];
  });
  return items.length === 0 ? [] : [{ check: 'gaps', items, cost: 0 }];
};

const overlaps = (scene: Scene): readonly Finding[] => {
  const { cv } = scene;
  const jobs = cv.experiences.flatMap((entry) => {
    const span = widestSpan(entry, cv.readOn);
    const exact =
      entry.start?.value.month !== null &&
      (entry.end === null || entry.end.value === 'ongoing' || entry.end.value.month !== null);
    return span !== null && exact && entry.kind === 'job' ? [{ entry, span }] : [];
  });
  const items = jobs.flatMap(({ entry, span }, index) => {
    const other = jobs
      .slice(index + 1)
      .find(
        ({ span: its }) =>
          Math.min(span.to, its.to) - Math.max(span.from, its.from) + 1 >= SHORTEST_OVERLAP,
      );
    if (other === undefined) return [];
    const better = BETTER.overlap(`\u00ab\u00a0${nameOf(scene, other.entry).text}\u00a0\u00bb`);
    return [itemOn(scene, 'overlaps', nameOf(scene, entry), better)];
  });
  return items.length === 0 ? [] : [{ check: 'overlaps', items, cost: 0 }];
};

/** Periods without anything and posts at the same time: neutral notes, which cost nothing. */
export const checkPeriods = (scene: Scene): readonly Finding[] => [
  ...gaps(scene),
  ...overlaps(scene),
];
