import type { CefrLevel, DiplomaLevel } from '#/domain/cv/cv';
import type { Occupation } from '#/domain/occupations/occupations';
import type { ContractType, WorkMode } from '#/domain/postings/offer';
import type { TextRange } from '#/domain/shared/textRange';

/** How strongly an offer asks: exige, non precise (in the missions), souhaite. */
export const DEMANDS = ['required', 'expected', 'optional'] as const;
export type Demand = (typeof DEMANDS)[number];

export type SkillRequirement = {
  /** Lexicon concept, or null for a phrase the lexicon does not know. */
  readonly concept: string | null;
  readonly label: string;
  readonly demand: Demand;
  /** The words that ask for it, and the cue that set the demand where there is one. */
  readonly range: TextRange;
  readonly cue: TextRange | null;
  /** Its absence alone would stop a recruiter: licence, habilitation or regulated diploma, marked as required. */
  readonly blocking: boolean;
  /** Alternatives of one requirement ("Sage ou Cegid") share a group: one of them is enough. */
  readonly group: string | null;
  /** The words may ask for something else than what was understood: it counts where the CV answers it, and nobody is told to lack it. */
  readonly doubtful?: boolean;
};

/** A value that an offer states, with the words that state it. */
export type Stated<T> = {
  readonly value: T;
  /** Empty where it is known from elsewhere than the text. */
  readonly range: TextRange;
  /** Inferred, or hardly plausible: to be checked by the person. */
  readonly doubtful?: boolean;
};

export type Pay = {
  /** Gross euros (or `currency`) per `period`; max equals min where one figure is given. */
  readonly min: number;
  readonly max: number;
  readonly period: 'hour' | 'day' | 'month' | 'year';
  readonly currency: string;
};

/** A sentence that a CV can answer; `wished` where all that it tells is a plus. */
export type AskedSentence = TextRange & { readonly wished?: boolean };

/** What an offer asks for; every field absent from the offer is null or empty. */
export type OfferRequirements = {
  readonly title: Stated<string> | null;
  readonly company: Stated<string> | null;
  /** The trade that the title names in the official register; null where it is not sure. */
  readonly occupation: Occupation | null;
  readonly skills: readonly SkillRequirement[];
  readonly minYears: (Stated<number> & { readonly demand: Demand }) | null;
  readonly degree: (Stated<DiplomaLevel> & { readonly demand: Demand }) | null;
  readonly languages: readonly {
    readonly language: string;
    readonly level: string | null;
    readonly cefr: CefrLevel | null;
    readonly demand: Demand;
    readonly range: TextRange;
  }[];
  readonly contract: Stated<ContractType> | null;
  readonly mode: Stated<WorkMode> | null;
  readonly location: Stated<string> | null;
  readonly pay: Stated<Pay> | null;
  /** Sentences that tell the work itself. */
  readonly missions: readonly TextRange[];
  /** Sentences that tell the work or the person looked for: the words that a CV can answer. */
  readonly sentences: readonly AskedSentence[];
};
