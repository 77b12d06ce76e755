import { describe, expect, test } from 'vitest';

import { isDoubtfulEmployer, isDoubtfulPlace } from '#/domain/letters/sources/doubtfulName.fr';
import { houseIn } from '#/domain/letters/sources/entryLines.fr';

describe('the house of a post', () => {
  test.each([
    ['Ardel . Niort', 'Ardel'],
    ['Navelis – Tarnac', 'Navelis'],
    ['Mairie de Tarnac', 'Mairie de Tarnac'],
    ['Jean-Brun Services', 'Jean-Brun Services'],
    ['Chef de rang', null],
    ['CDD été', null],
    ['Fromagerie', null],
    ['Fromagerie Dalmas', 'Fromagerie Dalmas'],
    ['St-Brivel', null],
    ['Auto-entrepreneur', null],
  ])('%s', (written, house) => {
    expect(houseIn(written)).toBe(house);
  });
});

const TEXT = 'Nous assurons la propreté des bureaux. Poste à Tarnac.';

describe('a name that a letter would rather not say', () => {
  test.each([
    'Excel',
    'CACES',
    'Ecocert',
    'France Travail',
    'Particuliers',
    'Collectivités locales',
    'Bretagne',
    'Ardèche',
    'Clinique de quatre vétérinaires',
    'Direction de la logistique',
  ])('is no employer: %s', (name) => {
    expect(isDoubtfulEmployer(name, TEXT)).toBe(true);
  });

  test.each([
    'Navelis',
    'Mairie de Tarnac',
    'Clinique Sainte-Aurore',
    'Groupe Ardel Auto',
    'Garde & Protection',
    'SFR Ardel',
    'Ouihelp',
  ])('is one: %s', (name) => {
    expect(isDoubtfulEmployer(name, TEXT)).toBe(false);
  });

  test('is no place where it is a list, or a word of the text', () => {
    expect(isDoubtfulPlace('Tarnac, Brivel et Vauret', TEXT)).toBe(true);
    expect(isDoubtfulPlace('Pin', 'Meubles en pin massif. Atelier à Pin.')).toBe(true);
    expect(isDoubtfulPlace('Tarnac', TEXT)).toBe(false);
    expect(isDoubtfulPlace('Brivel / Vauret', TEXT)).toBe(false);
    expect(isDoubtfulPlace('', TEXT)).toBe(false);
  });
});
