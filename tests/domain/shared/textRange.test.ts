import { expect, test } from 'vitest';

import { placedLines } from '#/domain/shared/textRange';

const text = 'Couvreuse\n\nPose de tuiles\nDépose';

test('each line stands where the text holds it', () => {
  expect(placedLines(text).map(({ line }) => line)).toEqual(text.split('\n'));
  for (const { line, start, end } of placedLines(text)) expect(text.slice(start, end)).toBe(line);
});

test('the lines of a stretch keep their places in the whole text', () => {
  expect(placedLines(text, { start: 11, end: text.length })).toEqual([
    { line: 'Pose de tuiles', start: 11, end: 25 },
    { line: 'Dépose', start: 26, end: 32 },
  ]);
});
