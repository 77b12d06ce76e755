import type { Cv } from '#/domain/cv/cv';
import type {
  InterviewAnswer,
  InterviewQuestion,
  InterviewSession,
} from '#/domain/interview/interview';
import type { OutlineLine } from '#/domain/interview/outline';
import type { AnswerReview } from '#/domain/interview/review/reviewAnswer';
import type { InterviewReview } from '#/domain/interview/review/reviewInterview';

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

const load = async (): Promise<ReviewKit> => {
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
};

let loading: Promise<ReviewKit> | null = null;

/** What reads answers; null where it does not load, and the next call tries again. */
export const loadReviewKit = async (): Promise<ReviewKit | null> => {
  loading ??= load();
  try {
    return await loading;
  } catch {
    loading = null;
    return null;
  }
};
