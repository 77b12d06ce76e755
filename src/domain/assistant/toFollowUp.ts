import type { Application, FollowUp } from '#/domain/applications/application';
import { daysBetween } from '#/domain/applications/days';
import type { Day } from '#/domain/applications/days';
import { earliestUndone, nextFollowUp } from '#/domain/applications/followUps';
import type { SearchFacts } from '#/domain/assistant/facts';
import { funnelOf, SILENCE_DAYS } from '#/domain/assistant/searchFunnel';

/** An application that a word is due to; `due` is the day planned, null where silence alone says so. */
export type Waiting = { readonly application: Application; readonly due: Day | null };

/** The day since which an application has its present status; null where none is noted for it. */
export const standsSince = ({ history, status }: Application): Day | null =>
  history.findLast((step) => step.status === status)?.on ?? null;

/** The day of the last sign of an application: its employer's, else its sending. */
export const lastSignOn = (application: Application): Day => {
  const on = standsSince(application) ?? application.date;
  return on > application.date ? on : application.date;
};

/** Those to write to again today: what was planned, then what has been silent for a fortnight without any plan; the longest wait first. */
export const toFollowUp = ({ applications, today, now }: SearchFacts): readonly Waiting[] => [
  ...funnelOf(applications, today, now).due,
  ...applications
    .filter(
      (each) =>
        (each.status === 'sent' || each.status === 'inReview') &&
        nextFollowUp(each) === null &&
        each.followUps.length === 0 &&
        daysBetween(lastSignOn(each), today) >= SILENCE_DAYS,
    )
    .toSorted((a, b) => (lastSignOn(a) < lastSignOn(b) ? -1 : 1))
    .map((application) => ({ application, due: null })),
];

/** The next follow-up that was planned and not done: a word of thanks after an interview too. */
export const plannedFollowUp = (application: Application): FollowUp | null =>
  application.status === 'rejected' ? null : earliestUndone(application);
