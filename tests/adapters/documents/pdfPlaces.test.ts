import { describe, expect, test } from 'vitest';

import { DocumentTextExtractor } from '#/adapters/documents/DocumentTextExtractor';
import type { CvDocument } from '#/domain/cv/document';
import { placedBoxes } from '#/domain/cv/text/places';
import { cvFile } from '#tests/support/documents/bytes';
import { makePlacedPdf, PAGE_HEIGHT, PAGE_WIDTH } from '#tests/support/documents/pdf';

const read = async (bytes: Uint8Array): Promise<CvDocument> => {
  const result = await new DocumentTextExtractor().extract(cvFile('cv.pdf', bytes));
  if (!result.ok) throw new Error(result.problem);
  return result.value;
};

describe('places of a PDF', () => {
  test('a word from which the type changes for good is marked, a stressed one is not', async () => {
    const parts = [
      { text: 'Vendeuse', x: 50, y: 60, size: 11, bold: true },
      { text: 'Maison', x: 105, y: 60, size: 11 },
      { text: 'Laval', x: 143.5, y: 60, size: 11 },
      { text: 'Tenue', x: 50, y: 100, size: 11 },
      { text: 'du', x: 84.5, y: 100, size: 11, bold: true },
      { text: 'rayon', x: 101, y: 100, size: 11 },
    ];
    const { lines } = await read(makePlacedPdf([parts]));
    const marked = lines.flatMap(({ text, places }) =>
      places.flatMap(({ start, end, turns }) => (turns === true ? [text.slice(start, end)] : [])),
    );
    expect(marked).toEqual(['Maison']);
  });

  test('every word of every line is where it was drawn', async () => {
    const document = await read(
      makePlacedPdf([
        [
          { text: 'Léa Martin', x: 50, y: 60, size: 20 },
          { text: '\u2022 Tenue de la caisse', x: 50, y: 100 },
        ],
        [{ text: 'Suite de la page', x: 80, y: 200 }],
      ]),
    );
    expect(document.pageSizes).toEqual([
      { width: PAGE_WIDTH, height: PAGE_HEIGHT },
      { width: PAGE_WIDTH, height: PAGE_HEIGHT },
    ]);
    for (const line of document.lines)
      expect(line.places.map(({ start, end }) => line.text.slice(start, end))).toEqual(
        line.text.split(' '),
      );
    const [name] = placedBoxes(document, { start: 0, end: 'Léa Martin'.length });
    expect(name?.page).toBe(1);
    expect(name?.box.x).toBeCloseTo(50, 0);
    expect(name?.box.y).toBeCloseTo(60 - 0.78 * 20, 0);
    const at = document.text.indexOf('Suite');
    expect(placedBoxes(document, { start: at, end: at + 5 })[0]?.page).toBe(2);
  });

  test('a word cut at the end of a line stands in both places', async () => {
    const document = await read(
      makePlacedPdf([
        [
          { text: 'Accueil des clients et vente de pro-', x: 50, y: 60 },
          { text: 'duits frais', x: 50, y: 75 },
          { text: 'Conseil et vente de produits', x: 50, y: 90 },
        ],
      ]),
    );
    expect(document.lines[0]?.text.endsWith('produits')).toBe(true);
    const end = document.lines[0]?.text.length ?? 0;
    const boxes = placedBoxes(document, { start: end - 'produits'.length, end });
    expect(boxes.map(({ box }) => Math.round(box.y))).toEqual([52, 67]);
  });
});
