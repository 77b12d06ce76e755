import { describe, expect, test } from 'vitest';

import { TOP, monthAt, postsOf, readInvented } from '#tests/domain/cv/readInvented';

const EXPERIENCE = `${TOP}Expérience professionnelle\n`;
const year = (one: number) => monthAt(one);

describe('a placement among other things', () => {
  test('is a post between two diplomas, which stay studies', () => {
    const cv = readInvented(
      `${TOP}Formations et expériences\n2019-2022 Assistante administrative, Cabinet Orval\n2018-2019 Licence professionnelle Gestion, Université de Pau\n2015 Stage secrétariat, Mairie de Redon\n2012 BTS Gestion, Lycée du Parc\n`,
    );
    expect(postsOf(cv)).toEqual([
      ['Assistante administrative', 'Cabinet Orval', year(2019), year(2022)],
      ['Stage secrétariat', 'Mairie de Redon', year(2015), year(2015)],
    ]);
    expect(cv.education.map(({ degree }) => degree.value)).toEqual([
      'Licence professionnelle Gestion',
      'BTS Gestion',
    ]);
  });

  test('is a post below the skills, where a column left it', () => {
    const cv = readInvented(
      `${TOP}Compétences\nPython, SQL\nStage en science des données\nNordal\njanvier 2024 – juin 2024\n• Tableaux de bord\nExpériences\nTechnicienne support\nInfolia\n2019 – 2021\n• Support\n`,
    );
    expect(postsOf(cv).map(([title, house]) => [title, house])).toEqual([
      ['Stage en science des données', 'Nordal'],
      ['Technicienne support', 'Infolia'],
    ]);
  });

  test('is a part of the diploma in whose year it was', () => {
    const cv = readInvented(
      `${TOP}Formation\n2015-2016 Master Gestion, Université de Pau\nStage encadré par Nora Vidal, Cabinet Orval\n2012 BTS Gestion, Lycée du Parc\n`,
    );
    expect(postsOf(cv)).toEqual([]);
    expect(cv.education.map(({ degree }) => degree.value)).toEqual([
      'Master Gestion',
      'BTS Gestion',
    ]);
  });

  test.each(['Stage linguistique, École Orval', 'Stage de formation, Institut Orval'])(
    'is none where one learnt: %s',
    (line) => {
      const cv = readInvented(
        `${EXPERIENCE}2019-2022 Couvreuse, Toitures Delmas\nFormation\n2018 BTS Gestion, Lycée du Parc\n2015 ${line}\n`,
      );
      expect(postsOf(cv)).toEqual([['Couvreuse', 'Toitures Delmas', year(2019), year(2022)]]);
    },
  );
});

test('a period opens a post in small letters where other posts open so', () => {
  const cv = readInvented(
    `${EXPERIENCE}2016-2018 cours de dessin à domicile\nÀ des enfants de six à dix ans.\n2014-2016 Vendeuse, Boutique Orval\nAccueil et caisse.\n`,
  );
  expect(postsOf(cv).map(([, , start, end]) => [start, end])).toEqual([
    [year(2016), year(2018)],
    [year(2014), year(2016)],
  ]);
});

test('the date that closes the cell of a title dates the post', () => {
  const cv = readInvented(
    `${EXPERIENCE}Formatrice 2024/2025\tNordal - Pau\n• Animation de groupes\nCouvreuse 2021/2024\tToitures Delmas - Pau\n• Pose de tuiles\nVendeuse 2019\tBoutique Orval - Redon\n• Caisse\n`,
  );
  expect(postsOf(cv)).toEqual([
    ['Formatrice', 'Nordal', year(2024), year(2025)],
    ['Couvreuse', 'Toitures Delmas', year(2021), year(2024)],
    ['Vendeuse', 'Boutique Orval', year(2019), year(2019)],
  ]);
});

test('each line of a trade and a house below one year is a post', () => {
  const cv = readInvented(
    `${EXPERIENCE}2022 :\nAssistante administrative au Cabinet Orval\n2020 :\nVendeuse chez Tissandier\nCaissière à Monoval\n`,
  );
  expect(postsOf(cv).map(([title, , start]) => [title, start])).toEqual([
    ['Assistante administrative', year(2022)],
    ['Vendeuse', year(2020)],
    ['Caissière à Monoval', year(2020)],
  ]);
});

describe('without a date', () => {
  test.each([
    [
      'Agente d’entretien – Nordal\nCueillette de fraises – GAEC des Monts\nGarde d’enfants – Famille Petit\n',
      [
        ['Agente d’entretien', 'Nordal'],
        ['Cueillette de fraises', 'GAEC des Monts'],
        ['Garde d’enfants', 'Famille Petit'],
      ],
    ],
    [
      'Mise en rayon chez Tissandier\nPréparation de commandes chez Nordal\n',
      [
        ['Mise en rayon', 'Tissandier'],
        ['Préparation de commandes', 'Nordal'],
      ],
    ],
    [
      '2 mois de stage en assurance\n• création d’une base de données\n',
      [['2 mois de stage en assurance', null]],
    ],
  ])('what one did, and for whom, is a post: %s', (lines, posts) => {
    expect(
      postsOf(readInvented(EXPERIENCE + lines)).map(([title, house]) => [title, house]),
    ).toEqual(posts);
  });
});

test('words in capitals that open a long line name the post', () => {
  const cv = readInvented(
    `${EXPERIENCE}2012 – 2014 :\nCouvreuse, Toitures Delmas\n2009 – 2011 :\nNORDALIA ESPACES VERTS ET JARDINS Plantation de haies, mise en place de bancs et de tables pour le parc de la commune, entretien des allées, arrosage, taille des arbres et ramassage des feuilles tout au long de l’année, en équipe de quatre personnes, puis seule\n`,
  );
  expect(postsOf(cv).map(([title]) => title)).toEqual([
    'Couvreuse',
    'NORDALIA ESPACES VERTS ET JARDINS',
  ]);
});
