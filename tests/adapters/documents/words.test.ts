import { describe, expect, test } from 'vitest';

import { toWords } from '#/adapters/documents/layout/toWords';
import type { Glyph } from '#/adapters/documents/layout/types';
import { withLigaturesNamed } from '#/adapters/documents/pdf/misnamedLigatures';
import type { PlacedGlyph } from '#/adapters/documents/pdf/PlacedGlyph';

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

describe('withLigaturesNamed', () => {
  const placed = (word: string, font = 'plain'): PlacedGlyph[] =>
    set(word).map((one) => ({ ...one, font, turn: 0, ink: null, middle: [one.x0, one.y] }));
  const text = (...words: readonly PlacedGlyph[][]): string[] => {
    const glyphs = withLigaturesNamed(words.flat());
    let at = 0;
    return words.map((word) =>
      glyphs
        .slice(at, (at += word.length))
        .map((one) => one.text)
        .join(''),
    );
  };

  test.each([
    ['@', ['ges@on', 'anima@ons', 'par@r'], ['gestion', 'animations', 'partir']],
    ['7', ['fabrica7on', 'op7que', 'ar7ste'], ['fabrication', 'optique', 'artiste']],
    ['$', ['ins$tut', 'ac$vement', 'ven$lateur'], ['institut', 'activement', 'ventilateur']],
    ['G', ['foncGon', 'resGtuGon', 'peGt'], ['fonction', 'restitution', 'petit']],
  ])('a font that names "ti" %s', (_, words, read) => {
    expect(text(...words.map((word) => placed(word)))).toEqual(read);
  });

  test('one word is no proof, nor is another font', () => {
    expect(text(placed('ges@on'), placed('ac@on', 'bold'))).toEqual(['ges@on', 'ac@on']);
  });

  test('an address keeps its sign', () => {
    const words = ['ges@on', 'ac@on', 'julie@onde.org', 'martine@onyx.fr'];
    expect(text(...words.map((word) => placed(word)))).toEqual([
      'gestion',
      'action',
      'julie@onde.org',
      'martine@onyx.fr',
    ]);
  });
});
