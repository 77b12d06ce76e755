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

// Measured once before anything was changed: all 0.63, own 0.52, sheets 0.64, distress 0.69. Its classes of distress and
// its stories were mended since, and wordings of whole classes were added for the next list: 0.71, then 0.76.
it('is right about questions that no wording was written for', () => {
  const { count, ...shares } = measureQuestions('heldOut.fr.tsv');
  expect(count).toBe(190);
  expect(shares.all).toBeGreaterThanOrEqual(0.76);
  expect(shares.own).toBeGreaterThanOrEqual(0.72);
  expect(shares.sheets).toBeGreaterThanOrEqual(0.72);
  expect(shares.wrongSheets).toBeLessThanOrEqual(0.032);
  expect(shares.distress).toBe(1);
  expect(shares.outside).toBeGreaterThanOrEqual(0.9);
});

// Written before its author had seen a sheet or a wording, then measured: all 0.48, own 0.20, sheets 0.60, distress 0.33,
// wrong sheets 0.075. Its classes were mended since: it is an own list now.
it('answers the words of teenagers, elders, foreigners and telephones', () => {
  const { count, ...shares } = measureQuestions('blind.fr.tsv');
  expect(count).toBe(146);
  expect(shares.all).toBeGreaterThanOrEqual(0.95);
  expect(shares.own).toBeGreaterThanOrEqual(0.95);
  expect(shares.wrongSheets).toBeLessThanOrEqual(0.02);
  expect(shares.distress).toBe(1);
  expect(shares.outside).toBe(1);
});

// Written with the list above and kept closed while its classes were mended, then measured once: all 0.97. One hand wrote
// both lists and the wordings, so that this says less than the list of 190.
it('answers a second list by the same hand', () => {
  const { count, ...shares } = measureQuestions('last.fr.tsv');
  expect(count).toBe(65);
  expect(shares.all).toBeGreaterThanOrEqual(0.95);
  expect(shares.wrongSheets).toBeLessThanOrEqual(0.02);
  expect(shares.distress).toBe(1);
});
