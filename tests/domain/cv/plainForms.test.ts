import { describe, expect, test } from 'vitest';

import type { Cv } from '#/domain/cv/cv';
import type { DocumentLine } from '#/domain/cv/document';
import { monthAt, postsOf, readInvented, TOP } from '#tests/domain/cv/readInvented';

const studies = ({ education }: Cv) =>
  education.map(({ degree, institution, end }) => [
    degree.value,
    institution?.value ?? null,
    end?.value.year ?? null,
  ]);

const tasksOf = ({ experiences }: Cv) =>
  experiences.map(({ tasks }) => tasks.map(({ value }) => value));

const bold =
  (...texts: readonly string[]) =>
  (line: DocumentLine): DocumentLine => ({
    ...line,
    bold: texts.includes(line.text),
    fontSize: 10,
  });

describe('a form of fields', () => {
  test('whose first field is the date keeps the employer that follows the tasks', () => {
    const cv = readInvented(
      `${TOP}EXPÉRIENCE PROFESSIONNELLE\nDates\t04/2021 - 09/2023\nFonction ou poste occupé\tCouvreuse zingueuse\nPrincipales activités et responsabilités\tPose de tuiles, dépose de gouttières\nNom et adresse de l’employeur\tToitures Laval, Pau\nDates\t05/2018 - 03/2021\nFonction ou poste occupé\tAide couvreuse\nPrincipales activités et responsabilités\tManutention\nNom et adresse de l’employeur\tBâti Nordal, Tarbes\n\nLANGUES\nAnglais B1\n`,
    );
    expect(postsOf(cv)).toEqual([
      ['Couvreuse zingueuse', 'Toitures Laval', monthAt(2021, 4), monthAt(2023, 9)],
      ['Aide couvreuse', 'Bâti Nordal', monthAt(2018, 5), monthAt(2021, 3)],
    ]);
  });

  test('keeps its posts together where the tasks stand under a label in bold', () => {
    const post = (title: string, house: string, town: string, date: string, task: string) =>
      `Poste : ${title}\nEntreprise : ${house}\nLieu : ${town}\nDate : ${date}\nMissions :\n- ${task}\n`;
    const cv = readInvented(
      `${TOP}EXPÉRIENCE PROFESSIONNELLE\n${post('Couvreuse', 'Toitures Laval', 'Pau', 'avril 2021 - mai 2023', 'Pose de tuiles')}${post('Étancheuse', 'Nordal', 'Tarbes', 'mai 2018 - mars 2021', 'Soudure de bandes')}\nLANGUES\nAnglais B1\n`,
      bold('EXPÉRIENCE PROFESSIONNELLE', 'LANGUES', 'Missions :', 'Entreprise : Nordal'),
    );
    expect(postsOf(cv)).toEqual([
      ['Couvreuse', 'Toitures Laval', monthAt(2021, 4), monthAt(2023, 5)],
      ['Étancheuse', 'Nordal', monthAt(2018, 5), monthAt(2021, 3)],
    ]);
    expect(tasksOf(cv)).toEqual([['Pose de tuiles'], ['Soudure de bandes']]);
  });
});

describe('who employed', () => {
  test('is what stands before its town and country under a placement', () => {
    const cv = readInvented(
      `${TOP}EXPÉRIENCES\nJuin - août 2023 – Stage\nNordal.com, Pau 64000, France\nDépose de gouttières – Rangement du dépôt\nAoût 2022 – Emploi d’été\nToitures Laval, Tarbes 65000, France\nManutention\n\nLANGUES\nAnglais B1\n`,
    );
    expect(postsOf(cv)[0]).toEqual(['Stage', 'Nordal.com', monthAt(2023, 6), monthAt(2023, 8)]);
  });

  test('is no town with its country where the other posts name one there', () => {
    const cv = readInvented(
      `${TOP}EXPÉRIENCES\n01/04/2021 – 31/05/2023 – Annecy, France\nCOUVREUSE\nTOITURES LAVAL\n01/06/2019 – 31/03/2021 – Pau, France\nÉTANCHEUSE\nBÂTI NORDAL\n01/05/2017 – 31/05/2019 – Vallorge, France\nAIDE COUVREUSE\nLE CHALET ROUX\n\nLANGUES\nAnglais B1\n`,
    );
    expect(postsOf(cv).map(([, house]) => house)).toEqual([
      'TOITURES LAVAL',
      'BÂTI NORDAL',
      'LE CHALET ROUX',
    ]);
  });

  test('is the house of a known kind after the trade, whatever commas follow its name', () => {
    const cv = readInvented(
      `${TOP}EXPÉRIENCES\nAvril 2019 – janvier 2022 : Assistante administrative, gestionnaire du tri pour la Mairie de Laval, Propreté, Voirie et Espaces verts, direction des services techniques\n- Suivi des tournées\n\nLANGUES\nAnglais B1\n`,
    );
    expect(postsOf(cv)).toEqual([
      [
        'Assistante administrative, gestionnaire du tri',
        'Mairie de Laval',
        monthAt(2019, 4),
        monthAt(2022, 1),
      ],
    ]);
  });

  test('may be a public service, which is no part of a house', () => {
    const cv = readInvented(
      `${TOP}EXPÉRIENCES\nAvril 2019 – janvier 2022 : Assistante administrative, gestionnaire du tri, pour le Service Public Wallon Propreté, Voirie et Espaces verts, direction des services techniques\n- Suivi des tournées\n\nLANGUES\nAnglais B1\n`,
    );
    expect(postsOf(cv).map(([, house]) => house)).toEqual(['Service Public Wallon Propreté']);
  });
});

test('titles under bullets placed by hand are of one list though they begin some points apart', () => {
  const left = new Map([
    ['COUVREUSE', 285.7],
    ['ÉTANCHEUSE', 289.4],
    ['AIDE COUVREUSE', 285.3],
  ]);
  const cv = readInvented(
    `${TOP}EXPÉRIENCES\n> COUVREUSE\nToitures Laval, Pau, 2023\n• Pose de tuiles\n• Dépose de gouttières\n> ÉTANCHEUSE\nNordal, Tarbes, 2022\n• Soudure de bandes\n> AIDE COUVREUSE\nBâti du Lac, Pau, 2018 - 2021\nRangement du chantier\n\nLANGUES\nAnglais B1\n`,
    (line) => {
      const x = left.get(line.text.replace(/^> /u, ''));
      const place = { start: 0, end: line.text.length, x: x ?? 297, y: 0, width: 90, height: 10 };
      return {
        ...line,
        places: [place],
        fontSize: x === undefined ? 10 : 11,
        bold: x !== undefined,
      };
    },
  );
  expect(postsOf(cv).map(([title]) => title)).toEqual([
    'COUVREUSE',
    'ÉTANCHEUSE',
    'AIDE COUVREUSE',
  ]);
});

describe('studies', () => {
  test('under dates and school: a second diploma of one school does not take the next dates', () => {
    const cv = readInvented(
      `${TOP}FORMATION\n09/2022 - 07/2025 École du Bois (Pau, France)\nClasse préparatoire technologique\nCours : gestion, droit\nBaccalauréat technologique STMG\n09/2019 - 07/2022 Collège du Lac (Tarbes, France)\nBrevet des collèges\n\nLANGUES\nAnglais B1\n`,
    );
    expect(studies(cv)).toEqual([
      ['Classe préparatoire technologique', 'École du Bois', 2025],
      ['Baccalauréat technologique STMG', null, null],
      ['Brevet des collèges', 'Collège du Lac', 2022],
    ]);
  });

  test('a course of the school and what it led to are no schools', () => {
    const cv = readInvented(
      `${TOP}FORMATION\n09/2025 - 09/2028 Nordal business school (Pau, France)\nMaster in Management - Programme Grande École\nCours : droit, gestion\n09/2022 - 07/2025 OSTRA (Pau, France)\nClasse préparatoire technologique\nRésultats : admission à la Nordal business school\n\nLANGUES\nAnglais B1\n`,
    );
    expect(studies(cv).map(([, school]) => school)).toEqual(['Nordal business school', 'OSTRA']);
  });

  test('take no word for their school that stands far below', () => {
    const cv = readInvented(
      `${TOP}FORMATION\n2012 - 2014 : BTS Bois, Lycée du Lac\n2010 : Bac S\nPanorama\n`,
      (line) => (line.text === 'Panorama' ? { ...line, gapBefore: 7 } : line),
    );
    expect(studies(cv)).toEqual([
      ['BTS Bois', 'Lycée du Lac', 2014],
      ['Bac S', null, 2010],
    ]);
  });

  test('told in sentences name the diploma alone', () => {
    const cv = readInvented(
      `${TOP}FORMATION\nJ’ai obtenu mon CAP Couvreur en 2015 au CFA du Lac.\nJ’ai obtenu mon Baccalauréat STMG en 2013 au Lycée Voltaire.\n\nLANGUES\nAnglais B1\n`,
    );
    expect(studies(cv).map(([degree]) => degree)).toEqual(['CAP Couvreur', 'Baccalauréat STMG']);
  });
});

test.each([
  ['Tarbes & Pau', 'Tarbes'],
  ['Adresse : rue Vallet BARDO 2000 TUNIS', 'TUNIS'],
  ['Certifiée ISO 27005, Vendange Sûre\n65000 Tarbes', 'Tarbes'],
])('the town of %j', (line, town) => {
  const cv = readInvented(
    `Odile Castagnet\nCouvreuse\nodile.castagnet@example.org\n06 12 34 56 78\n${line}\n\nEXPÉRIENCES\nCouvreuse, Toitures Laval, 2019 - 2021\n`,
  );
  expect(cv.person.city?.value).toBe(town);
});
