import type { Occupations } from '#/domain/occupations/occupations';
import type { TextRange } from '#/domain/shared/textRange';

import type { TradeVector } from './tradeVectors.ts';

/** Kinds of concept a recruiter would tick, and trades and diplomas beside them. */
export const CONCEPT_KINDS = [
  'tool',
  'technique',
  'knowledge',
  'licence',
  'softSkill',
  'diploma',
  'occupation',
] as const;
export type ConceptKind = (typeof CONCEPT_KINDS)[number];

export type Concept = {
  /** Kebab-case, stable: reports and corrections refer to it. */
  readonly id: string;
  /** French label as shown to the user. */
  readonly label: string;
  readonly kind: ConceptKind;
  /** Wider concepts that this one implies (React implies JavaScript). */
  readonly parents: readonly string[];
};

/** One place where a text names a concept; offsets count in the original text. */
export type Mention = {
  readonly concept: Concept;
  readonly start: number;
  readonly end: number;
  /** 1 for an exact surface form, less for a stem, a one-letter slip or an activity phrase. */
  readonly confidence: number;
  /** Other trades use these words for something else: only the trades of the text tell whether they mean this (`senses.ts`). */
  readonly shared?: boolean;
  /** What a list says once for several: the head of "TIG, MIG" in "soudure TIG, MIG", the tail of "reception et rangement de colis". */
  readonly joined?: TextRange;
};

/** The compiled lexicon: concepts by id, and the longest-match finder. */
export type Lexicon = {
  readonly version: string;
  readonly concept: (id: string) => Concept | undefined;
  /** All mentions in a text, left to right, longest first, never overlapping. */
  readonly findMentions: (text: string) => readonly Mention[];
  /** True where holding `child` implies holding `ancestor`, at any depth. */
  readonly implies: (child: string, ancestor: string) => boolean;
  /** The register of trades, loaded beside the concepts. */
  readonly occupations: Occupations;
  /** The trades that a concept lives in; null for one that belongs to none. */
  readonly tradesOf: (id: string) => TradeVector | null;
  /** The domain of ROME, such as `M18`, that a number of such a vector stands for. */
  readonly domainOf: (number: number) => string;
};
