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

it('is right about questions that nothing was chosen on', () => {
  const { count, ...shares } = measureQuestions('heldOut.fr.tsv');
  expect(count).toBe(190);
  expect(shares.all).toBeGreaterThanOrEqual(0.62);
  expect(shares.own).toBeGreaterThanOrEqual(0.5);
  expect(shares.sheets).toBeGreaterThanOrEqual(0.62);
  expect(shares.wrongSheets).toBeLessThanOrEqual(0.04);
  expect(shares.distress).toBeGreaterThanOrEqual(11 / 16);
  expect(shares.outside).toBeGreaterThanOrEqual(0.9);
});
