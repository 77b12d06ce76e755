import { describe, expect, test } from 'vitest';

import { EMPTY_ANSWER } from '#/domain/interview/interview';
import { progressAcross } from '#/domain/interview/progress';
import { reviewInterview } from '#/domain/interview/review/reviewInterview';
import {
  answerTo,
  answeredCount,
  atLastQuestion,
  currentQuestion,
  finishSession,
  goTo,
  progressOf,
  withAnswer,
  withDictated,
} from '#/domain/interview/session';
import { transcriptOf } from '#/domain/interview/transcript.fr';
import { anInterview, GOOD_ANSWER, WEAK_ANSWER } from '#tests/support/builders/anInterview';

const answered = (answers: Readonly<Record<string, string>>) => ({
  ...anInterview(),
  answers: Object.fromEntries(
    Object.entries(answers).map(([id, text]) => [id, { ...EMPTY_ANSWER, text }]),
  ),
});

test('a question that bears the name of everything has no answer of its own', () => {
  expect(answerTo(anInterview(), '__proto__')).toBe(EMPTY_ANSWER);
  expect(answerTo(anInterview(), 'constructor')).toBe(EMPTY_ANSWER);
});

describe('an interview', () => {
  test('progress is (index + 1) / total', () => {
    const session = anInterview();
    const total = session.questions.length;
    expect(progressOf(session)).toBeCloseTo(100 / total);
    expect(progressOf(goTo(session, total - 1))).toBe(100);
    expect(atLastQuestion(goTo(session, total - 1))).toBe(true);
    expect(atLastQuestion(session)).toBe(false);
  });

  test.each([-1, 99, 1.5])('there is no question %d to go to', (index) => {
    const session = anInterview();
    expect(goTo(session, index)).toBe(session);
  });

  test('an answer belongs to its question and waits there', () => {
    const first = withAnswer(anInterview(), (answer) => ({ ...answer, text: 'Bonjour' }));
    const second = goTo(first, 1);
    expect(answerTo(second, currentQuestion(second).id).text).toBe('');
    expect(answerTo(goTo(second, 0), currentQuestion(first).id).text).toBe('Bonjour');
    expect(answeredCount(second)).toBe(1);
  });

  test('one that was looked at counts the answers that say something, as its review does', () => {
    const [first, second] = anInterview().questions.map(({ id }) => id);
    const session = answered({ [`${first}`]: GOOD_ANSWER, [`${second}`]: 'Je ne sais pas.' });
    expect(answeredCount(session)).toBe(2);
    const { marks } = reviewInterview(session, null);
    expect(marks.answered).toBe(1);
    expect(answeredCount(finishSession(session, '2026-11-25T10:00:00.000Z', marks))).toBe(1);
  });

  test('dictated words are added after what is written, and counted', () => {
    const typed = { ...EMPTY_ANSWER, text: 'Je suis' };
    expect(withDictated(typed, ' cariste depuis ')).toEqual({
      ...EMPTY_ANSWER,
      text: 'Je suis cariste depuis',
      spokenWords: 2,
    });
    expect(withDictated(EMPTY_ANSWER, 'bonjour').text).toBe('bonjour');
    expect(withDictated(typed, '  ')).toBe(typed);
  });
});

describe('the review of an interview', () => {
  const session = answered({ reussite: GOOD_ANSWER, difficulte: WEAK_ANSWER });
  const review = reviewInterview(session, null);

  test('counts given answers only, and every point once', () => {
    expect(review.marks.answered).toBe(2);
    const points = review.questions
      .filter(({ answer }) => answer !== '')
      .flatMap((each) => each.review.points);
    expect(review.marks.possible).toBe(points.length);
    expect(review.marks.met).toBe(points.filter(({ met }) => met).length);
    expect(review.marks.fillers).toBeGreaterThan(3);
    expect(review.marks).toMatchObject({ stories: 2, withResult: 1 });
  });

  test('an answer to any question covers the requirements that it speaks of', () => {
    const covered = review.covered.find(({ topic }) => topic.id === 'skill-1');
    expect(covered?.quotes[0]).toContain('transmissions ciblées');
    expect(review.covered.find(({ topic }) => topic.id === 'skill-2')?.quotes).toEqual([]);
  });

  test('nothing given, nothing judged', () => {
    const empty = reviewInterview(anInterview(), null);
    expect(empty.marks).toMatchObject({ answered: 0, met: 0, possible: 0, fillers: 0, stories: 0 });
    expect(empty.missedMost).toEqual([]);
  });

  test('the transcript holds every question, every answer and the feedback', () => {
    const text = transcriptOf(session, review, '21 novembre 2026');
    for (const question of session.questions) expect(text).toContain(question.text);
    expect(text).toContain(GOOD_ANSWER);
    expect(text).toContain('À travailler en premier');
    expect(text.match(/\(sans réponse\)/gu)).toHaveLength(session.questions.length - 2);
  });

  test('a transcript can be made without the feedback', () => {
    expect(transcriptOf(session, null, '21 novembre 2026')).not.toContain('Retour');
  });
});

describe('progress over time', () => {
  const marked = (id: number, met: number, model = 1) => ({
    ...anInterview(),
    id,
    finishedAt: '2026-11-21T10:00:00.000Z',
    marks: {
      model,
      answered: 4,
      met,
      possible: 40,
      words: 400,
      fillers: 6,
      stories: 2,
      withResult: 1,
    },
  });

  test('goes from the oldest to the newest, in percent', () => {
    expect(progressAcross([marked(3, 30), anInterview(), marked(1, 10)])).toMatchObject([
      { id: 1, percent: 25, fillersTenths: 15 },
      { id: 3, percent: 75 },
    ]);
  });

  test('marks of two sets of rules are never compared', () => {
    expect(progressAcross([marked(3, 30, 2), marked(1, 10, 1)]).map(({ id }) => id)).toEqual([3]);
  });
});
