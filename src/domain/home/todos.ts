import type { Application } from '#/domain/applications/application';
import { addDays, daysBetween, dayOf } from '#/domain/applications/days';
import type { Day } from '#/domain/applications/days';
import { nextFollowUp } from '#/domain/applications/followUps';
import { employerOf } from '#/domain/applications/statuses.fr';
import type { StrengthCriterion } from '#/domain/home/profileStrength';
import { inCodeOrder } from '#/domain/shared/inCodeOrder';

/** Kinds of thing that wait, the most pressing first. */
export const TODO_KINDS = [
  'interviewToday',
  'followUp',
  'interviewTomorrow',
  'analysis',
  'fillProfile',
  'practice',
  'newOffers',
  'paste',
  'profile',
] as const;
export type TodoKind = (typeof TODO_KINDS)[number];

type About = { readonly applicationId: number; readonly title: string; readonly company: string };

/** One thing to do today. */
export type Todo =
  | (About & {
      readonly kind: 'interviewToday' | 'interviewTomorrow';
      readonly interviewId: number;
      /** `HH:mm`, wall clock of the device. */
      readonly time: string;
      readonly place: string;
    })
  | (About & {
      readonly kind: 'followUp';
      /** Days since it was due; 0 today. */
      readonly late: number;
    })
  /** An offer was pasted and never compared. */
  | { readonly kind: 'analysis' }
  /** The CV tells what the profile still lacks. */
  | { readonly kind: 'fillProfile' }
  /** A question of the interview for a job under way; title and company empty where they are not known. */
  | {
      readonly kind: 'practice';
      readonly subject: { readonly kind: 'application' | 'dossier'; readonly id: number };
      readonly title: string;
      readonly company: string;
    }
  /** Offers came since the last look. */
  | { readonly kind: 'newOffers'; readonly count: number }
  /** An advertisement can be pasted and compared. */
  | { readonly kind: 'paste' }
  | { readonly kind: 'profile'; readonly criterion: StrengthCriterion };

/** What the list is made from. */
export type TodoSources = {
  readonly applications: readonly Application[];
  /** An offer stands in the comparison and no comparison was made since. */
  readonly analysisWaits: boolean;
  /** The CV was read and the profile holds nothing of it. */
  readonly profileWaits: boolean;
  /** The next step of the profile; null where it is complete. */
  readonly profileStep: StrengthCriterion | null;
  /** Wall clock of the device, `YYYY-MM-DDTHH:mm`. */
  readonly now: string;
};

const aboutOf = (application: Application): About => ({
  applicationId: application.id,
  title: application.title,
  company: employerOf(application),
});

/** An interview that is over is nothing to do any more, nor one of an application that was refused. */
const interviewsOf = (application: Application, now: string): readonly Todo[] => {
  const today = dayOf(now);
  const tomorrow = addDays(today, 1);
  if (application.status === 'rejected') return [];
  return application.interviews.flatMap(({ id, start, minutes, place }): readonly Todo[] => {
    const day = dayOf(start);
    const [hours = 0, minute = 0] = start.slice(11).split(':').map(Number);
    const [hour = 0, past = 0] = now.slice(11).split(':').map(Number);
    const isOver = day === today && hours * 60 + minute + minutes < hour * 60 + past;
    if (isOver || (day !== today && day !== tomorrow)) return [];
    return [
      {
        ...aboutOf(application),
        kind: day === today ? 'interviewToday' : 'interviewTomorrow',
        interviewId: id,
        time: start.slice(11),
        place: place || application.place,
      },
    ];
  });
};

const followUpOf = (application: Application, today: Day): readonly Todo[] => {
  const due = nextFollowUp(application)?.due;
  return due !== undefined && due <= today
    ? [{ ...aboutOf(application), kind: 'followUp', late: daysBetween(due, today) }]
    : [];
};

/** What decides between two things of one kind: the earlier hour, the longer wait. */
const rankWithin = (todo: Todo): string => {
  switch (todo.kind) {
    case 'interviewToday':
    case 'interviewTomorrow':
      return todo.time;
    case 'followUp':
      return String(99_999 - todo.late).padStart(5, '0');
    case 'analysis':
    case 'fillProfile':
    case 'practice':
    case 'newOffers':
    case 'paste':
    case 'profile':
      return '';
  }
};

/** What waits for the candidate today, the most pressing first. */
export const todosFor = ({
  applications,
  analysisWaits,
  profileWaits,
  profileStep,
  now,
}: TodoSources): readonly Todo[] =>
  [
    ...applications.flatMap((application) => [
      ...interviewsOf(application, now),
      ...followUpOf(application, dayOf(now)),
    ]),
    ...(analysisWaits ? [{ kind: 'analysis' } as const] : []),
    ...(profileWaits
      ? [{ kind: 'fillProfile' } as const]
      : profileStep === null
        ? []
        : [{ kind: 'profile', criterion: profileStep } as const]),
  ].toSorted(
    (a, b) =>
      TODO_KINDS.indexOf(a.kind) - TODO_KINDS.indexOf(b.kind) ||
      inCodeOrder(rankWithin(a), rankWithin(b)),
  );
