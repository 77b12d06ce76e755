import { describe, expect, test } from 'vitest';

import { factsOf } from '#/domain/matching/cvFacts';
import { experienceRow } from '#/domain/matching/experienceRow';
import { makeCv, type Post } from '#tests/domain/matching/makeCv';
import { makeOffer } from '#tests/domain/matching/makeOffer';
import { testLexicon } from '#tests/domain/matching/testLexicon';

const { offer, requirements } = makeOffer({
  title: 'Soudeur',
  missions: [],
  skills: [
    { id: 'soudure-tig', demand: 'required' },
    { id: 'lecture-plans', demand: 'required' },
    { id: 'pliage', demand: 'required' },
  ],
  minYears: 3,
  degree: null,
  languages: [],
  ending: [],
});

const creditOf = (...posts: readonly Post[]): number =>
  experienceRow(
    factsOf(
      makeCv({
        identity: ['Odile Ferrand'],
        city: 'Lens',
        headline: 'En recherche',
        profile: [],
        posts,
        skills: [],
        degree: 'CAP',
        degreeLevel: 'CAP',
        degreeYear: 2000,
        languages: [],
        order: ['posts', 'education'],
      }),
    ),
    offer,
    requirements,
    testLexicon,
  )?.credit ?? 0;

const post = (title: string, start: number, end: number, ...tasks: string[]): Post => ({
  title,
  start,
  end,
  tasks,
});

describe('the years asked for', () => {
  test('years of the trade count whole', () => {
    expect(creditOf(post('Soudeur', 2021, 2025))).toBe(1);
  });

  test('a long life in another trade does not replace them', () => {
    expect(creditOf(post('Cuisinier', 1995, 2025))).toBeLessThanOrEqual(0.2);
  });

  test('a part of the trade among them lets more of them count', () => {
    const elsewhere = creditOf(post('Cuisinier', 1995, 2025));
    const near = creditOf(post('Cuisinier', 1995, 2025, 'soudure TIG', 'lecture de plans'));
    expect(near).toBeGreaterThan(elsewhere);
  });
});
