import { describe, expect, test } from 'vitest';

import { factsOf } from '#/domain/matching/cvFacts';
import { heldPost } from '#/domain/matching/occupationRow';
import { isBelow, leadsOthers } from '#/domain/matching/ranks';
import { realLexicon } from '#tests/domain/matching/realLexicon';
import { matchOf, readText } from '#tests/domain/matching/realPair';

describe('leadsOthers', () => {
  test.each([
    'Responsable des soins',
    'Directrice de camping',
    'Chef d’équipe bâtiment',
    'Cheffe de service éducatif',
    'Gérant de magasin',
  ])('who leads: %s', (title) => {
    expect(leadsOthers(title)).toBe(true);
  });

  test.each([
    'Chef de projet',
    'Chef de rang',
    'Cheffe de produit',
    'Assistante de direction',
    'Assistant responsable de magasin',
    'Stagiaire responsable qualité',
    'Soudeur',
  ])('who does not: %s', (title) => {
    expect(leadsOthers(title)).toBe(false);
  });

  test('is below who leads, and never the other way round', () => {
    expect(isBelow('Agent de soins', 'Responsable des soins')).toBe(true);
    expect(isBelow('Responsable des soins', 'Agent de soins')).toBe(false);
  });
});

const cvOf = (title: string) =>
  readText([
    'Nadia Kerdran',
    title,
    'Brest',
    'EXPÉRIENCE',
    `${title}, Thermes d’Ostal, janvier 2015 – aujourd’hui`,
    '- Bains, douches et cataplasmes',
  ]);

const LED = `Vos missions :
- encadrer une équipe de trente agents
- traiter les réclamations

Cinq ans d’expérience exigés.`;

describe('an offer to lead', () => {
  test('years under somebody answer in part, and do by no trade what leading asks for', () => {
    const report = matchOf(cvOf('Agente de soins thermaux'), LED, 'Responsable des soins thermaux');
    expect(report.rows.find(({ axis }) => axis === 'experience')?.answer).toBe('partly');
    expect(report.rows.filter(({ byTrade }) => byTrade === true)).toEqual([]);
  });

  test('who led has held the post', () => {
    const held = (title: string) =>
      heldPost(factsOf(cvOf(title)), 'Responsable des soins thermaux', realLexicon);
    expect(held('Responsable des soins thermaux')).not.toBeNull();
    expect(held('Agente de soins thermaux')).toBeNull();
  });
});
