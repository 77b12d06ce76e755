import { describe, expect, test } from 'vitest';

import { documentFromText } from '#/domain/cv/documentFromText';
import { readCv } from '#/domain/cv/readCv';
import type { TextRange } from '#/domain/shared/textRange';
import { SAMPLE_CVS } from '#tests/domain/cv/sampleCvs';
import { emptyLexicon } from '#tests/domain/cv/tinyLexicon';
import { withCpuTime } from '#tests/support/cpuTime';

/** Mulberry32: the same numbers for the same seed, everywhere. */
const randomFrom = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
};

const NOISE = [
  '\t',
  '\n',
  '\n\n',
  ' ',
  '(',
  ')',
  '[',
  ',',
  ';',
  ' – ',
  '-',
  '|',
  '•',
  '2019',
  '09/2020',
  'à',
  'depuis',
  'mai',
  "aujourd'hui",
  '@',
  'a@b.fr',
  '+33',
  '06 12 34',
  'é',
  '\u0301',
  '\ud83d',
  '\u0000',
  '\u00ad',
  '😀',
  'Formation',
  'EXPÉRIENCE',
  'Anglais',
  'B2',
  '●●○',
  'CAP',
  'Lycée',
  '٣',
  'İ',
  '\ufdfa',
  'Nom :',
  '/',
  '\\',
  '%',
  '.',
];

const mutate = (text: string, random: () => number): string => {
  const pick = (length: number): number => Math.floor(random() * length);
  let mutated = text;
  for (let count = 0; count < 12; count += 1) {
    const at = pick(mutated.length + 1);
    const noise = NOISE[pick(NOISE.length)] ?? '';
    const kind = pick(4);
    if (kind === 0) mutated = mutated.slice(0, at) + noise + mutated.slice(at);
    else if (kind === 1) mutated = mutated.slice(0, at) + mutated.slice(at + pick(40));
    else if (kind === 2) mutated = mutated.slice(at) + mutated.slice(0, at);
    else mutated = mutated.slice(0, at) + noise.repeat(1 + pick(30)) + mutated.slice(at);
  }
  return mutated;
};

const read = (text: string) =>
  readCv(documentFromText(text, 'cv.txt'), { lexicon: emptyLexicon, today: '2026-11-21' });

const rangesOf = (value: unknown): TextRange[] => {
  if (typeof value !== 'object' || value === null) return [];
  const own =
    'start' in value &&
    'end' in value &&
    typeof value.start === 'number' &&
    typeof value.end === 'number'
      ? [{ start: value.start, end: value.end }]
      : [];
  return [...own, ...Object.values(value).flatMap(rangesOf)];
};

/** The machine that runs this may be busy. */
const PATIENCE = 60_000;

describe('on any text', { timeout: PATIENCE }, () => {
  test('never throws and never points outside the document', () => {
    const random = randomFrom(20261121);
    let seen = 0;
    for (let round = 0; round < 10; round += 1) {
      for (const { text } of SAMPLE_CVS) {
        const { document, ...cv } = read(mutate(text, random));
        for (const { start, end } of rangesOf(cv)) {
          seen += 1;
          expect(start).toBeGreaterThanOrEqual(0);
          expect(end).toBeGreaterThanOrEqual(start);
          expect(end).toBeLessThanOrEqual(document.text.length);
        }
      }
    }
    expect(seen).toBeGreaterThan(1000);
  });

  test('reads nothing in nothing', () => {
    const cv = read('');
    expect(cv.person).toEqual({
      firstName: null,
      lastName: null,
      email: null,
      phone: null,
      city: null,
    });
    expect([cv.experiences, cv.education, cv.languages, cv.skills, cv.interests]).toEqual([
      [],
      [],
      [],
      [],
      [],
    ]);
    expect(cv.monthsOfExperience).toBeNull();
  });

  test.each([
    ['digits', '0'],
    ['spaced digits', '1 '],
    ['brackets', '('],
    ['dashes', '- '],
    ['commas', 'Aa, '],
    ['letters', 'a'],
    ['capitalised words', 'Ab '],
    ['dates', '2019 - '],
    ['tabs', 'x\t'],
    ['at signs', 'a@'],
    ['dots', 'a.'],
    ['languages', 'anglais '],
    ['short lines', 'Ab Cd\n'],
    ['dated lines', 'Chef 2019 - 2020\n'],
  ])('takes a time that grows no faster than the text: %s', async (_, unit) => {
    const time = (length: number) =>
      withCpuTime(() => read(unit.repeat(Math.ceil(length / unit.length))));
    await time(10_000);
    // Generous: a quadratic reader needs minutes here.
    expect((await time(100_000)).ms).toBeLessThan(8_000);
  });
});
