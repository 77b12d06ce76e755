import { describe, expect, test } from 'vitest';

import { headOfOffer } from '#/domain/postings/headOfOffer';
import { readOffer } from '#/domain/postings/readOffer';
import { realLexicon } from '#tests/domain/matching/realLexicon';

describe('the title of an advertisement', () => {
  test.each([
    ['🚀 Développeur web H/F\nNous recherchons…', 'Développeur web'],
    ['👨‍🍳 Chef de cuisine (H/F) - Nantes\nMissions', 'Chef de cuisine'],
    ['✨✨ Assistante RH ✨✨\nVos missions', 'Assistante RH'],
    ['🇫🇷 Vendeur 🛒', 'Vendeur'],
    ['1️⃣ Vendeuse', 'Vendeuse'],
    ['**Comptable H/F**', 'Comptable'],
    ['💼 Poste : Aide-soignant(e)\nMissions', 'Aide-soignant(e)'],
    ['.NET developer\nMissions', '.NET developer'],
    [
      'Nous recherchons un comptable confirmé maîtrisant Sage et Excel, trois ans d’expérience, CDI.',
      'Comptable confirmé',
    ],
    [
      'Restaurant cherche serveur ou serveuse, CDI, service en salle et encaissement.',
      'Serveur ou serveuse',
    ],
  ])('%s', (text, title) => {
    expect(headOfOffer({ text }, realLexicon).title?.value).toBe(title);
  });
});

describe('an advertisement of one line', () => {
  const skillsOf = (text: string): readonly string[] =>
    readOffer({ text }, realLexicon).skills.map(({ label }) => label);

  test('asks for what it names', () => {
    expect(
      skillsOf(
        'Recherche serveur ou serveuse, CDI, restaurant à Lyon, anglais exigé, service en salle et encaissement.',
      ),
    ).toEqual(['Service à table', 'Encaissement']);
    expect(
      skillsOf('Comptable H/F - CDI - Lyon : Sage, Excel, TVA, 3 ans d’expérience, Bac+2 exigés'),
    ).toEqual(['Logiciel Sage', 'Excel', 'Déclaration de TVA']);
  });

  test('a title alone asks for nothing', () => {
    expect(skillsOf('Comptable fournisseurs H/F')).toEqual([]);
  });
});
