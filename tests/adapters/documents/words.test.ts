import { describe, expect, test } from 'vitest';

import { toWords } from '#/adapters/documents/layout/toWords';
import type { Glyph } from '#/adapters/documents/layout/types';

const SIZE = 10;
const glyph = (text: string, x0: number, x1: number): Glyph => ({
  text,
  x0,
  x1,
  y: 100,
  size: SIZE,
  bold: false,
  font: 'plain',
});

/** Letters side by side; `|` is a gap of its own width in tenths of a letter. */
const set = (word: string, gap = 0): Glyph[] => {
  let x = 40;
  return [...word].flatMap((letter) => {
    if (letter === '|') {
      x += gap;
      return [];
    }
    x += 5;
    return [glyph(letter, x - 5, x)];
  });
};

const read = (glyphs: readonly Glyph[]): string[] =>
  toWords(glyphs).flatMap((line) => line.map(({ text }) => text));

describe('toWords', () => {
  test.each(['Victor', 'Madeleine', 'Ystad'])(
    'the space of an empty line drawn over the first letter of %s parts nothing',
    (word) => {
      expect(read([...set(word), glyph(' ', 41.5, 44)])).toEqual([word]);
    },
  );

  test('a space drawn between two letters parts them', () => {
    expect(read([glyph('à', 40, 45), glyph(' ', 45, 47), glyph('y', 46, 51)])).toEqual(['à', 'y']);
  });

  test.each([
    ['Claire|Alard', ['Claire', 'Alard']],
    ['Jean|Dupré', ['Jean', 'Dupré']],
    ['Inès|Vauclin', ['Inès', 'Vauclin']],
  ])('%s: a thin gap before a capital parts two names', (word, words) => {
    expect(read(set(word, 0.9))).toEqual(words);
  });

  test.each(['JavaScript', 'McArthur', 'LinkedIn'])('%s stays one word', (word) => {
    expect(read(set(word))).toEqual([word]);
  });

  test('a thin gap inside small letters parts nothing', () => {
    expect(read(set('cour|age', 0.9))).toEqual(['courage']);
  });
});
