import { describe, expect, test } from 'vitest';

import { isDateCell } from '#/adapters/documents/layout/dateCells';
import { placeLines, type PlacedText } from '#tests/support/documents/pdf';
import { placedColumn, readPlacedPage } from '#tests/support/documents/placedPage';

/** Entries of a title, an employer and a task, each 60 points below the one before. */
const entries = (x: number, top: number): readonly PlacedText[] =>
  ['Cuisinier', 'Commis de cuisine', 'Plongeur'].flatMap((title, at) => [
    { text: title, x, y: top + at * 60, bold: true },
    { text: `Auberge du Lac numéro ${at + 1}, Annecy`, x, y: top + at * 60 + 13 },
    { text: 'Préparation des entrées et envoi des plats', x, y: top + at * 60 + 26 },
  ]);

const entryLines = (dates: readonly string[]): readonly string[] =>
  ['Cuisinier', 'Commis de cuisine', 'Plongeur'].flatMap((title, at) => [
    `${dates[at] ?? ''}\t${title}`,
    `Auberge du Lac numéro ${at + 1}, Annecy`,
    'Préparation des entrées et envoi des plats',
  ]);

/** How wide a date is in the font of these pages, in points: figures and letters, and what is narrow between them. */
const widthOf = (text: string): number =>
  [...text].reduce(
    (sum, char) => sum + (/[ /]/u.test(char) ? 2.8 : /[-()]/u.test(char) ? 3.3 : 5.6),
    0,
  );

const DATES = ['2020 - 2024', '2018 - 2020', '2016 - 2018'];

describe('columns of dates', () => {
  test('dates between a side column and the text go with the text', async () => {
    const side = [
      'Contact',
      '06 12 34 56 78',
      'Annecy',
      'Langues',
      'Anglais',
      'Italien',
      'Loisirs',
    ];
    const lines = await readPlacedPage([
      ...placedColumn(side, 40, 104, 26),
      ...placedColumn(DATES, 170, 100, 60),
      ...entries(250, 100),
    ]);
    expect(lines).toEqual([...side, ...entryLines(DATES)]);
  });

  test('headings and lists in the column of the dates part nothing, where each text begins on a date', async () => {
    const lines = await readPlacedPage([
      { text: 'EXPÉRIENCES', x: 40, y: 66 },
      ...placedColumn(DATES, 40, 100, 60),
      ...entries(300, 100),
      { text: 'CENTRES D’INTÉRÊT', x: 40, y: 290 },
      { text: 'Chorale, randonnée', x: 40, y: 316 },
      { text: 'LANGUES', x: 40, y: 342 },
      { text: 'Italien courant', x: 40, y: 368 },
      { text: 'Permis B', x: 40, y: 382 },
    ]);
    expect(lines).toEqual([
      'EXPÉRIENCES',
      ...entryLines(DATES),
      'CENTRES D’INTÉRÊT',
      'Chorale, randonnée',
      'LANGUES',
      'Italien courant',
      'Permis B',
    ]);
  });

  test('a month waits on its line for the year below it, beside two lines of text', async () => {
    const lines = await readPlacedPage([
      ...placedColumn(
        ['De septembre', '2020 à juin 2021', 'De septembre', '2018 à juin 2020'],
        40,
        100,
        13,
      ).map((text, at) => ({ ...text, y: text.y + (at > 1 ? 34 : 0) })),
      ...entries(250, 100).slice(0, 6),
    ]);
    expect(lines.filter((text) => /\d{4}/u.test(text))).toEqual([
      'De septembre 2020 à juin 2021\tCuisinier',
      'De septembre 2018 à juin 2020\tCommis de cuisine',
    ]);
  });

  test('dates on lines of their own in a column are no labels of the column at their right', async () => {
    const body = [
      'Expérience',
      'Auberge du Lac, Annecy - Cuisinier',
      '2020 - 2024',
      'Préparation des entrées et envoi des plats',
      'Commandes de la semaine et inventaire',
      'Le Chalet, Megève - Commis de cuisine',
      '2018 - 2020',
      'Mise en place du service du soir',
      'Formation',
      'Lycée hôtelier, Thonon - CAP Cuisine',
      '2016 - 2018',
    ];
    const side = [
      '14 rue des Tilleuls',
      '74000 Annecy',
      '06 12 34 56 78',
      'Compétences',
      'Cuisson sous vide',
      'Pâtisserie',
      'Plan de nettoyage',
      'Langues',
      'Anglais, courant',
      'Italien, notions',
      'Loisirs',
      'Randonnée',
    ];
    // The side column has its own, slightly narrower grid: some of its lines fall beside a date.
    const lines = await readPlacedPage([
      ...placedColumn(body, 40, 100, 17),
      ...placedColumn(side, 390, 102, 16),
    ]);
    expect(lines).toEqual([...body, ...side]);
  });

  test('an employer longer than the date may stand under each of them', async () => {
    const employers = [
      'Auberge du Lac et du Parc',
      'Hôtel des Deux Savoies',
      'Brasserie de la Gare',
    ];
    const lines = await readPlacedPage([
      ...placedColumn(DATES, 60, 100, 60),
      ...placedColumn(employers, 60, 113, 60),
      ...entries(220, 100),
    ]);
    expect(lines.filter((line) => line.startsWith('20'))).toEqual([
      '2020 - 2024\tCuisinier',
      '2018 - 2020\tCommis de cuisine',
      '2016 - 2018\tPlongeur',
    ]);
  });

  test('start and end set one above the other are one period', async () => {
    const lines = await readPlacedPage([
      ...placedColumn(['mars 2020', 'janvier 2018', 'mai 2016'], 60, 100, 60),
      ...placedColumn(['avril 2024', 'mars 2020', 'juin 2017'], 60, 113, 60),
      ...entries(180, 100),
    ]);
    expect(lines).toEqual(
      entryLines(['mars 2020 avril 2024', 'janvier 2018 mars 2020', 'mai 2016 juin 2017']),
    );
  });

  test('dates set a little lower than the first line still begin the entry', async () => {
    const lines = await readPlacedPage([...placedColumn(DATES, 60, 106, 60), ...entries(180, 100)]);
    expect(lines).toEqual(entryLines(DATES));
  });

  test('the employer under the date is a line of its own', async () => {
    const lines = await readPlacedPage([
      ...placedColumn(DATES, 60, 100, 60),
      ...placedColumn(['Le Chalet', 'La Rotonde', 'Le Cygne'], 60, 113, 60),
      ...entries(180, 100),
    ]);
    expect(lines.slice(0, 4)).toEqual([
      '2020 - 2024\tCuisinier',
      'Le Chalet',
      'Auberge du Lac numéro 1, Annecy',
      'Préparation des entrées et envoi des plats',
    ]);
  });

  test('dates in a narrow margin, close to their texts and over several lines, are periods of their own', async () => {
    const margin = [
      ['05/2017 -', '01/2020'],
      ['12/2013 au', '04/2017'],
      ['2012 - 2013 (1', 'an)'],
    ];
    const lines = await readPlacedPage([
      ...margin.flatMap((texts, at) =>
        texts.map((text, row) => ({
          text,
          x: 110 - widthOf(text),
          y: 100 + at * 60 + row * 13,
        })),
      ),
      ...entries(117, 100),
    ]);
    expect(lines).toEqual(
      entryLines(['05/2017 - 01/2020', '12/2013 au 04/2017', '2012 - 2013 (1 an)']),
    );
  });

  test('dates one below the other, each beside a text of its own, are no period, though the last is later', async () => {
    const lines = await readPlacedPage([
      ...placedColumn(['Été 2010', 'Été 2011', 'Été 2013'], 60, 100, 14),
      ...placedColumn(['Plongeur, Auberge', 'Serveur, Le Lac', 'Barman, Le Cygne'], 130, 100, 14),
    ]);
    expect(lines).toEqual([
      'Été 2010\tPlongeur, Auberge',
      'Été 2011\tServeur, Le Lac',
      'Été 2013\tBarman, Le Cygne',
    ]);
  });

  test('dates under the headings of their sections go with the texts, though a side column has headings too', async () => {
    const heading = { bold: true, size: 14 };
    const side = ['Avignon', 'Permis B', 'Chorale', 'Randonnée', 'Lecture'];
    const lines = await readPlacedPage([
      { text: 'EXPÉRIENCES', x: 40, y: 80, ...heading },
      ...placedColumn(DATES, 40, 100, 60),
      ...entries(170, 100).map((one) => ({ ...one, bold: false })),
      { text: 'FORMATION', x: 40, y: 290, ...heading },
      ...placedColumn(['2016', '2014', '2012', '2011'], 40, 310, 26),
      ...placedColumn(['CAP Cuisine', 'BEP', 'Brevet des collèges', 'PSC1'], 170, 310, 26),
      { text: 'LOISIRS', x: 420, y: 80, ...heading },
      ...placedColumn(side, 420, 100, 14),
      { text: 'LANGUES', x: 420, y: 190, ...heading },
      ...placedColumn(['Italien courant', 'Anglais lu', 'Espagnol lu', 'Grec lu'], 420, 210, 14),
    ]);
    expect(lines.filter((text) => /\d{4}/u.test(text))).toEqual([
      '2020 - 2024\tCuisinier',
      '2018 - 2020\tCommis de cuisine',
      '2016 - 2018\tPlongeur',
      '2016\tCAP Cuisine',
      '2014\tBEP',
      '2012\tBrevet des collèges',
      '2011\tPSC1',
    ]);
  });

  test('what comes again under each date names the text beside it', async () => {
    const lines = await readPlacedPage([
      ...DATES.flatMap((date, at) => placedColumn([date, 'Lieu'], 60, 100 + at * 60, 13)),
      ...entries(180, 100),
    ]);
    expect(lines.slice(0, 3)).toEqual([
      '2020 - 2024\tCuisinier',
      'Lieu\tAuberge du Lac numéro 1, Annecy',
      'Préparation des entrées et envoi des plats',
    ]);
  });

  test('a town under the title of a row, in another type, is a line of its own', async () => {
    const lines = await readPlacedPage([
      ...placedColumn(DATES, 40, 100, 60),
      ...placedColumn(['Cuisinière', 'Serveuse', 'Plongeuse'], 140, 100, 60).map((one) => ({
        ...one,
        bold: true,
      })),
      ...placedColumn(['Auberge du Lac', 'Le Cygne', 'La Rotonde'], 300, 100, 60),
      ...placedColumn(['Annecy, Savoie', 'Cluses, Savoie', 'Thônes, Savoie'], 140, 113, 60),
    ]);
    expect(lines.slice(0, 2)).toEqual([
      '2020 - 2024\tCuisinière\tAuberge du Lac',
      'Annecy, Savoie',
    ]);
  });

  test('a list of years is a list, not a period', async () => {
    const years = ['2021', '2019', '2017'];
    const lines = await readPlacedPage([
      ...placedColumn(years, 60, 100, 14),
      ...placedColumn(['CAP cuisine', 'CAP pâtisserie', 'Brevet'], 120, 100, 14),
    ]);
    expect(lines).toEqual(['2021\tCAP cuisine', '2019\tCAP pâtisserie', '2017\tBrevet']);
  });

  test.each([
    ['2019 - 2021', true],
    ['Sept. 2020', true],
    ['Depuis mai 2019', true],
    ["2021 à aujourd'hui", true],
    ['03/2019 - 05/2020', true],
    ['Juin - Août', true],
    ['06 12 34 56 78', false],
    ['Bac 2019', false],
    ['Marseille', false],
    ['12 rue de mai', false],
    ['Du 01/10/19', true],
    ['au 30/03/20', true],
    ['04 /17', true],
    ['07/17 04/17', true],
    ['24/7', false],
    ['13/20', false],
    ['C2', false],
  ])('%s: %s', (text, expected) => {
    expect(isDateCell(text)).toBe(expected);
  });
});

describe('side columns', () => {
  test('a side column of blocks far apart is read whole, after the text', async () => {
    const blocks = [
      ['Contact', 'Annecy'],
      ['Réseau', 'Site'],
      ['Compétences', 'Vente', 'Caisse'],
    ];
    const side = blocks.flatMap((lines, at) => placeLines(lines, 420, 110 + at * 190, 22));
    const main = Array.from({ length: 30 }, (_, at) => ({
      text: `Ligne ${at + 1} du texte, assez longue pour remplir sa colonne`,
      x: 50,
      y: 100 + at * 15 + Math.floor(at / 6) * 16,
    }));
    const lines = await readPlacedPage([...main, ...side]);
    expect(lines).toEqual([...main.map(({ text }) => text), ...blocks.flat()]);
  });
});
