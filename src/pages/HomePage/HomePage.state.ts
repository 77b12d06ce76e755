import type { StrengthCriterion } from '#/domain/home/profileStrength';
import type { Activity } from '#/domain/home/recentActivity';

/** A figure of the home; `value` is null where it asks for something that is not there yet. */
export type Figure = { readonly value: number | null; readonly sample: boolean };

/** What stands under the recent activity of a newcomer. */
export const SAMPLE_ACTIVITIES = ['analysis', 'application', 'alert'] as const;

export type HomeState = {
  /** Null until the personal section of the profile was saved with a first name. */
  readonly firstName: string | null;
  readonly compatible: Figure;
  readonly applications: Figure;
  readonly strength: {
    readonly percent: number;
    readonly next: StrengthCriterion | null;
    readonly sample: boolean;
  };
  /** Null for a newcomer: the three examples of the specification stand there. */
  readonly activities: readonly Activity[] | null;
};

/** How much of the home is real. */
export const HOME_STAGES = ['newcomer', 'partlyReal', 'fullyReal', 'quiet'] as const;
export type HomeStage = (typeof HOME_STAGES)[number];

/** The home of someone who has given nothing yet: figures of the specification, section 9. */
export const NEWCOMER: HomeState = {
  firstName: null,
  compatible: { value: 12, sample: true },
  applications: { value: 5, sample: true },
  strength: { percent: 75, next: null, sample: true },
  activities: null,
};
