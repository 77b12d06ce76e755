import { describe, expect, it } from 'vitest';

import { paragraphText, sourcesOf } from '#/domain/letters/letterDraft';
import { checkNewFacts } from '#/domain/textmodel/checkNewFacts';
import { aLetter } from '#tests/support/builders/aLetter';

describe('what a letter rests on', () => {
  const letter = aLetter();
  const main = letter.paragraphs.find(({ role }) => role === 'me');

  it('holds its words, its frame and the lines behind it', () => {
    const sources = sourcesOf(letter);
    for (const paragraph of letter.paragraphs) expect(sources).toContain(paragraphText(paragraph));
    const quotes = main?.sentences.flatMap((one) => one.sources.map(({ quote }) => quote)) ?? [];
    expect(quotes.length).toBeGreaterThan(0);
    for (const quote of quotes) expect(sources).toContain(quote);
  });

  it('lets a paragraph say what its sources say, and flags what they do not', () => {
    const said = main === undefined ? '' : paragraphText(main);
    expect(checkNewFacts(sourcesOf(letter), said)).toEqual([]);
    expect(checkNewFacts(sourcesOf(letter), `${said} Chez Korian, en 1987.`)).toEqual(
      [
        { kind: 'employer', text: 'Korian' },
        { kind: 'date', text: '1987' },
      ].toSorted((one, other) => one.kind.localeCompare(other.kind)),
    );
  });
});
