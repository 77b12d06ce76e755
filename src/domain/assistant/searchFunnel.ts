import type { Application } from '#/domain/applications/application';
import { addDays, daysBetween } from '#/domain/applications/days';
import type { Day, LocalTime } from '#/domain/applications/days';
import { nextFollowUp } from '#/domain/applications/followUps';

/** Days after which no answer counts as silence. */
export const SILENCE_DAYS = 14;
/** Days that "lately" means. */
export const RECENT_DAYS = 30;

/** A search in figures, from the applications alone. */
export type Funnel = {
  readonly sent: number;
  /** Sent within `RECENT_DAYS`. */
  readonly recent: number;
  /** The recruiter moved: under review, interview or refusal. */
  readonly answered: number;
  /** No sign since `SILENCE_DAYS` or more. */
  readonly silent: number;
  /** Of the silent ones, those that were never written to again. */
  readonly neverFollowedUp: number;
  readonly rejected: number;
  /** Reached an interview, held or planned. */
  readonly interviewed: number;
  /** Interviews whose time is past. */
  readonly interviewsHeld: number;
  /** Interviews to come, the nearest first. */
  readonly upcoming: readonly UpcomingInterview[];
  /** Follow-ups due today or before, the longest wait first. */
  readonly due: readonly DueFollowUp[];
  /** Sent on; null where nothing was. */
  readonly lastSent: Day | null;
};

export type UpcomingInterview = {
  readonly application: Application;
  readonly start: LocalTime;
  readonly place: string;
};
export type DueFollowUp = { readonly application: Application; readonly due: Day };

/** Whether an application came as far as an interview, whatever its status says now. */
export const reachedInterview = ({ status, history, interviews }: Application): boolean =>
  status === 'interview' ||
  interviews.length > 0 ||
  history.some((step) => step.status === 'interview');

const wasFollowedUp = ({ followUps }: Application): boolean =>
  followUps.some(({ doneOn }) => doneOn !== null);

/** The figures of a search on a day, at a time. */
export const funnelOf = (
  applications: readonly Application[],
  today: Day,
  now: LocalTime,
): Funnel => {
  const answered = applications.filter((each) => each.status !== 'sent' || reachedInterview(each));
  const silent = applications.filter(
    (each) => !answered.includes(each) && daysBetween(each.date, today) >= SILENCE_DAYS,
  );
  const interviews = applications.flatMap((application) =>
    application.interviews.map(({ start, place }) => ({ application, start, place })),
  );
  return {
    sent: applications.length,
    recent: applications.filter(({ date }) => date > addDays(today, -RECENT_DAYS)).length,
    answered: answered.length,
    silent: silent.length,
    neverFollowedUp: silent.filter((each) => !wasFollowedUp(each)).length,
    rejected: applications.filter(({ status }) => status === 'rejected').length,
    interviewed: applications.filter(reachedInterview).length,
    interviewsHeld: interviews.filter(({ start }) => start < now).length,
    upcoming: interviews
      .filter(({ start }) => start >= now)
      .toSorted((a, b) => (a.start < b.start ? -1 : 1)),
    due: applications
      .flatMap((application) => {
        const next = nextFollowUp(application);
        return next !== null && next.due <= today ? [{ application, due: next.due }] : [];
      })
      .toSorted((a, b) => (a.due < b.due ? -1 : 1)),
    lastSent: applications.reduce<Day | null>(
      (last, { date }) => (last === null || date > last ? date : last),
      null,
    ),
  };
};
