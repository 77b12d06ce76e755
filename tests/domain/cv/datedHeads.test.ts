import { describe, expect, test } from 'vitest';

import type { Cv } from '#/domain/cv/cv';
import type { DocumentLine } from '#/domain/cv/document';
import { readCv } from '#/domain/cv/readCv';
import { emptyLexicon } from '#tests/domain/cv/tinyLexicon';
import { aDocument, aLine } from '#tests/support/builders/aDocument';

const read = (...lines: readonly (string | DocumentLine)[]): Cv =>
  readCv(aDocument(['Odile Castagnet', 'odile.castagnet@example.org', ...lines]), {
    lexicon: emptyLexicon,
    today: '2026-11-21',
  });

const heading = (text: string): DocumentLine => aLine(text, { fontSize: 14, gapBefore: 1 });
const head = (text: string): DocumentLine => aLine(text, { fontSize: 11, bold: true });
const bullet = (text: string, fontSize = 10): DocumentLine =>
  aLine(text, { bullet: true, fontSize });

const month = (date: { year: number; month: number | null } | 'ongoing' | undefined): string =>
  date === undefined || date === 'ongoing'
    ? String(date)
    : [date.year, date.month].filter((part) => part !== null).join('-');
const posts = ({ experiences }: Cv) =>
  experiences.map(({ jobTitle, company, start, end }) => [
    jobTitle?.value ?? null,
    company?.value ?? null,
    start === null ? null : month(start.value),
    end === null ? null : month(end.value),
  ]);

describe('posts whose date stands below them', () => {
  test('are no headings, though set like those', () => {
    const cv = read(
      heading('Langues'),
      'Anglais',
      heading('Expériences'),
      aLine('Cueillette de prunes', { fontSize: 14 }),
      '(Août 2023)',
      aLine('Ménage de chantier', { fontSize: 14 }),
      aLine('Les Balais du Lac', { fontSize: 14 }),
      '(Juillet 2022)',
      heading('Formation'),
      '2021 Baccalauréat professionnel',
    );
    expect(posts(cv).map(([, , start]) => start)).toEqual(['2023-8', '2022-7']);
    expect(posts(cv)[0]?.slice(0, 2)).toContain('Cueillette de prunes');
  });
});

describe('posts that bullets open with their date', () => {
  test('hold the bullets below them, and a placement is what one was there', () => {
    const cv = read(
      heading('EXPERIENCES'),
      bullet('Décembre 2023 – Garage du Moulin', 12),
      bullet('Stage de deux semaines'),
      bullet('Accueil des clients et remise des clés'),
      bullet('Mai 2022 – Brasserie Laval', 12),
      bullet('Stage d’observation'),
      bullet('Mise en bouteilles'),
    );
    expect(posts(cv)).toEqual([
      ['Stage de deux semaines', 'Garage du Moulin', '2023-12', '2023-12'],
      ['Stage d’observation', 'Brasserie Laval', '2022-5', '2022-5'],
    ]);
  });

  test('follow a year and the word of a placement in small letters', () => {
    const cv = read(
      heading('Expériences professionnelles'),
      '2025 stage (2 mois) : Vendeuse, Maison Laval, Pau',
      'Tenue de la caisse',
      '2023 stage (3 semaines) : Fleuriste, Serres du Lac, Pau',
      'Composition de bouquets',
    );
    expect(posts(cv).map(([, company]) => company)).toEqual(['Maison Laval', 'Serres du Lac']);
  });
});

describe('the lines below a date', () => {
  test('may tell where before who and what', () => {
    const cv = read(
      heading('EXPÉRIENCES'),
      head('Juin 2018 – Août 2018'),
      'Paris, France',
      'Laval Films',
      'Assistante de production (stage)',
      'Assister le producteur dans ses activités :',
      head('Avril 2017 – Juin 2017'),
      'Lyon, France',
      'Compagnie des Sources',
      'Assistante de production (stage)',
      'Suivi de la sortie du film et envoi des supports.',
    );
    expect(posts(cv).map(([title, company]) => [title?.slice(0, 24), company])).toEqual([
      ['Assistante de production', 'Laval Films'],
      ['Assistante de production', 'Compagnie des Sources'],
    ]);
  });

  test('name the employer in quotes beside the post', () => {
    const cv = read(
      heading('Expériences'),
      '2021 - 2022 Mise en rayon “SARL Laval”',
      '2019 - 2020 Vendeuse “SARL Duroc”',
    );
    expect(posts(cv).map(([, company]) => company)).toEqual(['SARL Laval', 'SARL Duroc']);
  });
});

describe('contract and length beside a post', () => {
  test('are no employer', () => {
    const cv = read(
      heading('EXPÉRIENCES'),
      'Opticienne, CDI, 6 ans, Colmar',
      'Vente et ajustage des montures',
      'Serveuse, divers CDD, 1 an et demi, Sélestat',
      'Service en salle',
    );
    expect(posts(cv).map(([title, company]) => [title, company])).toEqual([
      ['Opticienne', null],
      ['Serveuse', null],
    ]);
  });
});

describe('periods in a column of dates', () => {
  test('stand one over the other, by years or by months', () => {
    const cv = read(
      heading('EXPÉRIENCES'),
      '2018 2017\tConseillère, Maison Laval',
      'De septembre 1998 à\tApprentie menuisière',
      'juin 2001\tSARL Duroc',
    );
    expect(posts(cv).map(([, , start, end]) => [start, end])).toEqual([
      ['2017', '2018'],
      ['1998-9', '2001-6'],
    ]);
  });

  test('end in the margin, under a start that the post follows on its line', () => {
    const cv = read(
      heading('EXPÉRIENCES'),
      'Mars 2019— Ferronnière, Maison Laval, Pau',
      'Juin 2021',
      'Pose de rampes.',
      'Août 2021— Ajusteuse, SARL Duroc, Tarbes',
      'Aujourd’hui',
      'Montage des moules.',
    );
    expect(posts(cv)).toEqual([
      ['Ferronnière', 'Maison Laval', '2019-3', '2021-6'],
      ['Ajusteuse', 'SARL Duroc', '2021-8', 'ongoing'],
    ]);
  });

  test('are not taken from the post below, whose own date opens its line', () => {
    const cv = read(
      heading('EXPÉRIENCES'),
      '2019 - Ferronnière, Maison Laval, Pau',
      '2021 - Ajusteuse, SARL Duroc, Tarbes',
    );
    expect(posts(cv).map(([, , start, end]) => [start, end])).toEqual([
      ['2019', '2019'],
      ['2021', '2021'],
    ]);
  });
});

describe('trainings among the posts', () => {
  const cv = read(
    heading('EXPÉRIENCES'),
    '2023 - Formation Développement mobile',
    'Institut du Lac',
    '2001 - 2021',
    'Magasinier',
    'Ets Laval',
    '2000 - 2001',
    'Formation des apprentis',
    'Garage du Moulin',
  );

  test('are studies', () => {
    expect(cv.education.map(({ degree }) => degree.value)).toEqual([
      'Formation Développement mobile',
    ]);
  });

  test('leave the posts where one trained others', () => {
    expect(posts(cv).map(([, , start]) => start)).toEqual(['2001', '2000']);
  });
});

describe('heads of one section, however they are cut', () => {
  test('a period that wraps is read whole', () => {
    const cv = read(
      heading('Expériences'),
      'Fleuriste – Au Pré Vert (Mars',
      '2019 - juin 2023)',
      'Vendeuse – Jardinerie Moulin, Depuis',
      '2016',
      'Caissière – Boutique Morel (Septembre 2014 à',
      'août 2016)',
    );
    expect(posts(cv)).toEqual([
      ['Fleuriste', 'Au Pré Vert', '2019-3', '2023-6'],
      ['Vendeuse', 'Jardinerie Moulin', '2016', 'ongoing'],
      ['Caissière', 'Boutique Morel', '2014-9', '2016-8'],
    ]);
  });

  test('employer, town and post stand over their date', () => {
    const entry = (house: string, post: string, date: string): DocumentLine[] => [
      aLine(house, { bold: true, gapBefore: 1 }),
      aLine('Annecy'),
      aLine(post),
      aLine(date),
    ];
    const cv = read(
      heading('Expériences'),
      ...entry('Zincor', 'Couvreuse', '2021 - 2025'),
      ...entry('Toitobel', 'Aide couvreuse', '2018 - 2021'),
      ...entry('Sapinelle', 'Apprentie charpentière', '2016 - 2018'),
    );
    expect(posts(cv)).toEqual([
      ['Couvreuse', 'Zincor', '2021', '2025'],
      ['Aide couvreuse', 'Toitobel', '2018', '2021'],
      ['Apprentie charpentière', 'Sapinelle', '2016', '2018'],
    ]);
  });

  test('a town after the employer is no part of its name', () => {
    const cv = read(
      heading('Expériences'),
      '2019 - 2023 Fleuriste, Morel à Annecy',
      '2016 - 2019 Vendeuse, Jardinerie Moulin à Lyon',
    );
    expect(posts(cv)).toEqual([
      ['Fleuriste', 'Morel', '2019', '2023'],
      ['Vendeuse', 'Jardinerie Moulin', '2016', '2019'],
    ]);
  });

  test('the house that one owns, or worked at, is told from the post', () => {
    const cv = read(
      heading('Expériences'),
      '2019 - 2023 Gérante de L’Atelier Bleu',
      '2016 - 2019 Vendeuse à La Boîte à Fleurs',
      '2014 - 2016 Serveuse à Temps Partiel',
    );
    expect(posts(cv).map(([title, house]) => [title, house])).toEqual([
      ['Gérante', 'L’Atelier Bleu'],
      ['Vendeuse', 'La Boîte à Fleurs'],
      ['Serveuse à Temps Partiel', null],
    ]);
  });

  test('two months of one year in cells of their own are one period', () => {
    const cv = read(
      heading('Expériences'),
      'Août\tDécembre 2018',
      'Vendeuse chez Moulin',
      'Mars\tJuin 2017',
      'Serveuse chez Renard',
    );
    expect(posts(cv)).toEqual([
      ['Vendeuse', 'Moulin', '2018-8', '2018-12'],
      ['Serveuse', 'Renard', '2017-3', '2017-6'],
    ]);
  });

  test('a department stands for no house where the house is told below', () => {
    const entry = (post: string, house: string): DocumentLine[] => [
      aLine(post, { bold: true, gapBefore: 1 }),
      aLine(house),
    ];
    const cv = read(
      heading('Expériences'),
      ...entry('Vendeuse – Service client\t2019 - 2023', 'Moulin, Pau'),
      ...entry('Caissière – Rayon frais\t2016 - 2019', 'Renard, Pau'),
      ...entry('Serveuse – Équipe du soir\t2014 - 2016', 'Tilleul, Pau'),
    );
    expect(posts(cv).map(([title, house]) => [title, house])).toEqual([
      ['Vendeuse', 'Moulin'],
      ['Caissière', 'Renard'],
      ['Serveuse', 'Tilleul'],
    ]);
  });

  test('the post follows « en tant que », and a contract is no part of it', () => {
    const cv = read(
      heading('Expériences'),
      '2019 - 2023 : Moulin en tant que vendeuse',
      '2016 - 2019 : Caissière en CDD à Pau',
    );
    expect(posts(cv).map(([title, house]) => [title, house])).toEqual([
      ['vendeuse', 'Moulin'],
      ['Caissière', null],
    ]);
  });

  test('a list of posts without dates is read, and a task in it is none', () => {
    const cv = read(
      heading('Expériences'),
      bullet('Serveuse : Café de la Gare'),
      bullet('Vendeuse au Moulin Blanc'),
      bullet('Accueil des clients'),
    );
    expect(posts(cv).map(([title, house]) => [title, house])).toEqual([
      ['Serveuse', 'Café de la Gare'],
      ['Vendeuse', 'Moulin Blanc'],
    ]);
  });

  test('the house in brackets comes without its town, and people without their article', () => {
    const cv = read(
      heading('Expériences'),
      '2019-2023 : Aide-soignante (Les Tilleuls, Pau)',
      '2016-2019 : Employée de ménage chez des particuliers',
    );
    expect(posts(cv).map(([title, house]) => [title, house])).toEqual([
      ['Aide-soignante', 'Les Tilleuls'],
      ['Employée de ménage', 'particuliers'],
    ]);
  });
});
