import { describe, expect, test } from 'vitest';

import { TOP, monthAt, postsOf, readInvented } from '#tests/domain/cv/readInvented';

const EXPERIENCE = `${TOP}Expérience professionnelle\n`;

describe('posts listed under one date', () => {
  const year = monthAt(2022);

  test.each([
    [
      '2022 :\n• (2 semaines) : Vendeuse, Maison Tissandier\n• (1 mois) : Couvreuse, Toitures Delmas\n',
      [
        ['Vendeuse', 'Maison Tissandier', year, year],
        ['Couvreuse', 'Toitures Delmas', year, year],
      ],
    ],
    [
      '2022\n• Stage, Garage Pasquier\n• Serveuse, Hôtel Beausoleil\n• Plongeuse, Auberge du Lac\n',
      [
        ['Stage', 'Garage Pasquier', year, year],
        ['Serveuse', 'Hôtel Beausoleil', year, year],
        ['Plongeuse', 'Auberge du Lac', year, year],
      ],
    ],
    [
      '2022 :\n• (3 semaines) : Assistante de direction, Cabinet\nPasquier, Rennes\n• (2 mois) : Vendeuse, Librairie Orval\n',
      [
        ['Assistante de direction', 'Cabinet Pasquier', year, year],
        ['Vendeuse', 'Librairie Orval', year, year],
      ],
    ],
  ])('%s', (lines, posts) => {
    expect(postsOf(readInvented(EXPERIENCE + lines))).toEqual(posts);
  });

  test('tasks under a post are no posts', () => {
    const read = readInvented(
      `${EXPERIENCE}2022 : Vendeuse, Maison Tissandier\n• Conseillère auprès des clients\n• Préparation des commandes\n`,
    );
    expect(postsOf(read)).toEqual([['Vendeuse', 'Maison Tissandier', year, year]]);
  });
});

test.each([
  ['Couvreuse depuis un an à Toitures Delmas', 'Couvreuse'],
  ['Serveuse et barmaid depuis deux ans au Café Orval', 'Serveuse et barmaid'],
  ['Vendeuse depuis 3 ans chez Tissandier', 'Vendeuse'],
])('a length told between the post and its house: %s', (line, title) => {
  const dated =
    '• Plongeuse à l’auberge Pasquier, 2016 à 2018.\n• Secrétaire à la mairie d’Orval, 2014 à 2016.\n';
  const [, , post] = postsOf(readInvented(`${EXPERIENCE}${dated}• ${line}.\n`));
  expect([post?.[0], post?.[3]]).toEqual([title, 'ongoing']);
});

test.each([
  ['Assistante de direction', 'NORDAL RECOUVREMENT'],
  ['Couvreuse', 'Toitures Delmas SARL'],
  ['Vendeuse', 'Boutique Orval'],
])('a post without date that stands apart: %s, %s', (title, house) => {
  const read = readInvented(
    `${EXPERIENCE}STAGE : Secrétaire\nBRUMEL CONSEIL\n12/10/2020 – 12/12/2020\n${title}\n${house}\n`,
    (line) => (line.text === title ? { ...line, gapBefore: 1.8 } : line),
  );
  expect(postsOf(read).map((post) => post.slice(0, 2))).toEqual([
    ['Secrétaire', 'BRUMEL CONSEIL'],
    [title, house],
  ]);
});

test.each([
  'Subvention de mobilité | Financement\n2021 - 2023 | Fonds Orval | Chercheuse principale',
  'Bourse doctorale | 30 000 €\n2018 - 2021 | Fondation Delmas',
  'Bourse d’excellence\n2015 - 2016 | Université de Brisson',
])('a grant is no post: %s', (lines) => {
  const read = readInvented(
    `${EXPERIENCE}Chercheuse | 2020 - 2024 | Institut Pasquier\n${lines}\n`,
  );
  expect(postsOf(read).map(([title]) => title)).toEqual(['Chercheuse']);
});

test.each(['Situation actuelle', 'Fonction actuelle', 'Situation professionnelle actuelle'])(
  'the post held today under "%s"',
  (heading) => {
    const read = readInvented(
      `${TOP}${heading}\n2022 – présent Couvreuse, Toitures Delmas\n\nFormation\n2015 CAP Couvreur, Lycée Orval\n`,
    );
    expect(postsOf(read)).toEqual([['Couvreuse', 'Toitures Delmas', monthAt(2022), 'ongoing']]);
  },
);
