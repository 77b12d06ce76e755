import type { Application, ApplicationStatus, FollowUp } from '#/domain/applications/application';
import { addDays } from '#/domain/applications/days';
import type { Day } from '#/domain/applications/days';
import { workingDayFrom } from '#/domain/applications/workingDays';

/** Days after sending from which a follow-up is proposed, on the first day that offices work. */
export const FOLLOW_UP_DAYS = [7, 14] as const;

/** Statuses in which the recruiter still owes a word. */
const isWaiting = (status: ApplicationStatus): boolean =>
  status === 'sent' || status === 'inReview';

export const DUENESSES = ['overdue', 'today', 'upcoming'] as const;
export type Dueness = (typeof DUENESSES)[number];

/** Where a due day stands from today. */
export const duenessOf = (due: Day, today: Day): Dueness =>
  due < today ? 'overdue' : due === today ? 'today' : 'upcoming';

/** The two proposals, those already gone left out: an application typed in late starts without a delay. */
export const plannedAtStart = (
  { date, status }: Pick<Application, 'date' | 'status'>,
  today: Day,
): readonly FollowUp[] =>
  isWaiting(status)
    ? FOLLOW_UP_DAYS.map((days, id) => ({
        id,
        due: workingDayFrom(addDays(date, days)),
        doneOn: null,
      })).filter(({ due }) => due >= today)
    : [];

/** A proposal: so many days after sending. */
export type FollowUpProposal = { readonly days: number; readonly due: Day };

/** The proposals that are neither planned nor done yet. */
export const proposalsFor = ({
  date,
  status,
  followUps,
}: Application): readonly FollowUpProposal[] =>
  isWaiting(status)
    ? FOLLOW_UP_DAYS.map((days) => ({ days, due: workingDayFrom(addDays(date, days)) })).filter(
        // One that was planned before weekends were known is the same proposal.
        (proposal) =>
          !followUps.some(({ due }) => due >= addDays(date, proposal.days) && due <= proposal.due),
      )
    : [];

/** The earliest follow-up that was not done, whatever became of the application; null where all were. */
export const earliestUndone = ({ followUps }: Pick<Application, 'followUps'>): FollowUp | null => {
  let next: FollowUp | null = null;
  for (const followUp of followUps)
    if (followUp.doneOn === null && (next === null || followUp.due < next.due)) next = followUp;
  return next;
};

/** The earliest follow-up that waits; null where none does or the recruiter has answered. */
export const nextFollowUp = (application: Application): FollowUp | null =>
  isWaiting(application.status) ? earliestUndone(application) : null;

/** Whether a follow-up should have been done before today. */
export const isOverdue = (application: Application, today: Day): boolean => {
  const next = nextFollowUp(application);
  return next !== null && duenessOf(next.due, today) === 'overdue';
};
