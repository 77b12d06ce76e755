import { expect, test } from 'vitest';

import { readOffer } from '#/domain/postings/readOffer';
import { realLexicon } from '#tests/domain/matching/realLexicon';

const titleOf = (...lines: string[]): string | null =>
  readOffer({ text: lines.join('\n') }, realLexicon).title?.value ?? null;

test('a slogan above an advertisement is not its post, which a sentence names', () => {
  expect(
    titleOf(
      'UNE AVENTURE PLEINE D’OPPORTUNITÉS',
      'En tant que responsable de la paie, vous travaillez avec l’expert-comptable :',
      '> La gestion d’une équipe de six personnes',
    ),
  ).toBe('Responsable de la paie');
});

test('who is a member of a team is called by no post', () => {
  expect(
    titleOf(
      'UN DÉFI À RELEVER',
      'En tant que membre clé de notre équipe, vous préparez les commandes.',
    ),
  ).toBeNull();
});
