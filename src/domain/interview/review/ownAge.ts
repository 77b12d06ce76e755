import { exactly, openAnswer, spansOf } from '#/domain/interview/review/answerText';
import type { AnswerText, Span } from '#/domain/interview/review/answerText';
import { DISCLOSURES, PRIVATE_MATTERS } from '#/domain/interview/review/habits.fr';
import { AFTER_AGE, ANY_AGE, BEFORE_AGE, OWN_AGE } from '#/domain/interview/review/ownAge.fr';
import { capitalise } from '#/domain/letters/french/frenchWords';

/** Where an answer tells the age of its author. */
export const ownAgesIn = (answer: AnswerText): readonly Span[] => spansOf(answer, OWN_AGE);

/** Spans that hold more than an age: the years of a life prove nothing. */
export const besidesAges = (answer: AnswerText, spans: readonly Span[]): readonly Span[] => {
  const ages = [...ownAgesIn(answer), ...spansOf(answer, ANY_AGE)];
  return spans.filter(({ start, end }) => !ages.some((age) => start < age.end && age.start < end));
};

/** Whether of private matters these words tell an age alone. */
export const tellsAgeAlone = (quote: string): boolean => {
  const answer = openAnswer(quote);
  const others = [PRIVATE_MATTERS, DISCLOSURES].flatMap((pattern) => spansOf(answer, pattern));
  return ownAgesIn(answer).length > 0 && besidesAges(answer, others).length === 0;
};

/** A sentence without the age that it tells; empty where it tells nothing else. */
export const withoutAge = (sentence: string): string => {
  const answer = openAnswer(sentence);
  const [age] = ownAgesIn(answer);
  if (age === undefined) return sentence;
  const before = exactly(answer, { start: 0, end: age.start }).replace(BEFORE_AGE, '');
  const after = exactly(answer, { start: age.end, end: answer.folded.text.length }).replace(
    AFTER_AGE,
    '',
  );
  const joined = before === '' || /^[.!?]/u.test(after) ? before + after : `${before}, ${after}`;
  const rest = /[\p{L}\d]/u.test(joined) ? capitalise(joined) : '';
  return ownAgesIn(openAnswer(rest)).length > 0 ? withoutAge(rest) : rest;
};
