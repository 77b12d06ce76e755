import { describe, expect, test } from 'vitest';

import { TextIndex } from '#/domain/offers/search/index/TextIndex';
import { Vocabulary } from '#/domain/offers/search/index/Vocabulary';
import { openMatcher } from '#/domain/offers/search/keywordMatcher';
import { haystackOf } from '#/domain/offers/search/searchKey';

import { randomFrom } from '../../../../../tools/random.mjs';

const random = randomFrom(15);
const letters = (alphabet: string, length: number): string =>
  Array.from({ length }, () => alphabet[Math.floor(random() * alphabet.length)] ?? '').join('');

const indexOf = (texts: readonly string[]): TextIndex => {
  const index = new TextIndex(new Vocabulary(), texts.length);
  for (const text of texts) index.add(text);
  return index;
};

const found = (index: TextIndex, texts: readonly string[], typed: string): readonly string[] => {
  const matcher = openMatcher(typed);
  if (matcher === null) return texts;
  const { bits, test: answers } = index.open(matcher);
  const answering = texts.filter((_, at) => answers(at));
  const impossible = texts.filter(
    (_, at) => answers(at) && bits !== null && ((bits[at >> 5] ?? 0) & (1 << (at & 31))) === 0,
  );
  expect({ typed, impossible }).toEqual({ typed, impossible: [] });
  return answering;
};

describe('texts by their tokens', () => {
  test.each(["ab 1-'", 'aeé €\n日.', "serveuse serveur, (d')", 'a  b   '])(
    'answer as the letters do: %s',
    (alphabet) => {
      const written = Array.from({ length: 150 }, () => letters(alphabet, random() * 40));
      const texts = written.map((text) => haystackOf([text]));
      const index = indexOf(texts);
      expect(texts.map((_, at) => index.textAt(at))).toEqual(texts);
      let matches = 0;
      for (let turn = 0; turn < 400; turn += 1) {
        const text = written[Math.floor(random() * written.length)] ?? '';
        const from = Math.floor(random() * text.length);
        const typed =
          random() < 0.3
            ? letters(alphabet, 1 + random() * 3)
            : text.slice(from, from + 1 + random() * 8);
        const matcher = openMatcher(typed);
        const expected = texts.filter((one) => matcher?.test(one) ?? true);
        matches += expected.length;
        expect({ typed, texts: found(index, texts, typed) }).toEqual({ typed, texts: expected });
      }
      expect(matches).toBeGreaterThan(400);
    },
  );

  test('hold texts longer than a piece of memory, and needles of many words', () => {
    const long = Array.from({ length: 400_000 }, (_, at) => `mot${at % 70_000}`).join(' ');
    const texts = ['court', long, 'mot1 mot2'];
    const index = indexOf(texts);
    expect(index.textAt(1)).toBe(long);
    const words = Array.from({ length: 40 }, (_, at) => `mot${at + 500}`).join(' ');
    expect(found(index, texts, words)).toEqual([long]);
    expect(found(index, texts, `${words} mot1`)).toEqual([]);
    expect(found(index, texts, 'mot1 mot2')).toEqual([long, 'mot1 mot2']);
  });

  test('tell which may hold a phrase by its rarest word', () => {
    const index = indexOf(['agent de tri', 'agent de nettoyage', 'chef de tri', 'tri']);
    const bits = (phrases: readonly string[]): number => index.mayHold(phrases)[0] ?? 0;
    expect(bits(['agent de nettoyage'])).toBe(0b0010);
    expect(bits(['chef', 'agent de soin'])).toBe(0b0100);
    expect(bits(['tri'])).toBe(0b1101);
  });
});
