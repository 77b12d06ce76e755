import type { Cv } from '#/domain/cv/cv';
import type {
  InterviewAnswer,
  InterviewQuestion,
  InterviewSession,
} from '#/domain/interview/interview';
import type { OutlineLine } from '#/domain/interview/outlineLines';
import type { AnswerReview } from '#/domain/interview/review/answerReview';
import type { InterviewReview } from '#/domain/interview/review/reviewInterview';
import type { Services } from '#/usecases/shared/services';

/** What reads answers; it loads with the first question. */
export type AnswerReviewer = {
  readonly reviewAnswer: (
    session: InterviewSession,
    question: InterviewQuestion,
    answer: InterviewAnswer,
    cv: Cv | null,
  ) => AnswerReview;
  readonly reviewInterview: (session: InterviewSession, cv: Cv | null) => InterviewReview;
  readonly outlineOf: (
    session: InterviewSession,
    question: InterviewQuestion,
    cv: Cv | null,
  ) => readonly OutlineLine[];
};

/** What reads answers; null where it does not load, and the next call tries again. */
export const loadAnswerReviewer = async ({
  lexicon: loadLexicon,
}: Pick<Services, 'lexicon'>): Promise<AnswerReviewer | null> => {
  try {
    const [answers, interviews, outlines, lexicon] = await Promise.all([
      import('#/domain/interview/review/reviewAnswer'),
      import('#/domain/interview/review/reviewInterview'),
      import('#/domain/interview/outline'),
      // Without the lexicon, what an answer covers is found by its words alone.
      loadLexicon().catch(() => null),
    ]);
    return {
      reviewAnswer: (session, question, answer, cv) =>
        answers.reviewAnswer(question, answer, session.topics, lexicon, cv),
      reviewInterview: (session, cv) => interviews.reviewInterview(session, lexicon, cv),
      outlineOf: (session, question, cv) =>
        outlines.outlineOf(question, {
          cv,
          topics: session.topics,
          questions: session.questions,
        }),
    };
  } catch {
    return null;
  }
};
