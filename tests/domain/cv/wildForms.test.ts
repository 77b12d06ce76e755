import { describe, expect, test } from 'vitest';

import { documentFromText } from '#/domain/cv/documentFromText';
import { readCv } from '#/domain/cv/readCv';
import { monthAt, postsOf, readInvented, TOP } from '#tests/domain/cv/readInvented';
import { emptyLexicon } from '#tests/domain/cv/tinyLexicon';
import { aDocument, aLine } from '#tests/support/builders/aDocument';

const TODAY = '2026-11-21';
const SECTIONS = '\nEXPÉRIENCE\n2019 - 2021\tCouvreuse\nToits Bertin\n';

const studiesOf = (text: string) =>
  readInvented(`${TOP}${text}`).education.map(({ degree, institution, end }) => [
    degree.value,
    institution?.value ?? null,
    end?.value.year ?? null,
  ]);

const townOf = (head: string) =>
  readInvented(`Odile Castagnet\n${head}\n06 12 34 56 78\n${SECTIONS}`).person.city?.value ?? null;

describe('posts', () => {
  test('the house told last, in bold, under what was done', () => {
    const posts: readonly (readonly [string, string, string])[] = [
      ['2019 - 2023 : Couvreuse', 'Pose des ardoises et des gouttières', 'Toits Bertin'],
      ['2015 - 2019 : Manœuvre', 'Approvisionnement du chantier', 'Mauvoisin'],
      ['2013 - 2014 : Serveuse', 'Service en terrasse', 'Le Vieux Moulin'],
    ];
    const lines = [
      aLine('Odile Castagnet', { fontSize: 20 }),
      aLine('odile.castagnet@example.org'),
      aLine('Expérience', { fontSize: 14, bold: true, gapBefore: 1 }),
      ...posts.flatMap(([head, task, house]) => [
        aLine(head, { gapBefore: 1 }),
        aLine(task),
        aLine(house, { bold: true }),
      ]),
    ];
    const cv = readCv(aDocument(lines), { lexicon: emptyLexicon, today: TODAY });
    expect(postsOf(cv)).toEqual([
      ['Couvreuse', 'Toits Bertin', monthAt(2019), monthAt(2023)],
      ['Manœuvre', 'Mauvoisin', monthAt(2015), monthAt(2019)],
      ['Serveuse', 'Le Vieux Moulin', monthAt(2013), monthAt(2014)],
    ]);
  });

  test('one title over three houses', () => {
    const cv = readInvented(
      `${TOP}EXPÉRIENCE\nInfirmière de nuit\n2019-2023 : Clinique des Aubiers, Rennes\n2015-2019 : EHPAD Les Genêts, Vannes\n2012-2014 : Hôpital Saint-Roch, Lorient\n`,
    );
    expect(postsOf(cv).map(([title, house]) => [title, house])).toEqual([
      ['Infirmière de nuit', 'Clinique des Aubiers'],
      ['Infirmière de nuit', 'EHPAD Les Genêts'],
      ['Infirmière de nuit', 'Hôpital Saint-Roch'],
    ]);
  });

  test('bullets under a house and its dates tell what was done there', () => {
    const cv = readInvented(
      `${TOP}EXPÉRIENCE\nNuxalys\t2020 - 2024\n• Refonte du site marchand\n\nGroupe Ardenne\t2016 - 2019\n• Assistance aux utilisateurs\n\nSarelec SARL\t2012 - 2015\n• Tirage de câbles\n`,
    );
    expect(postsOf(cv).map(([title]) => title)).not.toContain('Refonte du site marchand');
    expect(postsOf(cv).map(([title]) => title)).not.toContain('Assistance aux utilisateurs');
  });

  test('a kind of house in small letters belongs to the trade before a comma', () => {
    const cv = readInvented(
      `${TOP}EXPÉRIENCE\nDu 01/03/2019 au 30/06/2024 : Électricien du bâtiment, Sarelec\n2015 - 2018 : Monteur câbleur, Thévenin Industrie\n`,
    );
    expect(postsOf(cv)[0]?.slice(0, 2)).toEqual(['Électricien du bâtiment', 'Sarelec']);
  });

  test('an end left open by spaced stops', () => {
    const cv = readInvented(`${TOP}EXPÉRIENCE\n2019-. . .\tCouvreuse chez Toits Bertin\n`);
    expect(cv.experiences[0]?.end?.value).toBe('ongoing');
  });

  test('what one holds is no post', () => {
    const cv = readInvented(
      `${TOP}EXPÉRIENCE\nTitulaire du permis B\nVéhicule personnel\n\nFORMATION\nCAP couvreur, CFA du Lac, 2012\n`,
    );
    expect(cv.experiences).toEqual([]);
  });

  test('authors, years and periods of a list of publications are no posts', () => {
    const list = Array.from(
      { length: 6 },
      (_, at) =>
        `Castagnet Odile, Bertin Aline\t${2018 + at}\n« Les toits de la ville (1950-198${at}) », Revue du bâtiment, ${at + 3}-2, 27p.`,
    ).join('\n');
    const cv = readInvented(
      `${TOP}POSTES\nDoctorante contractuelle\t2019 - 2022\nUniversité du Lac\n\nPUBLICATIONS\n${list}\n`,
    );
    expect(cv.experiences).toHaveLength(1);
  });
});

describe('studies', () => {
  test('a schooling called a career', () => {
    const text =
      'CARRIÈRE ACADÉMIQUE\n2022-Présent : École Nationale du Bois\nÉtudiante ingénieure en charpente\n2020 : Lycée Jean Macé\nBaccalauréat scientifique\n';
    const cv = readInvented(`${TOP}${text}`);
    expect(cv.experiences).toEqual([]);
    expect(cv.education).toHaveLength(2);
  });

  test('where a diploma was prepared is no diploma', () => {
    expect(
      studiesOf(
        'FORMATION\n2001 - 2003\tBTS charpente\nDiplôme préparé au sein de l’entreprise\nToits Bertin\n1998 - 2000\tBac pro charpente\nDiplôme préparé au lycée Jean Macé\n',
      ).map(([degree]) => degree),
    ).toEqual(['BTS charpente', 'Bac pro charpente']);
  });

  test('a thesis and those who directed it belong to the doctorate', () => {
    expect(
      studiesOf(
        'FORMATION\nDoctorat en économie\t2016 - 2020\nUniversité du Lac\nThèse de doctorat\nDirectrices : Aline Bertin (Université du Lac)\nMaster en économie\t2014 - 2016\nUniversité du Val\n',
      ),
    ).toEqual([
      ['Doctorat en économie', 'Université du Lac', 2020],
      ['Master en économie', 'Université du Val', 2016],
    ]);
  });
});

describe('the head', () => {
  test.each(['32 ans, célibataire', '41, mariée, deux enfants', 'PhD'])(
    '%j is no headline',
    (line) => {
      expect(
        readInvented(`Odile CASTAGNET\n${line}\n06 12 34 56 78\n${SECTIONS}`).headline,
      ).toBeNull();
    },
  );

  test.each([
    ['a tail in small letters', '4 rue du Lac\n02810 Bertigny en valois', 'Bertigny en valois'],
    [
      'an address beside where one was born',
      '100 rue de la Halle, 15000 Aurillac\tNé le 14 mars 1989 à Béziers',
      'Aurillac',
    ],
    ['an account is no town', 'github.com/Odile01300', null],
  ])('the town, %s', (_, head, town) => {
    expect(townOf(head)).toBe(town);
  });

  test('a town is read though the CV is pasted', () => {
    const { person } = readCv(
      documentFromText(`Odile Castagnet\n4 rue du Lac, 92200 Neuilly sur seine\n${SECTIONS}`, 'cv'),
      { lexicon: emptyLexicon, today: TODAY },
    );
    expect(person.city?.value).toBe('Neuilly sur seine');
  });
});
