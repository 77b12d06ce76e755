import { expect, it } from 'vitest';

import { measureQuestions } from '#tests/coach/assistant/measure';

it('answers what its sheets and thresholds were chosen on', () => {
  const { count, ...shares } = measureQuestions('questions.fr.tsv');
  expect(count).toBeGreaterThanOrEqual(250);
  expect(shares.all).toBeGreaterThanOrEqual(0.94);
  expect(shares.own).toBeGreaterThanOrEqual(0.9);
  expect(shares.wrongSheets).toBeLessThanOrEqual(0.03);
  expect(shares.distress).toBe(1);
  expect(shares.outside).toBe(1);
});
