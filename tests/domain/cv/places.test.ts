import { describe, expect, test } from 'vitest';

import type { WordPlace } from '#/domain/cv/document';
import { lineSlice, placedBoxes } from '#/domain/cv/text/places';
import { aDocument, aLine } from '#tests/support/builders/aDocument';

const place = (start: number, end: number, x: number, y = 100): WordPlace => ({
  start,
  end,
  x,
  y,
  width: (end - start) * 5,
  height: 10,
});

const LINE = aLine('Serveuse\t2019 2021', {
  places: [place(0, 8, 50), place(9, 13, 400), place(14, 18, 425)],
});

describe('places of a text on its page', () => {
  test('the words of a run are one box, another column is another', () => {
    const document = aDocument(['Sans place', LINE], { pages: 1 });
    expect(placedBoxes(document, { start: 11, end: 11 + LINE.text.length })).toEqual([
      { page: 1, box: { x: 50, y: 100, width: 40, height: 10 } },
      { page: 1, box: { x: 400, y: 100, width: 45, height: 10 } },
    ]);
  });

  test('a part of a word has its share of the word', () => {
    const document = aDocument([LINE]);
    expect(placedBoxes(document, { start: 2, end: 4 })).toEqual([
      { page: 1, box: { x: 60, y: 100, width: 10, height: 10 } },
    ]);
  });

  test('a text without places has no box', () => {
    expect(placedBoxes(aDocument(['Sans place']), { start: 0, end: 4 })).toEqual([]);
  });

  test('a slice keeps what belongs to it, counted from its own start', () => {
    const slice = lineSlice(LINE, 9, 18);
    expect(slice.text).toBe('2019 2021');
    expect(slice.places.map(({ start, end, x }) => [start, end, x])).toEqual([
      [0, 4, 400],
      [5, 9, 425],
    ]);
  });
});
