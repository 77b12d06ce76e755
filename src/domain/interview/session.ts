import { EMPTY_ANSWER, MAX_INTERVIEW_TEXT } from '#/domain/interview/interview';
import type {
  InterviewAnswer,
  InterviewMarks,
  InterviewQuestion,
  InterviewSession,
} from '#/domain/interview/interview';
import { appendDictated } from '#/domain/shared/dictatedText';

/** The question in view. */
export const currentQuestion = ({ questions, index }: InterviewSession): InterviewQuestion => {
  const question = questions[index] ?? questions[0];
  if (question === undefined) throw new Error('an interview has at least one question');
  return question;
};

/** The answer to a question; empty until one is given. */
export const answerTo = ({ answers }: InterviewSession, questionId: string): InterviewAnswer =>
  Object.hasOwn(answers, questionId) ? (answers[questionId] ?? EMPTY_ANSWER) : EMPTY_ANSWER;

/** Whether the question in view is the last one. */
export const atLastQuestion = ({ questions, index }: InterviewSession): boolean =>
  index === questions.length - 1;

/** How far the interview has come, in percent: (index + 1) / total, specification, section 9. */
export const progressOf = ({ questions, index }: InterviewSession): number =>
  ((index + 1) / questions.length) * 100;

/** The interview with a change to the answer in view. */
export const withAnswer = (
  session: InterviewSession,
  change: (answer: InterviewAnswer) => InterviewAnswer,
): InterviewSession => {
  const { id } = currentQuestion(session);
  const changed = change(answerTo(session, id));
  const text = changed.text.slice(0, MAX_INTERVIEW_TEXT);
  return { ...session, answers: { ...session.answers, [id]: { ...changed, text } } };
};

/** An answer with words that were dictated added at its end. */
export const withDictated = (answer: InterviewAnswer, words: string): InterviewAnswer => {
  const added = words.trim();
  if (added === '') return answer;
  return {
    ...answer,
    text: appendDictated(answer.text, added),
    spokenWords: answer.spokenWords + added.split(/\s+/u).length,
  };
};

/** The interview at another question; one that does not exist changes nothing. */
export const goTo = (session: InterviewSession, index: number): InterviewSession =>
  Number.isInteger(index) && index >= 0 && index < session.questions.length
    ? { ...session, index }
    : session;

/** The interview at its end; marks are null where the answers could not be looked at. */
export const finishSession = (
  session: InterviewSession,
  finishedAt: string,
  marks: InterviewMarks | null,
): InterviewSession => ({ ...session, finishedAt, marks });

/** How many questions have an answer: once the answers were looked at, those that say something ("Je ne sais pas" does not). */
export const answeredCount = (session: InterviewSession): number =>
  session.marks?.answered ??
  session.questions.filter(({ id }) => answerTo(session, id).text.trim() !== '').length;
