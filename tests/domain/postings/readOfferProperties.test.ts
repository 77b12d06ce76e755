import { describe, expect, test } from 'vitest';

import { readOffer } from '#/domain/postings/readOffer';
import { fold } from '#/domain/shared/text';
import { sampleLexicon } from '#tests/domain/lexicon/sampleLexicon';
import { withCpuTime } from '#tests/support/cpuTime';

import { randomFrom } from '../../../tools/random.mjs';

const lexicon = sampleLexicon();

const PIECES = [
  'Soudeur H/F',
  'Votre profil',
  'Vos missions :',
  'Les plus',
  '- Soudure TIG, MIG et MAG',
  '• Permis B exigé',
  'Vous assurez la gestion des stocks.',
  '3 à 5 ans d’expérience',
  'Bac+2/3',
  'Anglais B2 souhaité',
  '12,50 €/h',
  'CDI',
  'télétravail',
  'Nous offrons : mutuelle, RTT',
  '',
  '',
  '\u202f',
  '🎉 Rejoignez-nous !',
  'œuvre ﬁne',
  'e\u0301te\u0301',
  'React ou Vue',
  'Postuler',
  '((((',
  ':::',
  '-',
  '–',
  '0 ans',
  '99999999999 €',
  'bac + ',
  'niveau III',
  '\t\t',
  'formation assurée',
  'idéalement',
  'exigé',
  'un plus',
  ', et la maîtrise de',
  'ni',
  'pas de',
  'maîtrise de ',
  'A'.repeat(60),
];

const randomOffer = (seed: number): string => {
  const random = randomFrom(seed);
  return Array.from({ length: 25 }, () => {
    const piece = PIECES[Math.floor(random() * PIECES.length)] ?? '';
    return random() < 0.7 ? `${piece}\n` : `${piece} `;
  }).join('');
};

describe('readOffer on any text', () => {
  test('never throws, and every range lies inside the text', () => {
    let asked = 0;
    for (let seed = 1; seed <= 400; seed += 1) {
      const text = randomOffer(seed);
      const offer = readOffer({ text }, lexicon);
      for (const { range, label, concept } of offer.skills) {
        expect(range.start).toBeLessThan(range.end);
        expect(range.end).toBeLessThanOrEqual(text.length);
        const quoted = concept === null ? text.slice(range.start, range.end) : label;
        expect(fold(quoted)).toBe(fold(label));
        asked += 1;
      }
      const { minYears, degree, pay, contract, mode } = offer;
      const stated = [minYears, degree, pay, contract, mode].flatMap((one) =>
        one === null ? [] : [text.slice(one.range.start, one.range.end)],
      );
      expect(stated).not.toContain('');
      for (const { start, end } of offer.missions) expect(end).toBeGreaterThan(start);
    }
    expect(asked).toBeGreaterThan(400);
  });

  test('is the same each time, and one concept is asked for once', () => {
    for (let seed = 1; seed <= 60; seed += 1) {
      const text = randomOffer(seed);
      const offer = readOffer({ text }, lexicon);
      expect(readOffer({ text }, lexicon)).toEqual(offer);
      const concepts = offer.skills.flatMap(({ concept }) => (concept === null ? [] : [concept]));
      expect(new Set(concepts).size).toBe(concepts.length);
    }
  });

  test('benefits and equality statements added at the end change no skill', () => {
    const base = 'Soudeur\n\nVotre profil\n- Soudure TIG exigée\n- Permis B';
    const more =
      '\n\nNous vous offrons\nMutuelle, tickets restaurant, RTT, formation à React.\n\nDiversité\nTous nos postes sont ouverts aux personnes en situation de handicap.';
    const skills = (text: string) => readOffer({ text }, lexicon).skills;
    expect(skills(base)).not.toEqual([]);
    expect(skills(base + more)).toEqual(skills(base));
  });

  test('a long advertisement is read quickly, whatever its shape', async () => {
    for (const text of [
      'a, '.repeat(20_000),
      'vous '.repeat(20_000),
      '1 '.repeat(20_000),
      '('.repeat(20_000),
      'pas de '.repeat(10_000),
      ': '.repeat(10_000),
    ]) {
      const { ms } = await withCpuTime(() => readOffer({ text }, lexicon));
      expect(ms).toBeLessThan(4000);
    }
  });
});
