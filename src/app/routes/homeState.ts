import type { Application } from '#/domain/applications/application';
import { profileStrength } from '#/domain/home/profileStrength';
import { recentActivity } from '#/domain/home/recentActivity';
import type { SavedAnalysis } from '#/domain/matching/savedAnalysis';
import { emptyProfile } from '#/domain/profile/profile';
import type { Profile } from '#/domain/profile/profile';
import { NEWCOMER } from '#/pages/HomePage/HomePage.state';
import type { HomeState } from '#/pages/HomePage/HomePage.state';

/** What is known of the user; null for what was never given. */
export type Known = {
  readonly profile: Profile | null;
  readonly applications: readonly Application[] | null;
  readonly analyses: readonly SavedAnalysis[];
  readonly hasReadableCv: boolean;
  /** Offers that the matcher found compatible; null where none was ranked. */
  readonly compatible: number | null;
};

/** The home: the newcomer's figures until anything real is there, then only real ones (product decisions, "Sample until real"). */
export const homeState = (known: Known): HomeState => {
  const { profile, applications, analyses, hasReadableCv } = known;
  const real = hasReadableCv || profile !== null || (applications?.length ?? 0) > 0;
  if (!real) return NEWCOMER;
  return {
    firstName: profile?.firstName.trim() || null,
    compatible: { value: known.compatible, sample: false },
    applications: { value: applications?.length ?? 0, sample: false },
    strength: { ...profileStrength(profile ?? emptyProfile, hasReadableCv), sample: false },
    activities: recentActivity(analyses, applications ?? []),
  };
};
