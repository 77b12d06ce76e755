import { describe, expect, test } from 'vitest';

import { compileLexicon } from '#/domain/lexicon/compileLexicon';
import { readStem, writeStem } from '#/domain/lexicon/lexiconData';
import { openLexicon } from '#/domain/lexicon/openLexicon';
import { fold } from '#/domain/shared/text';
import { SAMPLE_SOURCE, sampleLexicon } from '#tests/domain/lexicon/sampleLexicon';

import { randomFrom } from '../../../tools/random.mjs';

const lexicon = sampleLexicon();

const FRAGMENTS = [
  'soudure TIG',
  'MIG',
  'et',
  'ou',
  ', ',
  '/',
  '\n',
  ' ',
  '. ',
  '(',
  ')',
  'C++',
  'C#',
  '.NET',
  'Node.js',
  'CACES 1',
  '3',
  '5',
  'permis B',
  'gestion',
  'de',
  'd’',
  'stocks',
  'œuvre',
  '\u00ad',
  '\u202f',
  '🎉',
  'e\u0301',
  'ﬁn',
  '—',
  '•',
  'React',
  'Vue',
  '\t',
  'é',
  'İ',
  '\ud83d',
  'infirmi',
  'er·ère',
  '(e)',
  '-',
  "'",
  'aujourd’hui',
];

const randomText = (seed: number): string => {
  const random = randomFrom(seed);
  const pieces = Array.from(
    { length: 40 },
    () => FRAGMENTS[Math.floor(random() * FRAGMENTS.length)],
  );
  return pieces.join(random() < 0.5 ? ' ' : '');
};

describe('findMentions on any text', () => {
  test('mentions are in order, never overlap, and lie inside the text', () => {
    let seen = 0;
    for (let seed = 1; seed <= 400; seed += 1) {
      const text = randomText(seed);
      let end = 0;
      for (const mention of lexicon.findMentions(text)) {
        expect(mention.start).toBeGreaterThanOrEqual(end);
        expect(mention.end).toBeGreaterThan(mention.start);
        ({ end } = mention);
        seen += 1;
      }
      expect(end).toBeLessThanOrEqual(text.length);
    }
    expect(seen).toBeGreaterThan(1000);
  });

  test('the same text gives the same mentions, whatever was read before', () => {
    const text = randomText(7);
    const first = lexicon.findMentions(text);
    for (let seed = 100; seed < 130; seed += 1) lexicon.findMentions(randomText(seed));
    expect(lexicon.findMentions(text)).toEqual(first);
    expect(sampleLexicon().findMentions(text)).toEqual(first);
  });

  test('a mention found alone is found again after other words', () => {
    for (const text of ['Soudure TIG', 'gestion des stocks', 'CACES 3', 'C#', 'infirmière']) {
      const [alone] = lexicon.findMentions(text);
      const prefix = 'Nous cherchons une personne : ';
      const [after] = lexicon.findMentions(prefix + text);
      expect(after?.concept.id).toBe(alone?.concept.id);
      expect(after?.start).toBe((alone?.start ?? 0) + prefix.length);
    }
  });

  test('every unconditional form of the source is found whole', () => {
    const forms = SAMPLE_SOURCE.split('\n')
      .filter((line) => line !== '' && !/^[#@*]/u.test(line))
      .flatMap((line) => (line.split(' < ')[0] ?? '').split(' | '))
      .filter((form) => !/ \?|\(/u.test(form));
    expect(forms.length).toBeGreaterThan(60);
    for (const form of forms) {
      const [mention] = lexicon.findMentions(form);
      expect(fold(form.slice(mention?.start, mention?.end))).toBe(fold(form));
    }
  });
});

describe('compiled data', () => {
  test('survives being written and read as JSON', () => {
    const { data } = compileLexicon([{ name: 'sample', text: SAMPLE_SOURCE }]);
    const again = openLexicon(JSON.parse(JSON.stringify(data)));
    const text = 'Soudure TIG, MIG et Excel, SAGE (paie), infirmière';
    expect(again.findMentions(text)).toEqual(lexicon.findMentions(text));
  });

  test.each([
    ['gerer', 'gestion'],
    ['stock', 'stock'],
    ['infirmiere', 'infirmi'],
    ['c++', 'c++'],
  ])('the stem of %s is kept', (word, stem) => {
    expect(readStem(word, writeStem(word, stem))).toBe(stem);
  });
});
