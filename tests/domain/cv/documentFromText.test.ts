import { describe, expect, test } from 'vitest';

import { documentFromText } from '#/domain/cv/documentFromText';

describe('documentFromText', () => {
  test('joins its lines exactly', () => {
    const document = documentFromText('Awa\r\n\r\n\r\nVendeuse\rDakar', 'collé.txt');
    expect(document.text).toBe('Awa\nVendeuse\nDakar');
    expect(document.lines.map(({ gapBefore }) => gapBefore)).toEqual([0, 2, 0]);
    expect(document).toMatchObject({ format: 'text', fileName: 'collé.txt' });
  });

  test('normalises accents, ligatures, soft hyphens and letter-spaced words', () => {
    expect(documentFromText('e\u0301te\u0301 \ufb01n comp\u00adtable', 'x').text).toBe(
      'été fin comptable',
    );
    expect(documentFromText('C O M P É T E N C E S', 'x').text).toBe('COMPÉTENCES');
  });

  test('keeps the columns of pasted tables', () => {
    expect(documentFromText('2019       Fleuriste', 'x').text).toBe('2019\tFleuriste');
  });

  test('marks bullets', () => {
    expect(
      documentFromText('- vente\n– caisse\nplain', 'x').lines.map(({ bullet }) => bullet),
    ).toEqual([true, true, false]);
  });
});
