import { describe, expect, test } from 'vitest';

import type { Cv } from '#/domain/cv/cv';
import { TOP, postsOf, readInvented } from '#tests/domain/cv/readInvented';

const studiesOf = ({ education }: Cv) =>
  education.map(({ degree, institution, end }) => [
    degree?.value ?? null,
    institution?.value ?? null,
    end?.value.year ?? null,
  ]);

const STUDIES = `${TOP}Formation\n`;

describe('a school joined to its diploma', () => {
  test.each([
    ['2021 : Licence de gestion à Prisma Afrique', 'Licence de gestion', 'Prisma Afrique'],
    ['2021 : BTS Tourisme a Nordal Formation', 'BTS Tourisme', 'Nordal Formation'],
    ['2021 : BEF au Complexe scolaire la Colombe', 'BEF', 'Complexe scolaire la Colombe'],
    ['2021 : BEPC au groupe scolaire Les Palmiers', 'BEPC', 'groupe scolaire Les Palmiers'],
    [
      '2021 : Deuxième année de soudage au Groupe VALMER (Zone Nord)',
      'Deuxième année de soudage',
      'Groupe VALMER',
    ],
    [
      '2021 : Classe préparatoire scientifique (Vauban - Lille)',
      'Classe préparatoire scientifique',
      'Vauban - Lille',
    ],
    ['2021 : Baccalauréat (Sciences de la vie)', 'Baccalauréat (Sciences de la vie)', null],
  ])('%s', (line, degree, school) => {
    expect(studiesOf(readInvented(`${STUDIES}${line}\n`))).toEqual([[degree, school, 2021]]);
  });
});

test('what one learnt there is no school', () => {
  const read = readInvented(`${STUDIES}BTS Comptabilité\n2023\nTenue de la caisse\n`);
  expect(studiesOf(read)).toEqual([['BTS Comptabilité', null, 2023]]);
});

test('a sentence in the first person is no school', () => {
  const read = readInvented(
    `${STUDIES}BTS Comptabilité\nDepuis 2023\nJe suis actuellement en deuxième année\n`,
  );
  expect(studiesOf(read)).toEqual([['BTS Comptabilité', null, null]]);
});

test.each([
  ['Formation Technicienne de bassin', 'Formation Technicienne de bassin'],
  ['Formation professionnelle en soudage', 'Formation professionnelle en soudage'],
])('%s is a training over who gave it', (line, degree) => {
  const read = readInvented(
    `${STUDIES}${line}\nGomyvale, Lyon\nJanvier 2022 - mai 2022\nBTS Comptabilité\nLycée Orval\n2019\n`,
  );
  expect(studiesOf(read)).toEqual([
    [degree, 'Gomyvale', 2022],
    ['BTS Comptabilité', 'Lycée Orval', 2019],
  ]);
});

test('"Diplôme attendu" is what is to come, not the diploma', () => {
  const read = readInvented(
    `${STUDIES}Université Orval\tDiplôme attendu : mai 2027\nLicence de physique\n`,
  );
  expect(studiesOf(read)).toEqual([['Licence de physique', 'Université Orval', 2027]]);
});

test('what one learnt parts a diploma from the school of the next one', () => {
  const told = '• Tenue des comptes\n• Paie du personnel\n• Déclarations sociales';
  const read = readInvented(
    `${STUDIES}FORMATION À DISTANCE\nDEUST Webmaster\n2022-2024\n${told}\nLYCÉE ORVAL, PAU\nBTS Comptabilité\n2022\n${told}\nLYCÉE LES PALMIERS, PAU\nBaccalauréat technologique\n2019\n${told}\n`,
  );
  expect(studiesOf(read)).toEqual([
    ['DEUST Webmaster', null, 2024],
    ['BTS Comptabilité', 'LYCÉE ORVAL', 2022],
    ['Baccalauréat technologique', 'LYCÉE LES PALMIERS', 2019],
  ]);
});

test.each(['Très Bien.', 'Mention assez bien', 'Obtention du certificat', 'Avec la mention Bien'])(
  '"%s" is no school',
  (line) => {
    const read = readInvented(`${STUDIES}2019 BTS Comptabilité\n${line}\n`);
    expect(studiesOf(read)).toEqual([['BTS Comptabilité', null, 2019]]);
  },
);

test('bold diplomas over their school and year stay in their section', () => {
  const names = [
    'Formation Technicienne de bassin',
    'Certificat d’Aptitude Professionnelle Coiffure',
    'Baccalauréat Professionnel Accueil',
  ];
  const read = readInvented(
    `${STUDIES}${names[0]}\nÉcole Nordal (2012)\n${names[1]}\nLycée Les Palmiers (2009)\n${names[2]}\nLycée Orval (2007)\nLoisirs\nRandonnée\n`,
    (line) => ({ ...line, fontSize: 10, bold: names.includes(line.text) }),
  );
  expect(studiesOf(read)).toEqual([
    [names[0], 'École Nordal', 2012],
    [names[1], 'Lycée Les Palmiers', 2009],
    [names[2], 'Lycée Orval', 2007],
  ]);
});

test.each([
  'Je certifie sur l’honneur l’exactitude des renseignements ci-dessus\nFait à Brisson, le 12/05/2022',
  'Je soussignée Odile Castagnet déclare que ces informations sont sincères et exactes.\nFait à Orval, le 3 mars 2023',
  'Je me tiens à votre entière disposition pour tout renseignement.\nFait à Brisson le 2 juin 2021',
])('a closing formula is no study: %s', (closing) => {
  const read = readInvented(`${STUDIES}2019 BTS Comptabilité, Lycée Orval\n\n${closing}\n`);
  expect(studiesOf(read)).toEqual([['BTS Comptabilité', 'Lycée Orval', 2019]]);
});

test.each([
  'Formation pour tous publics sur les outils numériques',
  'Formation informatique des équipes',
  'Formation bureautique en petits groupes',
])('a task under the date of a post is no training: %s', (task) => {
  const read = readInvented(
    `${TOP}Expérience professionnelle\nFormatrice\nAtelier Nordal\nJuin 2021 - mai 2022\n• ${task}\nVendeuse\nMaison Delmas\nMars 2020 - juin 2020\n• Accueil\n`,
  );
  expect(postsOf(read).map(([title]) => title)).toEqual(['Formatrice', 'Vendeuse']);
  expect(studiesOf(read)).toEqual([]);
});

test.each([
  ['Adresse : Pikine cité 4 villa 12', 'Pikine'],
  ['n Lomé, Togo\t06 12 34 56 78', 'Lomé'],
  ['YOFF PLAGE DAKAR SENEGAL', 'DAKAR'],
  ['23 Ans\n12 rue des Lilas, 35000 Rennes', 'Rennes'],
])('the town of "%s"', (line, town) => {
  const read = readInvented(
    `Odile Castagnet\nCouvreuse\n${line}\nodile.castagnet@example.org\n\nFormation\n2019 BTS Comptabilité, Lycée Orval\n`,
  );
  expect(read.person.city?.value).toBe(town);
});

describe('a name that columns set under another section', () => {
  test.each([
    ['Odile\nCASTAGNET\nCHARGÉE DE MISSION', 'CHARGÉE DE MISSION'],
    ['ODILE CASTAGNET\nÉtudiante en BUT Gestion', 'Étudiante en BUT Gestion'],
    ['Odile Castagnet\nAssistante de direction', 'Assistante de direction'],
  ])('%s', (head, headline) => {
    const read = readInvented(
      `06 12 34 56 78\nodile.castagnet@example.org\nFormation\n2019 BTS Comptabilité\n${head}\nExpérience\n2021 - 2022 Vendeuse, Maison Delmas\n`,
      (line) => ({
        ...line,
        fontSize: /^odile|^castagnet/iu.test(line.text) && !line.text.includes('@') ? 40 : 10,
        bold: /^(?:Formation|Expérience)$/u.test(line.text),
      }),
    );
    expect(`${read.person.firstName?.value} ${read.person.lastName?.value}`.toLowerCase()).toBe(
      'odile castagnet',
    );
    expect(read.headline?.value).toBe(headline);
    expect(studiesOf(read)).toEqual([['BTS Comptabilité', null, 2019]]);
  });
});
