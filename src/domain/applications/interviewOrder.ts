import type { PlannedInterview } from '#/domain/applications/application';
import { dayOf } from '#/domain/applications/days';
import type { Day } from '#/domain/applications/days';
import { inCodeOrder } from '#/domain/shared/inCodeOrder';

const byStart = (a: PlannedInterview, b: PlannedInterview): number => inCodeOrder(a.start, b.start);

/** Interviews as one looks for them: those to come, the nearest first, then those of the days before, the latest first. */
export const interviewsInOrder = (
  interviews: readonly PlannedInterview[],
  today: Day,
): readonly PlannedInterview[] => [
  ...interviews.filter(({ start }) => dayOf(start) >= today).toSorted(byStart),
  ...interviews
    .filter(({ start }) => dayOf(start) < today)
    .toSorted(byStart)
    .toReversed(),
];
