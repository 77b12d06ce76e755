import { describe, expect, test } from 'vitest';

import { masculinesOf } from '#/domain/occupations/openOccupations';
import register from '#/domain/occupations/rome.fr.txt?raw';
import { readRomeTable } from '#/domain/occupations/romeTable';
import { titleWords } from '#/domain/occupations/titleWords';
import { realOccupations } from '#tests/domain/occupations/realOccupations';

const masculine = masculinesOf(readRomeTable(register));
const { occupationOf, tradesOf, nearness, openedBy, opensTitle, spelled } = realOccupations;

describe('the register', () => {
  const codes = readRomeTable(register);

  test('holds every code with its titles', () => {
    expect(codes.length).toBeGreaterThan(1500);
    expect(codes.flatMap(({ titles }) => titles).length).toBeGreaterThan(13_000);
    expect(codes.filter(({ titles }) => titles[0] === '')).toEqual([]);
  });

  test('a title of the register is found again, in its code or one beside it', () => {
    const picked = codes
      .filter((_, index) => index % 20 === 0)
      .map(({ code, titles }) => ({ code, title: titles.at(-1) ?? '' }));
    const wrong = picked.filter(({ code, title }) => {
      const found = occupationOf(title);
      return found !== null && nearness(found.rome, code) < 0.4;
    });
    expect(wrong.length / picked.length).toBeLessThan(0.02);
  });
});

describe('occupationOf', () => {
  test.each([
    ['Infirmier(ère) diplômé(e) d’État H/F', 'J1506'],
    ['Professeure d’anglais', 'K2107'],
    ['Serveur / Serveuse de restaurant (H/F)', 'G1803'],
    ['COMPTABLE F/H - CDI - Lyon', 'M1203'],
    ['Aide-soignante de nuit', 'J1501'],
    ['Chauffeur PL (H/F)', 'N4101'],
    // As people write them on a CV, where the register has other words.
    ['Mise en rayon', 'D1507'],
    ['Chargée de clientèle', 'D1415'],
    ['Technicienne ADV', 'D1409'],
    ['Hotliner', 'I1404'],
    ['AESH', 'K2113'],
    ['mécano auto', 'I1604'],
    ['Équipière McDo', 'G1603'],
    ['baby-sitting', 'K1303'],
    ['Peintre', 'F1606'],
    ['Plongeur', 'G1605'],
    ['Plongeur scaphandrier', 'I1502'],
    ['Développeur·se web full stack', 'M1855'],
    ['Chargée de communication junior', 'E1112'],
    ['Femme/Homme de ménage à Rodez', 'K1304'],
  ])('%s', (title, rome) => {
    expect(occupationOf(title)?.rome).toBe(rome);
  });

  test.each([
    'Technicien',
    'Responsable',
    'Chef de projet',
    'AVIS DE RECRUTEMENT',
    'Bienvenue chez nous',
    '',
  ])('what names no trade is left alone: %s', (title) => {
    expect(occupationOf(title)).toBeNull();
  });

  test.each([
    ['Vendeur', 'Vendeuse'],
    ['Conducteur de travaux', 'Conductrice de travaux'],
    ['Éducateur spécialisé', 'Éducatrice spécialisée'],
    ['Technicien de maintenance', 'Technicien(ne) de maintenance'],
  ])('both genders are one trade: %s, %s', (him, her) => {
    expect(tradesOf(her)).toEqual(tradesOf(him));
  });
});

describe('what one works on', () => {
  test.each([
    ['Conductrice de raboteuse', 'Conducteur de raboteuse'],
    ['Opérateur sur plieuse', 'Opératrice sur plieuse'],
  ])('stays a thing, whoever works on it: %s', (her, him) => {
    expect(tradesOf(her)).toEqual(tradesOf(him));
    expect(titleWords(her, masculine)).not.toContain('raboteur');
    expect(titleWords(him, masculine)).not.toContain('plieur');
  });

  test('a person is brought to the masculine', () => {
    expect(titleWords('Plieuse en imprimerie', masculine)).toContain('plieur');
  });
});

describe('nearness', () => {
  test('is whole for a code, symmetric, and nothing between far domains', () => {
    expect(nearness('J1506', 'J1506')).toBe(1);
    expect(nearness('M1203', 'M1211')).toBe(nearness('M1211', 'M1203'));
    expect(nearness('M1203', 'M1211')).toBeGreaterThanOrEqual(0.4);
    expect(nearness('J1506', 'K2107')).toBe(0);
    expect(nearness('G1609', 'M1855')).toBe(0);
  });
});

describe('the noun that opens a title', () => {
  test.each(['Formateur en soudage', 'Formatrice en tricot', 'Professeur de vitrail'])(
    'tells the trade whatever it is done on: %s',
    (title) => {
      expect(tradesOf(title).length).toBeGreaterThan(0);
      expect(tradesOf(title).every(({ rome }) => rome.startsWith('K'))).toBe(true);
    },
  );

  test('who sells what somebody makes is no maker', () => {
    expect(tradesOf('Vendeuse en boulangerie').map(({ rome }) => rome)).not.toContain('D1102');
  });

  test.each(['Agent', 'Responsable', 'Technicien', 'Chef de service'])(
    'tells none where it is a rank: %s',
    (title) => {
      expect(openedBy(title)).toEqual([]);
    },
  );

  test('is one that some title of the register opens with', () => {
    expect(opensTitle('Gardien du grand phare')).toBe(true);
    expect(opensTitle('Accompagnement des familles')).toBe(false);
  });
});

describe('spelled', () => {
  test.each([
    ['educateur', 'éducateur'],
    ['specialise', 'spécialisé'],
    ['comptable', 'comptable'],
    ['quimper', 'quimper'],
  ])('%s', (word, written) => {
    expect(spelled(word)).toBe(written);
  });
});
