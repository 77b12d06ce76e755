import type { Application } from '#/domain/applications/application';
import { dayOf } from '#/domain/applications/days';
import { employerOf } from '#/domain/applications/statuses.fr';
import { MOST_DONE } from '#/domain/home/doneToday';
import type { Todo } from '#/domain/home/todos';
import type { InterviewSession } from '#/domain/interview/interview';
import type { SavedAnalysis } from '#/domain/matching/savedAnalysis';
import { inCodeOrder } from '#/domain/shared/inCodeOrder';
import { localDay } from '#/domain/shared/localDay';

/** As much as a day asks of anybody. */
export const MOST_GESTURES = 3;

/** Minutes that each takes, as prepared; an interview takes its own time. */
const MINUTES: Readonly<Record<Todo['kind'], number>> = {
  interviewToday: 0,
  interviewTomorrow: 0,
  followUp: 2,
  analysis: 2,
  fillProfile: 1,
  practice: 5,
  newOffers: 3,
  paste: 3,
  profile: 3,
};

/** Minutes that a thing to do takes; 0 for what takes its own time. */
export const minutesOf = ({ kind }: Pick<Todo, 'kind'>): number => MINUTES[kind];

/** What small gestures are made from. */
export type GestureSources = {
  readonly applications: readonly Application[];
  readonly analyses: readonly SavedAnalysis[];
  readonly interviews: readonly Pick<InterviewSession, 'startedAt' | 'answers'>[];
  readonly hasReadableCv: boolean;
  /** Offers that came since the last look. */
  readonly newOffers: number;
  /** Things done today, 0 to `MOST_DONE`. */
  readonly done: number;
  /** Wall clock of the device, `YYYY-MM-DDTHH:mm`. */
  readonly now: string;
};

const isOn = (instant: string, day: string): boolean => localDay(new Date(instant)) === day;

/** The job whose interview is worth a question: where one is expected, else the latest that is under way, else the latest compared. */
const toPractise = ({ applications, analyses }: GestureSources): Todo | null => {
  const underWay = applications
    .filter(({ status }) => status !== 'rejected')
    .toSorted(
      (a, b) =>
        Number(b.status === 'interview') - Number(a.status === 'interview') ||
        inCodeOrder(b.date, a.date),
    );
  const [application] = underWay;
  if (application !== undefined) {
    const { id, title } = application;
    return {
      kind: 'practice',
      subject: { kind: 'application', id },
      title,
      company: employerOf(application),
    };
  }
  const compared = analyses.find(
    ({ sample, dossierId }) => !sample && dossierId !== null && dossierId !== undefined,
  );
  return !compared?.dossierId
    ? null
    : {
        kind: 'practice',
        subject: { kind: 'dossier', id: compared.dossierId },
        title: compared.offerTitle ?? '',
        company: compared.company ?? '',
      };
};

/**
 * What waits, and small things that are ready where there is room for them: a question of an interview, offers to
 * look at or an advertisement to paste. None that was done today, and none on a day that held enough.
 */
export const withGestures = (todos: readonly Todo[], sources: GestureSources): readonly Todo[] => {
  if (sources.done >= MOST_DONE) return todos;
  const today = dayOf(sources.now);
  const waiting = todos.filter(({ kind }) => kind !== 'profile');
  const practised = sources.interviews.some(
    ({ startedAt, answers }) => isOn(startedAt, today) && Object.keys(answers).length > 0,
  );
  const practice = practised ? null : toPractise(sources);
  const looked = sources.analyses.some(({ sample, date }) => !sample && isOn(date, today));
  const small: readonly Todo[] = [
    ...(practice === null ? [] : [practice]),
    ...(sources.newOffers > 0
      ? [{ kind: 'newOffers', count: sources.newOffers } as const]
      : sources.hasReadableCv && !looked && !todos.some(({ kind }) => kind === 'analysis')
        ? [{ kind: 'paste' } as const]
        : []),
    ...todos.filter(({ kind }) => kind === 'profile'),
  ];
  return [...waiting, ...small.slice(0, Math.max(0, MOST_GESTURES - waiting.length))];
};
