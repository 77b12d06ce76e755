import { expect, it } from 'vitest';

import { INTENTS } from '#/domain/assistant/ownQuestions.fr';
import { ALL_SHEETS } from '#/domain/assistant/sheets/allSheets';
import { createSubjectModel, inDigits } from '#/domain/assistant/subjectModel';
import { SUBJECT_WEIGHTS } from '#/domain/assistant/subjectWeights';

it('was fitted on each subject that there is: else run `npm run subjects`', () => {
  const subjects = [...INTENTS, 'otherField', ...ALL_SHEETS.map(({ id }) => id)];
  expect([...createSubjectModel(SUBJECT_WEIGHTS).subjects].sort()).toEqual(subjects.sort());
});

it('weighs what is said for each subject, the rarer the more', () => {
  const { scoresOf } = createSubjectModel({
    subjects: 'holidays pay',
    bases: '-100 -50',
    // Bucket 70 says a whole for the second subject, bucket 75 as much against the first.
    buckets: inDigits([70, 5]),
    rarities: inDigits([0, 0]),
    counts: inDigits([1, 1]),
    steps: inDigits([1, 0]),
    weights: 'ka',
  });
  const alone = scoresOf([{ worth: 1, buckets: [70, 900] }]);
  expect(alone[0]).toBe(-1);
  expect(alone[1]).toBeGreaterThan(0);
  expect(scoresOf([{ worth: 1, buckets: [75] }])[0]).toBeLessThan(-1);
  expect([...scoresOf([])]).toEqual([-1, -0.5]);
});

it('weighs for each of more subjects than a byte counts', () => {
  const count = 300;
  const { scoresOf } = createSubjectModel({
    subjects: Array.from({ length: count }, (_, at) => `subject${at}`).join(' '),
    bases: Array.from({ length: count }, () => '0').join(' '),
    buckets: inDigits([70]),
    rarities: inDigits([7]),
    counts: inDigits([1]),
    steps: inDigits([count - 1]),
    weights: 'k',
  });
  const scores = scoresOf([{ worth: 1, buckets: [70] }]);
  expect(scores.indexOf(Math.max(...scores))).toBe(count - 1);
});
