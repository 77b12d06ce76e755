import type {
  InterviewAnswer,
  InterviewQuestion,
  InterviewTopic,
} from '#/domain/interview/interview';
import { PAY_WORDS, FIGURES } from '#/domain/interview/review/answerCues.fr';
import { openAnswer, quotesAround, spansOf } from '#/domain/interview/review/answerText';
import type { AnswerText } from '#/domain/interview/review/answerText';
import {
  complaintsOf,
  fillersOf,
  paceOf,
  personsOf,
  spokenLength,
} from '#/domain/interview/review/delivery';
import type { FillerFound, Pace } from '#/domain/interview/review/delivery';
import { DISCLOSURES, HEDGES } from '#/domain/interview/review/habits.fr';
import { findParts } from '#/domain/interview/review/parts';
import type { PartFound } from '#/domain/interview/review/parts';
import { SHAPES } from '#/domain/interview/review/shapes';
import type { Part } from '#/domain/interview/review/shapes';
import { coverageOf, isCoverable } from '#/domain/interview/review/topicCoverage';
import type { ConceptFinder, TopicCovered } from '#/domain/interview/review/topicCoverage';

/** Version of these rules, kept with the marks. */
export const REVIEW_MODEL = 1;

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
] as const;
export type Criterion = (typeof CRITERIA)[number];

/** One point that an answer may earn: a part of it, or a criterion. */
export type Point = { readonly about: Part | Criterion; readonly met: boolean };

export const LEVELS = ['empty', 'weak', 'fair', 'good'] as const;
export type Level = (typeof LEVELS)[number];

export const LENGTHS = ['tooShort', 'short', 'good', 'long'] as const;

/** What was seen in an answer: quotes are its exact words. */
export type AnswerReview = {
  readonly shape: InterviewQuestion['shape'];
  readonly level: Level;
  readonly points: readonly Point[];
  readonly parts: readonly PartFound[];
  readonly words: number;
  readonly length: (typeof LENGTHS)[number];
  /** How long it would take aloud, in seconds. */
  readonly aloud: number;
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
  readonly coverage: readonly TopicCovered[];
};

/** Below this many words there is nothing to judge yet; questions answered in a line have a lower floor. */
const NOTHING_YET = 12;
const SHARE_OF_GOOD = 0.8;
const SHARE_OF_WEAK = 0.5;
/** One filler or one hedge is nobody's fault; more than this many in a hundred words is a habit. */
const TOLERATED = 1;
const FILLERS_IN_HUNDRED = 1.5;
const HEDGES_IN_HUNDRED = 2;

const isHabit = (count: number, words: number, inHundred: number): boolean =>
  count > TOLERATED && (count * 100) / words > inHundred;

const lengthOf = (
  words: number,
  [least, most]: readonly [number, number],
): AnswerReview['length'] => {
  if (words < Math.min(NOTHING_YET, least)) return 'tooShort';
  if (words < least) return 'short';
  return words > most ? 'long' : 'good';
};

const judgesAssurance = (shape: InterviewQuestion['shape']): boolean =>
  shape !== 'gap' && shape !== 'weakness' && shape !== 'redirect' && shape !== 'questions';

type Seen = Omit<AnswerReview, 'points' | 'level'>;

const pointsOf = (seen: Seen): readonly Point[] => {
  const shape = SHAPES[seen.shape];
  const { words, persons } = seen;
  const said = seen.length !== 'tooShort';
  const fillers = seen.fillers.reduce((sum, { count }) => sum + count, 0);
  const optional = (about: Criterion, applies: boolean, met: boolean): readonly Point[] =>
    applies ? [{ about, met: said && met }] : [];
  return [
    ...seen.parts.map(({ part, quotes }) => ({ about: part, met: said && quotes.length > 0 })),
    { about: 'length', met: seen.length === 'good' },
    ...optional('figures', shape.figures, seen.figures.length > 0),
    ...optional('person', shape.person, persons.own > 0 && persons.own >= persons.group),
    ...optional('fillers', true, !isHabit(fillers, words, FILLERS_IN_HUNDRED)),
    ...optional(
      'assurance',
      judgesAssurance(seen.shape),
      !isHabit(seen.hedges.count, words, HEDGES_IN_HUNDRED),
    ),
    ...optional(
      'offer',
      // A way of being is shown, not named.
      seen.coverage.some(({ topic }) => topic.kind !== 'softSkill'),
      seen.coverage.some(({ quotes }) => quotes.length > 0),
    ),
    // Nobody earns a point for not speaking ill; one is lost by it.
    ...optional('respect', seen.complaints.length > 0, false),
    ...optional('privacy', seen.shape === 'redirect', seen.disclosures.length === 0),
  ];
};

const levelOf = (points: readonly Point[], seen: Seen): Level => {
  if (seen.words === 0) return 'empty';
  const share = points.filter(({ met }) => met).length / points.length;
  const partsMissing = seen.parts.filter(({ quotes }) => quotes.length === 0).length;
  if (seen.length === 'tooShort' || share < SHARE_OF_WEAK) return 'weak';
  const sound =
    partsMissing <= (seen.parts.length > 2 ? 1 : 0) &&
    seen.complaints.length === 0 &&
    seen.length !== 'short' &&
    // An answer about what others did is not yet one's own.
    !points.some(({ about, met }) => about === 'person' && !met);
  return share >= SHARE_OF_GOOD && sound ? 'good' : 'fair';
};

/** Whether the question is about pay: an answer without a word on it has none of its parts. */
const isOnPay = ({ topicIds }: InterviewQuestion, topics: readonly InterviewTopic[]): boolean =>
  topics.some(({ id, kind }) => kind === 'pay' && topicIds.includes(id));

const seenIn = (
  answer: AnswerText,
  given: InterviewAnswer,
  question: InterviewQuestion,
  topics: readonly InterviewTopic[],
  finder: ConceptFinder | null,
): Seen => {
  const shape = SHAPES[question.shape];
  const words = answer.words.length;
  const hedges = spansOf(answer, HEDGES);
  return {
    shape: question.shape,
    parts:
      isOnPay(question, topics) && spansOf(answer, PAY_WORDS).length === 0
        ? shape.parts.map((part) => ({ part, quotes: [] }))
        : findParts(answer, shape),
    words,
    length: lengthOf(words, shape.words),
    aloud: spokenLength(words),
    pace: paceOf(given),
    fillers: fillersOf(answer),
    figures: quotesAround(answer, spansOf(answer, FIGURES)),
    persons: personsOf(answer),
    hedges: { count: hedges.length, quotes: quotesAround(answer, hedges, 2) },
    complaints: complaintsOf(answer),
    disclosures:
      question.shape === 'redirect' ? quotesAround(answer, spansOf(answer, DISCLOSURES)) : [],
    coverage: coverageOf(
      answer,
      topics.filter((topic) => question.topicIds.includes(topic.id) && isCoverable(topic)),
      finder,
    ),
  };
};

/** Reads an answer as a coach would. Deterministic: the same words give the same review. */
export const reviewAnswer = (
  question: InterviewQuestion,
  given: InterviewAnswer,
  topics: readonly InterviewTopic[],
  finder: ConceptFinder | null,
): AnswerReview => {
  const seen = seenIn(openAnswer(given.text), given, question, topics, finder);
  const points = pointsOf(seen);
  return { ...seen, points, level: levelOf(points, seen) };
};
