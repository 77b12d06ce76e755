import type { Application } from '#/domain/applications/application';
import type { Day } from '#/domain/applications/days';
import type { Cv } from '#/domain/cv/cv';
import { doneOn } from '#/domain/home/doneToday';
import { funnelOf } from '#/domain/home/funnel';
import { withGestures } from '#/domain/home/gestures';
import type { GestureSources } from '#/domain/home/gestures';
import { isUntouched, profileStrength } from '#/domain/home/profileStrength';
import { recentActivity } from '#/domain/home/recentActivity';
import { todosFor } from '#/domain/home/todos';
import { personName } from '#/domain/letters/french/properNames.fr';
import type { SavedAnalysis } from '#/domain/matching/savedAnalysis';
import { emptyProfile } from '#/domain/profile/profile';
import type { Profile } from '#/domain/profile/profile';
import type { Unreadable } from '#/domain/storage/unreadable';
import { NEWCOMER } from '#/pages/HomePage/HomePage.state';
import type { HomeState, OfferNews } from '#/pages/HomePage/HomePage.state';

/** What is known of the user; null for what was never given. */
export type Known = {
  readonly profile: Profile | null;
  readonly applications: readonly Application[] | null;
  readonly analyses: readonly SavedAnalysis[];
  readonly interviews: GestureSources['interviews'];
  /** What was read of the CV; null where there is none that can be read. */
  readonly cv: Cv | null;
  /** The CV kept on the device whose reading is not over; null where none is awaited. */
  readonly awaited: { readonly firstName: string | null } | null;
  /** Offers that the matcher found compatible; null where none was ranked. */
  readonly compatible: number | null;
  readonly news: OfferNews | null;
  /** When the offer that stands in the comparison was pasted: ISO instant; null where there is none. */
  readonly offerPastedAt: string | null;
  /** Day on which it was enough; null where none was said. */
  readonly restsOn: Day | null;
  readonly showSamples: boolean;
  /** What of the kept applications could not be read. */
  readonly unreadable: Unreadable;
  /** Wall clock of the device, `YYYY-MM-DDTHH:mm`. */
  readonly now: string;
};

/** Whether the offer in the comparison was compared with nothing since it was pasted. */
const isWaiting = (pastedAt: string | null, analyses: readonly SavedAnalysis[]): boolean =>
  pastedAt !== null && analyses.every(({ date }) => Date.parse(date) < Date.parse(pastedAt));

/** The home: the newcomer's figures until anything real is there, then only real ones (product decisions, "Sample until real"). */
export const homeState = (known: Known): HomeState => {
  const { profile, analyses, cv, awaited, unreadable } = known;
  const hasReadableCv = cv !== null || awaited !== null;
  const applications = known.applications ?? [];
  // Someone whose applications are damaged has some, and no example stands in their place.
  // A CV that was not kept left what it was compared with: that person is no newcomer either.
  const hasCompared = analyses.some(({ sample }) => !sample);
  const isNew =
    !hasReadableCv &&
    !hasCompared &&
    profile === null &&
    applications.length === 0 &&
    unreadable === 0;
  if (isNew && known.showSamples) return NEWCOMER;
  const funnel = funnelOf(applications);
  const profileWaits = hasReadableCv && isUntouched(profile ?? emptyProfile);
  const done = doneOn(known.now.slice(0, 10), applications, analyses, known.interviews);
  const strength = profileStrength(profile ?? emptyProfile, hasReadableCv);
  return {
    firstName:
      personName(profile?.firstName || cv?.person.firstName?.value || awaited?.firstName || '') ||
      null,
    hasReadableCv,
    compatible: { value: known.compatible, sample: false },
    news: known.news,
    applications: {
      value: unreadable === 'all' ? null : applications.length,
      sample: false,
    },
    unreadable,
    strength: { ...strength, next: profileWaits ? 'fromCv' : strength.next, sample: false },
    done,
    rests: known.restsOn === known.now.slice(0, 10),
    todos: isNew
      ? null
      : withGestures(
          todosFor({
            applications,
            analysisWaits: isWaiting(known.offerPastedAt, analyses),
            profileWaits,
            profileStep: strength.next,
            now: known.now,
          }),
          {
            applications,
            analyses,
            interviews: known.interviews,
            hasReadableCv,
            newOffers: known.news?.count ?? 0,
            done,
            now: known.now,
          },
        ),
    funnel: funnel.reached.inReview > 0 ? funnel : null,
    activities: recentActivity(analyses, applications),
  };
};
