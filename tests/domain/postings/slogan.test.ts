import { expect, test } from 'vitest';

import { readOffer } from '#/domain/postings/readOffer';
import { realLexicon } from '#tests/domain/matching/realLexicon';

const titleOf = (...lines: string[]): string | null =>
  readOffer({ text: lines.join('\n') }, realLexicon).title?.value ?? null;

test('a slogan above an advertisement is not its post, which a sentence names', () => {
  expect(
    titleOf(
      'UNE AVENTURE PLEINE D’OPPORTUNITÉS',
      'En tant que manager pôle paie et conseil RH, vous travaillez avec l’expert-comptable :',
      '> La gestion d’une équipe de six personnes',
    ),
  ).toBe('Manager pôle paie et conseil RH');
});

test.each([
  ['En tant qu’assistante RH, vous préparez les contrats.', 'Assistante RH'],
  ['En tant que collaborateur comptable, vous tenez les comptes.', 'Collaborateur comptable'],
  ['En tant qu’employé polyvalent, vous servez les clients.', 'Employé polyvalent'],
  ['En qualité d’agent d’accueil, vous orientez les visiteurs.', 'Agent d’accueil'],
])('nor where the sentence elides: « %s »', (line, title) => {
  expect(titleOf('UNE AVENTURE HUMAINE', line)).toBe(title);
});

test.each([
  'membre clé de notre équipe',
  'collaborateur',
  'jeune diplômé',
  'client',
  'premier contact de nos clients',
  'leader du marché',
])('who is called otherwise is called by no post: « %s »', (called) => {
  expect(
    titleOf('UN DÉFI À RELEVER', `En tant que ${called}, vous préparez les commandes.`),
  ).toBeNull();
});

test.each([
  ['Basé à Vesoul, le garage recherche des personnes motivées.'],
  ['Comment allez-vous contribuer à la réussite de nos chantiers ?'],
  ['Spécialisé dans le levage, le groupe compte six agences.'],
])('the opening of a presentation is no post: « %s »', (line) => {
  expect(titleOf(line, 'Vos missions :', '- Préparer les commandes') ?? '').not.toMatch(
    /^(?:basé|comment|spécialisé)/iu,
  );
});

test('a post is cut before a word that leads on', () => {
  expect(titleOf('Cuisinier de collectivité pour', 'Vos missions :', '- Préparer les repas')).toBe(
    'Cuisinier de collectivité',
  );
});
