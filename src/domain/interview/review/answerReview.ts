import type { InterviewQuestion } from '#/domain/interview/interview';
import type { FillerFound, Pace } from '#/domain/interview/review/delivery';
import type { PartFound } from '#/domain/interview/review/parts';
import type { Relevance } from '#/domain/interview/review/relevance';
import type { Part } from '#/domain/interview/review/shapes';
import type { TopicCovered } from '#/domain/interview/review/topicCoverage';

/** The one thing to change, shown in the person's own words with blanks for what only they know, and the line of their CV that may fill one. */
export type NextStep = {
  readonly rewritten: string;
  readonly fromCv: { readonly quote: string; readonly post: string | null } | null;
};

/** What an answer is looked at for, besides its parts. */
export const CRITERIA = [
  'length',
  'figures',
  'person',
  'fillers',
  'assurance',
  'offer',
  'respect',
  'privacy',
  'relevance',
  'lawful',
] as const;
export type Criterion = (typeof CRITERIA)[number];

/** One point that an answer may earn: a part of it, or a criterion. */
export type Point = { readonly about: Part | Criterion; readonly met: boolean };

/** How far an answer goes; `aside` where it does not answer its question. */
export const LEVELS = ['empty', 'aside', 'weak', 'fair', 'good'] as const;
export type Level = (typeof LEVELS)[number];

export const LENGTHS = ['tooShort', 'short', 'good', 'long'] as const;

/** What was seen in an answer: quotes are its exact words. */
export type AnswerReview = {
  readonly shape: InterviewQuestion['shape'];
  readonly level: Level;
  readonly relevance: Relevance;
  /** It says no more than that one does not know. */
  readonly isNoAnswer: boolean;
  /** It is told of home, of a club or of helping out. */
  readonly ownLife: boolean;
  /** What the question bears on, as it follows "sur"; null where its words name nothing. */
  readonly subject: string | null;
  /** The first sentence of the answer. */
  readonly opening: string;
  /** The first thing to improve, in the person's own words; null where nothing is, or nothing can be shown. */
  readonly next: NextStep | null;
  readonly points: readonly Point[];
  readonly parts: readonly PartFound[];
  readonly words: number;
  readonly length: (typeof LENGTHS)[number];
  /** How long it took aloud where it was dictated, how long it would take where it was written; in seconds. */
  readonly aloud: number;
  readonly timed: boolean;
  readonly pace: Pace | null;
  readonly fillers: readonly FillerFound[];
  readonly figures: readonly string[];
  readonly persons: {
    readonly own: number;
    readonly group: number;
    readonly quotes: readonly string[];
  };
  readonly hedges: { readonly count: number; readonly quotes: readonly string[] };
  readonly complaints: readonly string[];
  readonly disclosures: readonly string[];
  /** Sentences that tell of a question that may not be asked. */
  readonly unlawful: readonly string[];
  readonly coverage: readonly TopicCovered[];
};
