import { describe, expect, test } from 'vitest';

import { aReadCv } from '#tests/support/builders/aReadCv';

const interestsOf = (...lines: readonly string[]): readonly string[] =>
  aReadCv(
    {},
    [
      'Hugo Martel',
      'hugo.martel@example.org',
      'Expériences',
      'Vendeur, Boutique Roux, 2019 à 2023',
      'Centres d’intérêt',
      ...lines,
    ].join('\n'),
  ).interests.map(({ value }) => value);

describe('interests', () => {
  test('stand one by one in a list', () => {
    expect(interestsOf('Course à pied, lecture ; cuisine', 'Jeux de société')).toEqual([
      'Course à pied',
      'lecture',
      'cuisine',
      'Jeux de société',
    ]);
  });

  test('under a label are one', () => {
    expect(interestsOf('Voyages : Pérou, Japon, Écosse', 'Sports : judo, natation')).toEqual([
      'Voyages : Pérou, Japon, Écosse',
      'Sports : judo, natation',
    ]);
  });

  test('keep what a bracket tells of them, and what the next line goes on with', () => {
    expect(
      interestsOf('Dessin : sur des supports', 'numériques (affiche, montage, photo)', 'Chant'),
    ).toEqual(['Dessin : sur des supports numériques (affiche, montage, photo)', 'Chant']);
    expect(interestsOf('Musique (guitare, basse), échecs')).toEqual([
      'Musique (guitare, basse)',
      'échecs',
    ]);
  });
});
