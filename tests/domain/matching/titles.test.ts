import { describe, expect, test } from 'vitest';

import { titleProximity } from '#/domain/matching/titles';
import { realLexicon } from '#tests/domain/matching/realLexicon';
import { testLexicon } from '#tests/domain/matching/testLexicon';

const near = (one: string, other: string): number => titleProximity(one, other, testLexicon);

describe('titleProximity', () => {
  test.each([
    ['Comptable fournisseurs H/F', 'Comptable fournisseurs'],
    ['Infirmier(ère) en gériatrie', 'Infirmière en gériatrie'],
    ['Développeur·se web – CDI – Rennes', 'Développeuse web'],
    ['Conducteur de travaux (F/H/X)', 'Conductrice de travaux'],
    ['Stage - Assistant(e) juriste', 'Assistante juriste'],
  ])('the same trade, whatever the gender and the noise: %s', (one, other) => {
    expect(near(one, other)).toBeGreaterThanOrEqual(0.95);
  });

  test('is symmetric', () => {
    expect(near('Aide-comptable', 'Comptable général')).toBe(
      near('Comptable général', 'Aide-comptable'),
    );
  });

  test('trades of one family of the lexicon are neighbours', () => {
    expect(near('Soudeur', 'Chaudronnier')).toBeGreaterThan(0.5);
    expect(near('Soudeur', 'Chaudronnier')).toBeLessThan(0.9);
  });

  test.each([
    ['Chef de projet', 'Chef de partie'],
    ['Soudeur', 'Cuisinier'],
    ['Responsable communication', 'Responsable logistique'],
  ])('a shared rank is no shared trade: %s and %s', (one, other) => {
    expect(near(one, other)).toBeLessThan(0.4);
  });
});

describe('who does the work decides, and not what it is done on', () => {
  const really = (one: string, other: string): number => titleProximity(one, other, realLexicon);

  test.each([
    ['Formateur sécurité incendie', 'Agent sécurité incendie'],
    ['Formatrice en soudage', 'Soudeuse'],
  ])('%s and %s', (one, other) => {
    expect(really(one, other)).toBeLessThan(0.3);
  });

  test.each([
    ['Formateur en soudage', 'Formateur en bureautique'],
    ['Serveur / Barman', 'Barman'],
    ['Vendeuse en boulangerie', 'Vendeur en boulangerie-pâtisserie'],
  ])('%s and %s are one', (one, other) => {
    expect(really(one, other)).toBeGreaterThan(0.7);
  });
});

describe('titles of one field of work', () => {
  const near = (one: string, other: string): number => titleProximity(one, other, realLexicon);

  test.each([
    ['Agent d’accueil en déchèterie H/F', 'Gardien de déchèterie'],
    ['Responsable d’exploitation en blanchisserie', 'Employée de blanchisserie'],
  ])('are near whatever their ranks are called: %s, %s', (one, other) => {
    expect(near(one, other)).toBeGreaterThanOrEqual(0.5);
  });

  test.each([
    ['Cuisinier à Bayonne', 'Maçon à Bayonne'],
    ['Employé de vente', 'Directeur de vente de véhicules neufs'],
    ['Agent de service', 'Ingénieur de service informatique'],
  ])('are not told by a place or by what every trade has: %s, %s', (one, other) => {
    expect(near(one, other)).toBeLessThan(0.5);
  });
});

test('a title that names two posts is of the one that the register is sure of', () => {
  expect(
    titleProximity(
      'Animateur d’activités de loisirs H/F',
      'Animatrice en centre de loisirs et colonie de vacances',
      realLexicon,
    ),
  ).toBeGreaterThan(0.3);
});
