import type { Application } from '#/domain/applications/application';
import type { Day, LocalTime } from '#/domain/applications/days';
import type { Cv } from '#/domain/cv/cv';
import type { SavedLetter } from '#/domain/letters/letterDraft';
import type { SavedAnalysis } from '#/domain/matching/savedAnalysis';
import type { Profile } from '#/domain/profile/profile';

/** The shared CV, as far as it is known. */
export type CvFact =
  | { readonly status: 'none' }
  | { readonly status: 'reading' | 'unreadable'; readonly fileName: string }
  | { readonly status: 'read'; readonly fileName: string; readonly cv: Cv };

/** Everything that a reply may rest on beside the sheets. */
export type SearchFacts = {
  readonly today: Day;
  /** Wall clock of the user. */
  readonly now: LocalTime;
  readonly cv: CvFact;
  /** Null until a section was saved. */
  readonly profile: Profile | null;
  /** The user's own: never the samples. */
  readonly applications: readonly Application[];
  /** Newest first, simulated ones left out. */
  readonly analyses: readonly SavedAnalysis[];
  /** The letters kept, the newest first. */
  readonly letters: readonly SavedLetter[];
  /** Whether fixed replies may stand where nothing is known: the settings. */
  readonly showSamples: boolean;
};

/** Whether there is nothing of the user's own yet. */
export const isNewcomer = ({ cv, profile, applications, analyses }: SearchFacts): boolean =>
  cv.status === 'none' && profile === null && applications.length === 0 && analyses.length === 0;

/** Whether the fixed replies of the specification stand: for who has given nothing yet, unless samples are hidden. */
export const getsSamples = (facts: SearchFacts): boolean => facts.showSamples && isNewcomer(facts);
