import { describe, expect, test } from 'vitest';

import { CONDITIONS } from '#/domain/interview/situations.fr';
import { SCHEDULE_WORDS } from '#/domain/interview/topicQuestions.fr';

const travel = CONDITIONS.find(({ id }) => id === 'travel');

describe('who travels', () => {
  test.each([
    'des deplacements frequents en region',
    'deplacements a prevoir',
    'permis b exige : deplacements quotidiens chez les clients',
  ])('the person: %s', (offer) => {
    expect(travel?.pattern.test(offer)).toBe(true);
    expect(SCHEDULE_WORDS.test(offer)).toBe(true);
  });

  test.each([
    'accompagner les residents dans tous les deplacements de la journee',
    'securiser les transferts et les deplacements',
    'deplacements des patients vers le plateau technique',
    "aider chacun dans ses deplacements dans l'etablissement",
    'frais de deplacement rembourses',
  ])('those cared for, or what is paid: %s', (offer) => {
    expect(travel?.pattern.test(offer)).toBe(false);
    expect(SCHEDULE_WORDS.test(offer)).toBe(false);
  });
});
