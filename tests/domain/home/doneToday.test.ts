import { expect, test } from 'vitest';

import { doneOn, MOST_DONE } from '#/domain/home/doneToday';
import { EMPTY_ANSWER } from '#/domain/interview/interview';
import { anAnalysis } from '#tests/support/builders/anAnalysis';
import { anApplication } from '#tests/support/builders/anApplication';

const DAY = '2026-11-25';
const today = { ...anAnalysis('good'), sample: false, date: `${DAY}T08:00:00.000Z` };

test('counts what was sent, followed up and compared that day, and nothing simulated', () => {
  const sent = anApplication({ date: DAY, followUps: [] });
  const followed = anApplication({
    date: '2026-11-10',
    followUps: [
      { id: 0, due: DAY, doneOn: DAY },
      { id: 1, due: DAY, doneOn: null },
    ],
  });
  expect(doneOn(DAY, [], [], [])).toBe(0);
  expect(doneOn(DAY, [sent], [{ ...today, sample: true }], [])).toBe(1);
  expect(doneOn(DAY, [followed], [today], [])).toBe(2);
  expect(doneOn('2026-11-24', [sent, followed], [today], [])).toBe(0);
});

test('counts an interview in which something was answered', () => {
  const startedAt = `${DAY}T09:00:00.000Z`;
  const answers = { q1: EMPTY_ANSWER };
  expect(doneOn(DAY, [], [], [{ startedAt, answers: {} }])).toBe(0);
  expect(doneOn(DAY, [], [], [{ startedAt, answers }])).toBe(1);
  expect(doneOn('2026-11-26', [], [], [{ startedAt, answers }])).toBe(0);
});

test('asks no more of a day than three', () => {
  expect(
    doneOn(
      DAY,
      [],
      Array.from({ length: 9 }, () => today),
      [],
    ),
  ).toBe(MOST_DONE);
});
