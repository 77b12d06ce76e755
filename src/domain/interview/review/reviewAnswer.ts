import type {
  InterviewAnswer,
  InterviewQuestion,
  InterviewTopic,
} from '#/domain/interview/interview';
import type { OutlineSources } from '#/domain/interview/outlineTasks';
import { FIGURES, NO_ANSWER, PAY_WORDS } from '#/domain/interview/review/answerCues.fr';
import type { AnswerReview, Criterion, Level, Point } from '#/domain/interview/review/answerReview';
import { exactly, openAnswer, quotesAround, spansOf } from '#/domain/interview/review/answerText';
import type { AnswerText } from '#/domain/interview/review/answerText';
import { byPriority, GRAVE, namedSubject } from '#/domain/interview/review/coach.fr';
import {
  complaintsOf,
  fillersOf,
  paceOf,
  personsOf,
  spokenLength,
} from '#/domain/interview/review/delivery';
import {
  DISCLOSURES,
  HEDGES,
  PRIVATE_MATTERS,
  UNLAWFUL_ASKED,
} from '#/domain/interview/review/habits.fr';
import { furtherStepOf, nextStepOf } from '#/domain/interview/review/nextStep';
import { besidesAges, ownAgesIn } from '#/domain/interview/review/ownAge';
import { findParts } from '#/domain/interview/review/parts';
import { isOwnLife, relevanceOf } from '#/domain/interview/review/relevance';
import { SHAPES } from '#/domain/interview/review/shapes';
import { coverageOf, isCoverable } from '#/domain/interview/review/topicCoverage';
import type { ConceptFinder } from '#/domain/interview/review/topicCoverage';

/** Version of these rules, kept with the marks. */
export const REVIEW_MODEL = 7;

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

type Seen = Omit<AnswerReview, 'points' | 'level' | 'next'>;

/** Where scene, deeds and end are told, what had to be done is told by them. */
const tellsAll = ({ parts }: Seen): boolean =>
  parts.every(({ part, quotes }) => part === 'task' || quotes.length > 0) &&
  parts.some(({ part, quotes }) => part === 'task' && quotes.length === 0);

/** A difficulty, or a moment between people, is not told in figures. */
const isCounted = ({ id }: InterviewQuestion): boolean =>
  id !== 'difficulte' && !id.startsWith('moment-');

const pointsOf = (seen: Seen, question: InterviewQuestion): readonly Point[] => {
  const shape = SHAPES[seen.shape];
  const { words, persons } = seen;
  const said = seen.length !== 'tooShort' && seen.relevance !== 'aside';
  const fillers = seen.fillers.reduce((sum, { count }) => sum + count, 0);
  const optional = (about: Criterion, applies: boolean, met: boolean): readonly Point[] =>
    applies ? [{ about, met: said && met }] : [];
  return [
    ...seen.parts
      .filter(({ part }) => part !== 'task' || !tellsAll(seen))
      .map(({ part, quotes }) => ({ about: part, met: said && quotes.length > 0 })),
    { about: 'length', met: said && seen.length === 'good' },
    ...optional(
      'figures',
      shape.figures && (isCounted(question) || seen.figures.length > 0),
      seen.figures.length > 0,
    ),
    ...optional('person', shape.person, persons.own > 0 && persons.own >= persons.group),
    ...optional('fillers', true, !isHabit(fillers, words, FILLERS_IN_HUNDRED)),
    ...optional(
      'assurance',
      judgesAssurance(seen.shape),
      !isHabit(seen.hedges.count, words, HEDGES_IN_HUNDRED),
    ),
    ...optional(
      'offer',
      // A way of being is shown, not named; what a question is wholly about needs no naming again.
      seen.shape !== 'facts' &&
        seen.shape !== 'gap' &&
        seen.coverage.some(({ topic }) => topic.kind !== 'softSkill'),
      seen.coverage.some(({ quotes }) => quotes.length > 0),
    ),
    // Nobody earns a point for not speaking ill; one is lost by it.
    ...optional('respect', seen.complaints.length > 0, false),
    ...optional(
      'privacy',
      seen.shape === 'redirect' || seen.disclosures.length > 0,
      seen.disclosures.length === 0,
    ),
    ...optional('lawful', seen.unlawful.length > 0, false),
    ...optional('relevance', seen.relevance !== 'answers', false),
  ];
};

const levelOf = (points: readonly Point[], seen: Seen): Level => {
  if (seen.words === 0 || seen.isNoAnswer) return 'empty';
  if (seen.relevance === 'aside') return 'aside';
  const share = points.filter(({ met }) => met).length / points.length;
  const partsMissing = seen.parts.filter(({ quotes }) => quotes.length === 0).length;
  // What is told in words against someone is nothing told yet.
  const nothingTold = seen.parts.every(({ quotes }) =>
    quotes.every((quote) => seen.complaints.includes(quote)),
  );
  const hardlyLinked =
    seen.relevance === 'unclear' && !seen.ownLife && seen.length !== 'good' && partsMissing > 0;
  if (seen.length === 'tooShort' || share < SHARE_OF_WEAK || nothingTold || hardlyLinked)
    return 'weak';
  const sound =
    partsMissing <= (seen.parts.length > 2 ? 1 : 0) &&
    seen.complaints.length === 0 &&
    seen.disclosures.length === 0 &&
    seen.relevance === 'answers' &&
    seen.length !== 'short' &&
    // An answer about what others did is not yet one's own.
    !points.some(({ about, met }) => about === 'person' && !met);
  return share >= SHARE_OF_GOOD && sound ? 'good' : 'fair';
};

/** Whether the question is about pay: an answer without a word on it has none of its parts. */
const isOnPay = ({ topicIds }: InterviewQuestion, topics: readonly InterviewTopic[]): boolean =>
  topics.some(({ id, kind }) => kind === 'pay' && topicIds.includes(id));

/** Most of the words were dictated: the time that it took is known. */
const wasSpoken = ({ spokenWords, spokenSeconds }: InterviewAnswer, words: number): boolean =>
  spokenSeconds > 0 && spokenWords * 2 > words;

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
  const asked = topics.filter(({ id }) => question.topicIds.includes(id));
  const parts =
    isOnPay(question, topics) && spansOf(answer, PAY_WORDS).length === 0
      ? shape.parts.map((part) => ({ part, quotes: [] }))
      : findParts(answer, shape);
  const coverage = coverageOf(answer, asked.filter(isCoverable), finder);
  const timed = wasSpoken(given, words);
  const [first] = answer.sentences;
  const isNoAnswer = NO_ANSWER.test(answer.folded.text.trim());
  return {
    shape: question.shape,
    isNoAnswer,
    relevance: isNoAnswer
      ? 'answers'
      : relevanceOf(answer, { question, topics: asked, parts, coverage, finder }),
    ownLife: isOwnLife(answer),
    subject: question.subject === undefined ? null : namedSubject(question.subject),
    opening: first === undefined ? '' : exactly(answer, first),
    parts,
    words,
    length: lengthOf(words, shape.words),
    aloud: timed ? given.spokenSeconds : spokenLength(words),
    timed,
    pace: paceOf(given),
    fillers: fillersOf(answer),
    figures: quotesAround(answer, besidesAges(answer, spansOf(answer, FIGURES))),
    persons: personsOf(answer),
    hedges: { count: hedges.length, quotes: quotesAround(answer, hedges, 2) },
    complaints: complaintsOf(answer),
    disclosures: quotesAround(
      answer,
      [
        ...spansOf(answer, question.shape === 'redirect' ? DISCLOSURES : PRIVATE_MATTERS),
        ...ownAgesIn(answer),
      ].toSorted((one, other) => one.start - other.start),
    ),
    unlawful: quotesAround(answer, spansOf(answer, UNLAWFUL_ASKED), 1),
    coverage,
  };
};

/** What matters first among what an answer lacks; an answer too short for more is asked to say more, unless it holds something grave. */
const firstMissed = (points: readonly Point[], { length }: Seen): Point['about'] | null => {
  const missed = points.filter(({ met }) => !met).map(({ about }) => about);
  if (missed.length === 0) return null;
  const grave = missed.filter((about) => GRAVE.includes(about));
  const [first] =
    length === 'tooShort' && grave.length === 0 ? ['length' as const] : byPriority(missed);
  return first ?? null;
};

const NOTHING_ELSE: OutlineSources = { cv: null, topics: [], questions: [] };

/** Reads an answer as a coach would. Deterministic: the same words give the same review. The CV only serves what is shown of the next step. */
export const reviewAnswer = (
  question: InterviewQuestion,
  given: InterviewAnswer,
  topics: readonly InterviewTopic[],
  finder: ConceptFinder | null,
  cv: OutlineSources['cv'] = null,
): AnswerReview => {
  const seen = seenIn(openAnswer(given.text), given, question, topics, finder);
  const points = pointsOf(seen, question);
  const first = seen.words === 0 ? null : firstMissed(points, seen);
  return {
    ...seen,
    points,
    level: levelOf(points, seen),
    next:
      first === null
        ? furtherStepOf(seen)
        : nextStepOf(first, given.text, seen, question, { ...NOTHING_ELSE, cv, topics }),
  };
};
