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

  test('answer phrases of words that most texts have', () => {
    const small = ['de', 'la', 'vous', 'et', 'client', 'clients', 'équipe', "l'équipe", 'des'];
    const rare = Array.from({ length: 300 }, () => letters('aeiltnd', 6));
    const word = (): string =>
      (random() < 0.8
        ? small[Math.floor(small.length * random() ** 2)]
        : rare[Math.floor(random() * rare.length)]) ?? '';
    const texts = Array.from({ length: 400 }, () =>
      haystackOf([Array.from({ length: 20 + random() * 60 }, word).join(' ')]),
    );
    const index = indexOf(texts);
    const seen = { some: 0, none: 0 };
    for (let turn = 0; turn < 400; turn += 1) {
      const phrase = Array.from({ length: 2 + random() * 3 }, word).join(' ');
      // Half typed at either end, as one types and as the rule allows.
      const from = Math.floor(random() * 3);
      const typed = phrase.slice(from, phrase.length - Math.floor(random() * 3));
      const matcher = openMatcher(typed);
      const expected = texts.filter((one) => matcher?.test(one) ?? true);
      seen[expected.length === 0 ? 'none' : 'some'] += 1;
      expect({ typed, texts: found(index, texts, typed) }).toEqual({ typed, texts: expected });
    }
    expect(seen.some).toBeGreaterThan(100);
    expect(seen.none).toBeGreaterThan(20);
    // The sieve leaves few of the texts that have both words and not the phrase.
    const { bits } = index.open({ needle: 'equipe des clients', variants: [] });
    const left = texts.filter((_, at) => ((bits?.[at >> 5] ?? -1) & (1 << (at & 31))) !== 0);
    const having = texts.filter((one) => /\bequipe\b/u.test(one) && /\bdes\b/u.test(one));
    expect(left.length).toBeLessThan(having.length / 2);
  });

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
