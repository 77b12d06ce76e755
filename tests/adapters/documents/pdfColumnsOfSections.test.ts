import { describe, expect, test } from 'vitest';

import { placeLines, type PlacedText } from '#tests/support/documents/pdf';
import { readPlacedPage } from '#tests/support/documents/placedPage';

const heading = (text: string, x: number, y: number): PlacedText => ({
  text,
  x,
  y,
  size: 14,
  bold: true,
});
const bold = (text: string, x: number, y: number): PlacedText => ({ text, x, y, bold: true });

const LEFT = 50;
const RIGHT = 320;

describe('headings of sections on both sides', () => {
  test('part two columns, though dates stand at their edges and every line has one beside it', async () => {
    const studies = ['CAP Couture', 'Bac pro Mode', 'BTS Modéliste'];
    const posts = ['Retoucheuse', 'Piqueuse', 'Modéliste'];
    const row = (at: number): PlacedText[] => [
      bold(studies[at] ?? '', LEFT, 130 + 60 * at),
      { text: `${2010 + 2 * at}`, x: 250, y: 130 + 60 * at },
      { text: `Lycée ${['Monge', 'Ampère', 'Curie'][at]}`, x: LEFT, y: 145 + 60 * at },
      { text: `${2013 + 3 * at} - ${2016 + 3 * at}`, x: RIGHT, y: 130 + 60 * at },
      bold(posts[at] ?? '', 400, 130 + 60 * at),
      { text: `Atelier ${['Lin', 'Soie', 'Drap'][at]}`, x: 400, y: 145 + 60 * at },
    ];
    expect(
      await readPlacedPage([
        heading('FORMATION', LEFT, 100),
        heading('EXPÉRIENCES', RIGHT, 100),
        ...[0, 1, 2].flatMap(row),
      ]),
    ).toEqual([
      'FORMATION',
      'CAP Couture\t2010',
      'Lycée Monge',
      'Bac pro Mode\t2012',
      'Lycée Ampère',
      'BTS Modéliste\t2014',
      'Lycée Curie',
      'EXPÉRIENCES',
      '2013 - 2016\tRetoucheuse',
      'Atelier Lin',
      '2016 - 2019\tPiqueuse',
      'Atelier Soie',
      '2019 - 2022\tModéliste',
      'Atelier Drap',
    ]);
  });

  test('part none where they stand in a column of labels', async () => {
    expect(
      await readPlacedPage([
        bold('Langues', LEFT, 100),
        ...placeLines(['Anglais courant, lu et écrit', 'Notions de roumain'], 180, 100),
        bold('Loisirs', LEFT, 140),
        ...placeLines(['Chorale', 'Marche en montagne'], 180, 140),
      ]),
    ).toEqual([
      'Langues\tAnglais courant, lu et écrit',
      'Notions de roumain',
      'Loisirs\tChorale',
      'Marche en montagne',
    ]);
  });
});

describe('the entries of one section side by side', () => {
  const card = (x: number, y: number, lines: readonly string[]): PlacedText[] => [
    bold(lines[0] ?? '', x, y),
    ...placeLines(lines.slice(1), x, y + 15),
  ];

  test('are read one after the other, each whole', async () => {
    expect(
      await readPlacedPage([
        heading('Expériences', LEFT, 80),
        ...card(LEFT, 110, ['Fleuriste', 'Au Pré Vert, Gap', '2019 - 2023', 'Bouquets de mariée']),
        ...card(RIGHT, 110, ['Vendeuse', 'Jardinerie du Lac', '2016 - 2019']),
        ...card(LEFT, 190, ['Apprentie', 'Fleurs Morel, Gap', '2014 - 2016']),
        heading('Langues', LEFT, 260),
        { text: 'Italien courant', x: LEFT, y: 280 },
      ]),
    ).toEqual([
      'Expériences',
      'Fleuriste',
      'Au Pré Vert, Gap',
      '2019 - 2023',
      'Bouquets de mariée',
      'Apprentie',
      'Fleurs Morel, Gap',
      '2014 - 2016',
      'Vendeuse',
      'Jardinerie du Lac',
      '2016 - 2019',
      'Langues',
      'Italien courant',
    ]);
  });

  test('are not places and dates at the end of the lines they belong to', async () => {
    const entry = (y: number, title: string, when: string): PlacedText[] => [
      bold(title, LEFT, y),
      bold(`Gap, ${when}`, 420, y),
      ...placeLines([`Stage de ${when} compris`, 'Accueil et vente'], LEFT, y + 15),
    ];
    expect(
      await readPlacedPage([
        heading('Expériences', LEFT, 80),
        ...entry(110, 'Fleuriste', '2019'),
        ...entry(170, 'Vendeuse', '2018'),
        ...entry(230, 'Apprentie', '2016'),
      ]),
    ).toEqual([
      'Expériences',
      'Fleuriste\tGap, 2019',
      'Stage de 2019 compris',
      'Accueil et vente',
      'Vendeuse\tGap, 2018',
      'Stage de 2018 compris',
      'Accueil et vente',
      'Apprentie\tGap, 2016',
      'Stage de 2016 compris',
      'Accueil et vente',
    ]);
  });
});

test('who employed, under the dates of a column, comes before what was done there', async () => {
  const entry = (y: number, dates: string, house: string, title: string): PlacedText[] => [
    { text: dates, x: LEFT, y },
    bold(house, LEFT, y + 15),
    bold(title, 180, y),
    ...placeLines(['Accueil des visiteurs', 'Tri des livres'], 180, y + 15),
  ];
  expect(
    await readPlacedPage([
      heading('Expériences', LEFT, 80),
      ...entry(110, '2019 - 2023', 'Ville de Die', 'Bibliothécaire'),
      ...entry(180, '2016 - 2019', 'Musée du Vercors', 'Agente d’accueil'),
      ...entry(250, '2014 - 2016', 'Librairie Zola', 'Vendeuse'),
    ]),
  ).toEqual([
    'Expériences',
    ...[
      ['2019 - 2023\tBibliothécaire', 'Ville de Die'],
      ['2016 - 2019\tAgente d’accueil', 'Musée du Vercors'],
      ['2014 - 2016\tVendeuse', 'Librairie Zola'],
    ].flatMap((head) => [...head, 'Accueil des visiteurs', 'Tri des livres']),
  ]);
});
