import type { Application, Contact } from '#/domain/applications/application';
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

/** What a dossier tells of its job. */
export type KeptDossier = {
  readonly id: number;
  readonly title: string;
  readonly company: string;
  readonly place: string;
  /** Empty where it is not known. */
  readonly url: string;
  /** The advertisement; empty where it is kept elsewhere. */
  readonly text: string;
  readonly notes: string;
  readonly people: readonly Contact[];
};

/** A file kept with a dossier. */
export type KeptFile = { readonly dossierId: number; readonly name: string };

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
  /** The dossiers opened on a job, and the files kept with them; none where they were not asked for. */
  readonly dossiers?: readonly KeptDossier[];
  readonly attachments?: readonly KeptFile[];
  /** Kilometres as the crow flies from the town of the CV to a place; null where one is not known, absent where it was not asked for. */
  readonly kmFromHome?: (place: string) => number | null;
  /** Whether fixed replies may stand where nothing is known: the settings. */
  readonly showSamples: boolean;
};

/** Whether there is nothing of the user's own yet. */
export const isNewcomer = ({ cv, profile, applications, analyses }: SearchFacts): boolean =>
  cv.status === 'none' && profile === null && applications.length === 0 && analyses.length === 0;

/** Whether the fixed replies of the specification stand: for who has given nothing yet, unless samples are hidden. */
export const getsSamples = (facts: SearchFacts): boolean => facts.showSamples && isNewcomer(facts);
