import type { Funnel } from '#/domain/home/funnel';
import type { StrengthCriterion } from '#/domain/home/profileStrength';
import type { Activity } from '#/domain/home/recentActivity';
import type { Todo } from '#/domain/home/todos';
import type { Unreadable } from '#/domain/storage/unreadable';

/** A figure of the home; `value` is null where it cannot be known yet. */
export type Figure = { readonly value: number | null; readonly sample: boolean };

/** Offers that came since the user last looked. */
export type OfferNews = {
  readonly count: number;
  /** ISO day. */
  readonly since: string;
};

/** What stands under the recent activity of a newcomer. */
export const SAMPLE_ACTIVITIES = ['analysis', 'application', 'alert'] as const;

/** Things that are done at a place of their own. */
export type PlacedTodo = Extract<
  Todo,
  { readonly kind: 'followUp' | 'interviewToday' | 'interviewTomorrow' | 'practice' }
>;

export type HomeState = {
  /** As the profile has it, or else the CV; null where neither tells it. */
  readonly firstName: string | null;
  readonly hasReadableCv: boolean;
  readonly compatible: Figure;
  readonly news: OfferNews | null;
  readonly applications: Figure;
  /** What of the kept applications could not be read. */
  readonly unreadable: Unreadable;
  readonly strength: {
    readonly percent: number;
    readonly next: StrengthCriterion | 'fromCv' | null;
    readonly sample: boolean;
  };
  /** Things done today, 0 to 3: the sun of the drawing is as high. */
  readonly done: number;
  /** It is enough for today: what can wait is folded away. */
  readonly rests: boolean;
  /** What waits today; null for a newcomer, who is shown where to start. */
  readonly todos: readonly Todo[] | null;
  /** Null until an application came further than its sending: one bar alone tells nothing. */
  readonly funnel: Funnel | null;
  /** Null for a newcomer: the three examples of the specification stand there. */
  readonly activities: readonly Activity[] | null;
};

/** How much of the home is real, and how much waits. */
export const HOME_STAGES = [
  'newcomer',
  'samplesHidden',
  'partlyReal',
  'fullyReal',
  'quiet',
  'busy',
  'resting',
] as const;
export type HomeStage = (typeof HOME_STAGES)[number];

/** The home of someone who has given nothing yet: figures of the specification, section 9. */
export const NEWCOMER: HomeState = {
  firstName: null,
  hasReadableCv: false,
  compatible: { value: 12, sample: true },
  news: null,
  applications: { value: 5, sample: true },
  unreadable: 0,
  strength: { percent: 75, next: null, sample: true },
  done: 0,
  rests: false,
  todos: null,
  funnel: null,
  activities: null,
};
