import type { Application } from '#/domain/applications/application';
import type { Day } from '#/domain/applications/days';
import type { SavedAnalysis } from '#/domain/matching/savedAnalysis';

/** As much as a day asks of anybody: more is not counted. */
export const MOST_DONE = 3;

/** How many things were done on a day: applications sent, follow-ups made, offers compared for real; 0 to `MOST_DONE`. */
export const doneOn = (
  day: Day,
  applications: readonly Application[],
  analyses: readonly SavedAnalysis[],
): number => {
  const sent = applications.filter(({ date }) => date === day).length;
  const followed = applications.flatMap(({ followUps }) =>
    followUps.filter(({ doneOn: on }) => on === day),
  ).length;
  const compared = analyses.filter(({ sample, date }) => !sample && date.startsWith(day)).length;
  return Math.min(MOST_DONE, sent + followed + compared);
};
