import { describe, expect, test } from 'vitest';

import { employerIn, startIn, townOf } from '#/domain/letters/sources/employer.fr';

describe('what an advertisement says of its employer', () => {
  test.each([
    [
      'Lumara édite un outil de suivi des tournées, utilisé par 300 artisans.',
      'Lumara',
      'chez Lumara, qui édite un outil de suivi des tournées',
    ],
    [
      'Notre résidence accueille 78 personnes âgées. Vous les soignez.',
      'Résidence des Ormes',
      'à la Résidence des Ormes, qui accueille 78 personnes âgées',
    ],
    [
      'Notre résidence accueille 78 personnes âgées.',
      '',
      'dans une résidence qui accueille 78 personnes âgées',
    ],
    [
      'Le Grand Pavois, hôtel de 48 chambres face à la mer, recherche un chef de partie.',
      'Grand Pavois',
      'chez Grand Pavois, hôtel de 48 chambres face à la mer',
    ],
    [
      'Restaurant de 60 couverts au bord du lac, cuisine locale.',
      '',
      'dans un restaurant de 60 couverts au bord du lac',
    ],
    [
      'Lumara, leader dans la location de vélos (villes, stations), cherche à renforcer ses équipes.',
      '',
      'chez Lumara, leader dans la location de vélos',
    ],
    [
      'Lumara est un éditeur/intégrateur reconnu dans le domaine agricole, à Nantes.',
      'Lumara',
      'chez Lumara, éditeur reconnu dans le domaine agricole',
    ],
    [
      'Depuis près de trente ans, Ardal Travaux se donne pour mission de protéger les rivières.',
      '',
      'chez Ardal Travaux, qui se donne pour mission de protéger les rivières',
    ],
    [
      'Notre client conçoit et fabrique des serres de maraîchage.',
      '',
      'dans une entreprise qui conçoit et fabrique des serres de maraîchage',
    ],
    [
      'L’agence recrute pour un client spécialisé dans la reliure de registres un relieur.',
      '',
      'dans une entreprise spécialisée dans la reliure de registres',
    ],
    [
      'Au sein d’un restaurant gastronomique de village, vous travaillez du jeudi au lundi.',
      '',
      'dans un restaurant gastronomique de village',
    ],
  ])('%s', (text, company, expected) => {
    expect(employerIn(text, company)?.text).toBe(expected);
  });

  test.each([
    'Lumara recrute un développeur pour son équipe de 12 personnes.',
    'Lumara vous accompagne dans votre prise de poste pendant six mois.',
    'Lumara, leader passionné de la mobilité de demain.',
    'Entreprise de 10 à 19 salariés',
    'Vous développez une application de 40 écrans pour nos clients.',
  ])('nothing: %s', (text) => {
    expect(employerIn(text, 'Lumara')).toBeNull();
  });

  test('is in its own words, which are kept', () => {
    const text = 'Une équipe soudée.\nLumara édite un outil de suivi des tournées.';
    expect(employerIn(text, 'Lumara')?.quote).toBe('Lumara édite un outil de suivi des tournées.');
  });
});

test('the day a post begins is one to come', () => {
  const today = '2026-11-23';
  expect(startIn('Prise de poste le 1er février 2027.', today)?.text).toBe('le 1er février 2027');
  expect(startIn('Poste à pourvoir en janvier.', today)?.text).toBe('en janvier');
  expect(startIn('Poste à pourvoir dès mars 2027', today)?.text).toBe('en mars 2027');
  expect(startIn('Prise de poste en mars 2026.', today)).toBeNull();
  expect(startIn('Fermé en août. Poste à pourvoir dès que possible.', today)).toBeNull();
});

test('a town is told without its number', () => {
  expect(['Lyon 3e (69)', 'Saint-Herblain (44)', 'Nantes'].map(townOf)).toEqual([
    'Lyon',
    'Saint-Herblain',
    'Nantes',
  ]);
});
