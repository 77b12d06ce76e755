import type { Cv } from '#/domain/cv/cv';
import type {
  InterviewAnswer,
  InterviewQuestion,
  InterviewSession,
} from '#/domain/interview/interview';
import type { OutlineLine } from '#/domain/interview/outlineLines';
import type { AnswerReview } from '#/domain/interview/review/reviewAnswer';
import type { InterviewReview } from '#/domain/interview/review/reviewInterview';
import { lazy } from '#/domain/shared/lazy';

/** What reads answers; it loads with the first question. */
export type ReviewKit = {
  readonly reviewAnswer: (
    session: InterviewSession,
    question: InterviewQuestion,
    answer: InterviewAnswer,
  ) => AnswerReview;
  readonly reviewInterview: (session: InterviewSession) => InterviewReview;
  readonly outlineOf: (
    session: InterviewSession,
    question: InterviewQuestion,
    cv: Cv | null,
  ) => readonly OutlineLine[];
};

const loadKit = lazy(async (): Promise<ReviewKit> => {
  const [answers, interviews, outlines, lexicon] = await Promise.all([
    import('#/domain/interview/review/reviewAnswer'),
    import('#/domain/interview/review/reviewInterview'),
    import('#/domain/interview/outline'),
    // Without the lexicon, what an answer covers is found by its words alone.
    import('#/adapters/lexicon/loadLexicon')
      .then(({ loadLexicon }) => loadLexicon())
      .catch(() => null),
  ]);
  return {
    reviewAnswer: (session, question, answer) =>
      answers.reviewAnswer(question, answer, session.topics, lexicon),
    reviewInterview: (session) => interviews.reviewInterview(session, lexicon),
    outlineOf: (session, question, cv) =>
      outlines.outlineOf(question, {
        cv,
        topics: session.topics,
        earlier: session.questions.slice(0, session.questions.indexOf(question)),
      }),
  };
});

/** What reads answers; null where it does not load, and the next call tries again. */
export const loadReviewKit = (): Promise<ReviewKit | null> => loadKit().catch(() => null);
