import type { Application } from '#/domain/applications/application';
import type { Day } from '#/domain/applications/days';
import type { InterviewSession } from '#/domain/interview/interview';
import type { SavedAnalysis } from '#/domain/matching/savedAnalysis';
import { localDay } from '#/domain/shared/localDay';

/** As much as a day asks of anybody: more is not counted. */
export const MOST_DONE = 3;

/** How many things were done on a day: applications sent, follow-ups made, offers compared for real, interviews practised; 0 to `MOST_DONE`. */
export const doneOn = (
  day: Day,
  applications: readonly Application[],
  analyses: readonly SavedAnalysis[],
  interviews: readonly Pick<InterviewSession, 'startedAt' | 'answers'>[],
): number => {
  const sent = applications.filter(({ date }) => date === day).length;
  const followed = applications.flatMap(({ followUps }) =>
    followUps.filter(({ doneOn: on }) => on === day),
  ).length;
  const compared = analyses.filter(({ sample, date }) => !sample && date.startsWith(day)).length;
  const practised = interviews.filter(
    ({ startedAt, answers }) =>
      localDay(new Date(startedAt)) === day && Object.keys(answers).length > 0,
  ).length;
  return Math.min(MOST_DONE, sent + followed + compared + practised);
};
