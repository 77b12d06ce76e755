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
  ])('%s', (line, degree, school) => {
    expect(studiesOf(readInvented(`${STUDIES}${line}\n`))).toEqual([[degree, school, 2021]]);
  });
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
