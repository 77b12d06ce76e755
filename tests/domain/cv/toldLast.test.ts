import { describe, expect, test } from 'vitest';

import type { DocumentLine } from '#/domain/cv/document';
import { TOP, postsOf, readInvented } from '#tests/domain/cv/readInvented';

const heading = 'Expériences professionnelles\n';

/** Lines that open with `*` are bold, with `~` small. */
const set = (line: DocumentLine): DocumentLine => ({
  ...line,
  fontSize: /^(?:NORDAL|BRUMEL|AIRELIS)$/u.test(line.text) ? 9 : 11,
  bold: /^(?:Couvreuse|Zingueuse|Manœuvre|Serres|Maison)/u.test(line.text),
});

const titlesAndHouses = (text: string, look = set): (string | null | undefined)[][] =>
  postsOf(readInvented(`${TOP}${heading}${text}`, look)).map(([title, house]) => [
    title as string | null,
    house as string | null,
  ]);

describe('who employed, told after what was done', () => {
  const houses = [
    ['Couvreuse', 'Serres du Lac'],
    ['Zingueuse', 'Maison Laval'],
  ];

  test('in a type of its own', () => {
    expect(
      titlesAndHouses(
        'Couvreuse, mars 2019 - juin 2021\n' +
          'Pose de tuiles\nDépose de gouttières\nSerres du Lac, Pau\n' +
          'Zingueuse, mars 2016 - juin 2018\nSoudure du zinc\nMaison Laval, Dax',
      ),
    ).toEqual(houses);
  });

  test('below bullets, in the type of the text', () => {
    expect(
      titlesAndHouses(
        'Couvreuse (mars 2019 - juin 2021)\n- Pose de tuiles\n- Dépose\nSerres du Lac - Pau\n' +
          'Zingueuse (mars 2016 - juin 2018)\n- Soudure du zinc\n- Pliage\nMaison Laval - Dax',
        (line) => ({ ...line, fontSize: 11 }),
      ),
    ).toEqual(houses);
  });

  test('but means told last are no house, where one stands under the head or nowhere', () => {
    const flat = (line: DocumentLine): DocumentLine => ({ ...line, fontSize: 11 });
    expect(
      titlesAndHouses(
        'Comptable, mars 2019 - juin 2021\nCabinet d’expertise comptable Durand\nSaisie des factures\nSage, Excel\n' +
          'Assistante comptable, mars 2016 - juin 2018\nCabinet d’expertise comptable Petit\nLettrage des comptes\nExcel',
        flat,
      ),
    ).toEqual([
      ['Comptable', 'Cabinet d’expertise comptable Durand'],
      ['Assistante comptable', 'Cabinet d’expertise comptable Petit'],
    ]);
    expect(
      titlesAndHouses(
        'Comptable, mars 2019 - juin 2021\nSaisie des factures\nSage, Excel\n' +
          'Assistante comptable, mars 2016 - juin 2018\nLettrage des comptes\nCiel, Excel',
        flat,
      ),
    ).toEqual([
      ['Comptable', null],
      ['Assistante comptable', null],
    ]);
    expect(
      titlesAndHouses(
        'Développeuse, mars 2019 - juin 2021\nNordal\nRefonte du site\nJava Git\n' +
          'Testeuse, mars 2016 - juin 2018\nBrumel\nRecette du site\nSelenium Git',
        (line) => ({ ...line, fontSize: line.text.endsWith('Git') ? 9 : 11 }),
      ),
    ).toEqual([
      ['Développeuse', 'Nordal'],
      ['Testeuse', 'Brumel'],
    ]);
  });

  test('but what was done last is no house where the head names one', () => {
    expect(
      titlesAndHouses(
        'Couvreuse - Serres du Lac (mars 2019 - juin 2021)\n- Pose de tuiles\nToits Plats\n' +
          'Zingueuse - Maison Laval (mars 2016 - juin 2018)\n- Soudure du zinc\nZinc Naturel',
        (line) => ({ ...line, fontSize: 11 }),
      ),
    ).toEqual(houses);
  });
});

test('dates that close each post are its own', () => {
  const posts = postsOf(
    readInvented(
      `${TOP}${heading}Maison Laval\nCouvreuse en chef\n- Pose de tuiles\nMars 2019 - juin 2021\n` +
        'Maison Tellier\nZingueuse en chef\n- Soudure du zinc\nMars 2016 - juin 2018',
      (line) => ({ ...line, fontSize: 11, bold: line.text.startsWith('Maison') }),
    ),
  );
  expect(posts.map(([title, house, start]) => [title, house, start])).toEqual([
    ['Couvreuse en chef', 'Maison Laval', { year: 2019, month: 3 }],
    ['Zingueuse en chef', 'Maison Tellier', { year: 2016, month: 3 }],
  ]);
});

test('a house in smaller type than the text, at one place over each date, is part of the header', () => {
  expect(
    titlesAndHouses(
      'NORDAL\nCouvreuse\nMars 2019 - juin 2021\nPose de tuiles et de gouttières.\n' +
        'BRUMEL\nZingueuse\nMars 2016 - juin 2018\nSoudure et pliage du zinc.\n' +
        'AIRELIS\nManœuvre\nMars 2014 - juin 2015\nAide sur les chantiers.',
    ),
  ).toEqual([
    ['Couvreuse', 'NORDAL'],
    ['Zingueuse', 'BRUMEL'],
    ['Manœuvre', 'AIRELIS'],
  ]);
});

test('a town in the column of the dates, below the house, closes no post', () => {
  expect(
    titlesAndHouses(
      'Mars 2019 – juin 2021\tCouvreuse\nSARL Nordal\tPose de tuiles\nPau\tDépose de gouttières\n' +
        'Mars 2016 – juin 2018\tZingueuse\nEURL Brumel\tSoudure du zinc\nConcarneau\n' +
        'Mars 2014 – juin 2015\tManœuvre\nAteliers Airelis\tAide sur les chantiers\nDouarnenez',
      (line) => ({ ...line, fontSize: 11, bold: line.text.startsWith('Mars') }),
    ),
  ).toEqual([
    ['Couvreuse', 'SARL Nordal'],
    ['Zingueuse', 'EURL Brumel'],
    ['Manœuvre', 'Ateliers Airelis'],
  ]);
});

describe('one line of a header', () => {
  test.each([
    ['Préparatrice au service expédition de Nordal', 'Préparatrice', 'Nordal'],
    ['Assistante au service achats du Groupe Brumel', 'Assistante', 'Groupe Brumel'],
    ['Stage à la Direction des Forêts', 'Stage', 'Direction des Forêts'],
    ['Infirmière au service de Soins de Suite', 'Infirmière au service de Soins de Suite', null],
    ['COMPTABLE / Nordal', 'COMPTABLE', 'Nordal'],
    ['Graphiste / Web Design', 'Graphiste / Web Design', null],
    ['Agent d’entretien / Espaces Verts', 'Agent d’entretien / Espaces Verts', null],
    ['Chargée d’accueil / Conseillère voyages', 'Chargée d’accueil / Conseillère voyages', null],
  ])('%s', (line, title, house) => {
    expect(titlesAndHouses(`2019 - 2021 : ${line}`)).toEqual([[title, house]]);
  });

  test('a contract below it is neither post nor house', () => {
    expect(
      titlesAndHouses(
        'Couvreuse – mars 2019 à juin 2021\nContrat à durée déterminée\nMaison Laval, Dax\n- Pose de tuiles',
        (line) => ({ ...line, fontSize: 11 }),
      ),
    ).toEqual([['Couvreuse', 'Maison Laval']]);
  });

  test('a label of means below the tasks is no house', () => {
    expect(
      titlesAndHouses(
        'Développeuse\nNordal | 2019 - 2021\n- Refonte du site\nEnv. technique : Java, Git\n' +
          'Testeuse\nBrumel | 2017 - 2018\n- Recette\nEnv. technique : Java, Git',
      ),
    ).toEqual([
      ['Développeuse', 'Nordal'],
      ['Testeuse', 'Brumel'],
    ]);
  });
});

test('a contract beside the post leaves the house to the line of the dates', () => {
  expect(
    titlesAndHouses(
      'Couvreuse - Contrat en alternance\nDe mars 2019 à juin 2021 Nordal\n- Pose de tuiles',
    ),
  ).toEqual([['Couvreuse', 'Nordal']]);
});

test('when one is free is no post', () => {
  expect(
    titlesAndHouses(
      'Disponibilité : à partir de juillet 2025\nCouvreuse, Maison Laval\nMars 2019 - juin 2021',
    ),
  ).toEqual([['Couvreuse', 'Maison Laval']]);
});

describe('the headline', () => {
  const headline = (top: string): string | undefined =>
    readInvented(
      `Odile Castagnet\n${top}\nodile.castagnet@example.org\n06 12 34 56 78\n`,
      (line) => ({
        ...line,
        fontSize: 11,
        bold: /^\P{Ll}+$/u.test(line.text),
      }),
    ).headline?.value;

  test('goes on in the capitals below it', () => {
    expect(headline('COUVREUSE EN TOITS\nPLATS')).toBe('COUVREUSE EN TOITS PLATS');
  });

  test('is no address', () => {
    expect(headline('9 imp. des Tilleuls')).toBeUndefined();
  });
});
