import { describe, expect, test } from 'vitest';

import { EMPTY_ANSWER } from '#/domain/interview/interview';
import type { InterviewQuestion } from '#/domain/interview/interview';
import { coachOn } from '#/domain/interview/review/coach';
import { reviewAnswer } from '#/domain/interview/review/reviewAnswer';
import { COACHED } from '#tests/domain/interview/coachedAnswers';

const question = (shape: InterviewQuestion['shape']): InterviewQuestion => ({
  id: shape,
  text: shape,
  origin: 'base',
  kind: 'behavioural',
  shape,
  because: null,
  topicIds: [],
});

describe('answers of five trades, as a coach would take them', () => {
  test.each(COACHED)('$name', ({ shape, text, level, met = [], missed = [], first }) => {
    const review = reviewAnswer(question(shape), { ...EMPTY_ANSWER, text }, [], null);
    const held = review.points.filter((point) => point.met).map(({ about }) => about);
    const lost = review.points.filter((point) => !point.met).map(({ about }) => about);
    expect.soft(held).toEqual(expect.arrayContaining([...met]));
    expect.soft(lost).toEqual(expect.arrayContaining([...missed]));
    expect.soft(review.level).toBe(level);
    const about = coachOn(review).first?.about;
    expect.soft(first ?? [about]).toContain(about);
  });

  test.each(COACHED)('$name: every quote is word for word in the answer', ({ shape, text }) => {
    const review = reviewAnswer(question(shape), { ...EMPTY_ANSWER, text }, [], null);
    const { strengths, first, others } = coachOn(review);
    const quotes = [...strengths, ...(first ? [first] : []), ...others].flatMap(
      (remark) => remark.quotes,
    );
    for (const quote of quotes) expect(text).toContain(quote);
  });
});
