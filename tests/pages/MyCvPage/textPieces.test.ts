import { describe, expect, test } from 'vitest';

import { piecesOf } from '#/pages/MyCvPage/parts/page/textPieces';

const text = 'Vendeuse, Boulangerie Petit, Amiens';
const place = { key: 'experience-1.company', label: 'Employeur', range: { start: 10, end: 27 } };

describe('piecesOf', () => {
  test('cuts a line where places and lights begin and end, and loses no character', () => {
    const pieces = piecesOf(
      text,
      { start: 0, end: text.length },
      [place],
      [{ start: 22, end: 35 }],
    );
    expect(pieces.map((piece) => piece.text).join('')).toBe(text);
    expect(pieces).toEqual([
      { text: 'Vendeuse, ', place: null, lit: false },
      { text: 'Boulangerie ', place, lit: false },
      { text: 'Petit', place, lit: true },
      { text: ', Amiens', place: null, lit: true },
    ]);
  });

  test('keeps to the line where a place goes over its end', () => {
    expect(piecesOf(text, { start: 0, end: 15 }, [place], []).map((piece) => piece.text)).toEqual([
      'Vendeuse, ',
      'Boula',
    ]);
  });

  test('an empty line has no piece but its own nothing', () => {
    expect(piecesOf(text, { start: 4, end: 4 }, [place], [])).toEqual([]);
  });
});
