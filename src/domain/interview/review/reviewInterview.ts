import type { Cv } from '#/domain/cv/cv';
import type {
  InterviewMarks,
  InterviewQuestion,
  InterviewSession,
  InterviewTopic,
} from '#/domain/interview/interview';
import type { AnswerReview, Point } from '#/domain/interview/review/answerReview';
import { openAnswer } from '#/domain/interview/review/answerText';
import { coachWords, LENGTHS_OVERALL, PRIORITY } from '#/domain/interview/review/coach.fr';
import { REVIEW_MODEL, reviewAnswer } from '#/domain/interview/review/reviewAnswer';
import { coverageOf, isCoverable } from '#/domain/interview/review/topicCoverage';
import type { ConceptFinder } from '#/domain/interview/review/topicCoverage';
import { answerTo } from '#/domain/interview/session';

/** A question with what its answer was worth. */
export type ReviewedQuestion = {
  readonly question: InterviewQuestion;
  readonly answer: string;
  readonly review: AnswerReview;
};

/** What a whole interview shows. */
export type InterviewReview = {
  readonly questions: readonly ReviewedQuestion[];
  readonly marks: InterviewMarks;
  /** What was missed most often, first what matters most; at most three. */
  readonly missedMost: readonly {
    readonly about: Point['about'];
    readonly times: number;
    readonly advice: string;
  }[];
  /** What was met every time it was looked at, in at least two answers. */
  readonly alwaysMet: readonly Point['about'][];
  /** Fillers of all the answers together. */
  readonly fillers: readonly { readonly label: string; readonly count: number }[];
  /** Topics of the offer by whether any answer spoke of them; missions and conditions are left out. */
  readonly covered: readonly {
    readonly topic: InterviewTopic;
    readonly quotes: readonly string[];
  }[];
};

const lengthAdvice = (given: readonly ReviewedQuestion[]): string => {
  const long = given.filter(({ review }) => review.length === 'long').length;
  const wrong = given.filter(({ review }) => review.length !== 'good').length;
  return LENGTHS_OVERALL[long * 2 > wrong ? 'long' : 'short'];
};

const hasResult = ({ parts, relevance }: AnswerReview): boolean =>
  relevance !== 'aside' && parts.some(({ part, quotes }) => part === 'result' && quotes.length > 0);

/** Reads every answer of an interview; those not given count as not given, never as bad. */
export const reviewInterview = (
  session: InterviewSession,
  finder: ConceptFinder | null,
  cv: Cv | null = null,
): InterviewReview => {
  const questions = session.questions.map((question) => {
    const answer = answerTo(session, question.id);
    return {
      question,
      answer: answer.text,
      review: reviewAnswer(question, answer, session.topics, finder, cv),
    };
  });
  const given = questions.filter(({ review }) => review.level !== 'empty');
  const stories = given.filter(({ review }) => review.shape === 'star');
  const points = given.flatMap(({ review }) => review.points);
  const tally = new Map<Point['about'], { met: number; missed: number }>();
  for (const { about, met } of points) {
    const known = tally.get(about) ?? { met: 0, missed: 0 };
    tally.set(about, {
      met: known.met + (met ? 1 : 0),
      missed: known.missed + (met ? 0 : 1),
    });
  }
  const fillers = new Map<string, number>();
  for (const { label, count } of given.flatMap(({ review }) => review.fillers))
    fillers.set(label, (fillers.get(label) ?? 0) + count);
  const asked = session.topics.filter(isCoverable);
  // Any answer may speak of any topic, whichever question it was given to.
  const spoken = given.map(({ answer }) => coverageOf(openAnswer(answer), asked, finder));
  const covered = asked.map((topic, index) => ({
    topic,
    quotes: spoken.flatMap((each) => each[index]?.quotes ?? []).slice(0, 1),
  }));
  return {
    questions,
    marks: {
      model: REVIEW_MODEL,
      answered: given.length,
      met: points.filter(({ met }) => met).length,
      possible: points.length,
      stories: stories.length,
      withResult: stories.filter(({ review }) => hasResult(review)).length,
      words: given.reduce((sum, { review }) => sum + review.words, 0),
      fillers: [...fillers.values()].reduce((sum, count) => sum + count, 0),
    },
    missedMost: [...tally]
      .filter(([, { missed }]) => missed > 0)
      .toSorted(
        ([one, { missed: ones }], [other, { missed: others }]) =>
          others - ones || PRIORITY.indexOf(one) - PRIORITY.indexOf(other),
      )
      .slice(0, 3)
      .map(([about, { missed }]) => ({
        about,
        times: missed,
        advice: about === 'length' ? lengthAdvice(given) : coachWords(about).missed,
      })),
    alwaysMet: [...tally]
      .filter(([, { met, missed }]) => missed === 0 && met > 1)
      .map(([about]) => about),
    fillers: [...fillers]
      .map(([label, count]) => ({ label, count }))
      .toSorted((one, other) => other.count - one.count),
    covered,
  };
};
