import type { InterviewSession } from '#/domain/interview/interview';
import type { AnswerReview } from '#/domain/interview/review/answerReview';
import { coachOn } from '#/domain/interview/review/coach';
import {
  coachWords,
  durationWords,
  fillerList,
  LEVEL_WORDS,
  storiesWords,
} from '#/domain/interview/review/coach.fr';
import type { InterviewReview } from '#/domain/interview/review/reviewInterview';
import { answerTo } from '#/domain/interview/session';

const rule = '-'.repeat(60);

const feedbackLines = (review: AnswerReview): readonly string[] => {
  const { first, strengths, others } = coachOn(review);
  return [
    `Retour : ${LEVEL_WORDS[review.level]} ${review.words} mots, ${review.timed ? '' : 'environ '}${durationWords(review.aloud)} à l’oral.`,
    ...(first ? [`À travailler en premier : ${first.text}`] : []),
    ...(review.next ? [`   Par exemple : « ${review.next.rewritten} »`] : []),
    ...(first?.quotes ?? []).map((quote) => `   « ${quote} »`),
    ...strengths.map(({ about, text, quotes }) =>
      [
        `+ ${coachWords(about).label} : ${text}`,
        ...quotes.slice(0, 1).map((quote) => `   « ${quote} »`),
      ].join('\n'),
    ),
    ...others.map(({ about, text, quotes }) =>
      [
        `- ${coachWords(about).label} : ${text}`,
        ...quotes.slice(0, 1).map((quote) => `   « ${quote} »`),
      ].join('\n'),
    ),
  ];
};

/** An interview as a text file: questions, answers, and the feedback where there is one. `day` is the day in words. */
export const transcriptOf = (
  session: InterviewSession,
  review: InterviewReview | null,
  day: string,
): string => {
  const head = [
    `Simulation d’entretien du ${day}`,
    ...(session.title === null ? [] : [`Poste : ${session.title}`]),
    ...(session.company === null || session.company === ''
      ? []
      : [`Structure : ${session.company}`]),
    ...(review === null || review.marks.answered === 0
      ? []
      : [
          `${storiesWords(review.marks.withResult, review.marks.stories)}.`,
          ...(review.fillers.length === 0
            ? []
            : [`Mots parasites : ${fillerList(review.fillers)}`]),
          ...review.missedMost.map(({ advice }) => `Pour la prochaine fois : ${advice}`),
        ]),
  ];
  const body = session.questions.map((question, index) => {
    const answer = answerTo(session, question.id).text.trim();
    const seen = review?.questions.find((each) => each.question.id === question.id)?.review;
    return [
      rule,
      `Question ${index + 1} : ${question.text}`,
      ...(question.because === null ? [] : [`(${question.because})`]),
      '',
      answer === '' ? '(sans réponse)' : answer,
      ...(answer === '' || !seen ? [] : ['', ...feedbackLines(seen)]),
    ].join('\n');
  });
  return `${[...head, '', ...body].join('\n')}\n`;
};
