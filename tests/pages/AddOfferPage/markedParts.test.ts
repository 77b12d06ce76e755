import { describe, expect, it } from 'vitest';

import { markedParts } from '#/pages/AddOfferPage/markedParts';

const text = 'Cariste à Lille, CDI, permis B';

describe('where the fields were read', () => {
  it('cuts the text without losing any of it', () => {
    const parts = markedParts(text, [
      { quote: 'CDI', confidence: 'sure' },
      { quote: 'Cariste', confidence: 'doubtful' },
    ]);
    expect(parts.map((part) => part.text).join('')).toBe(text);
    expect(parts.filter(({ confidence }) => confidence !== null)).toEqual([
      { text: 'Cariste', confidence: 'doubtful' },
      { text: 'CDI', confidence: 'sure' },
    ]);
  });

  it('marks no place twice, and none for words that are not there or too short', () => {
    const parts = markedParts(text, [
      { quote: 'Cariste à Lille', confidence: 'doubtful' },
      { quote: 'Lille', confidence: 'sure' },
      { quote: 'Lyon', confidence: 'sure' },
      { quote: 'B', confidence: 'sure' },
    ]);
    expect(parts).toEqual([
      { text: 'Cariste à Lille', confidence: 'doubtful' },
      { text: ', CDI, permis B', confidence: null },
    ]);
    expect(markedParts('', [])).toEqual([]);
  });
});
