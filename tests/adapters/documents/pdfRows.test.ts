import { describe, expect, test } from 'vitest';

import { layoutSegments } from '#/adapters/documents/layout/layoutPage';
import type { Segment } from '#/adapters/documents/layout/types';
import type { PlacedText } from '#tests/support/documents/pdf';
import { placedColumn, readPlacedPage } from '#tests/support/documents/placedPage';

const segment = (
  text: string,
  x0: number,
  x1: number,
  y: number,
  { bold = false, size = 10 } = {},
): Segment => ({ text, x0, x1, y, yEnd: y, size, bold, bullet: false, places: [] });

const DATES = ['2020 - 2024', '2018 - 2020', '2016 - 2018'];
const POSTS = ['Cuisinier', 'Commis de cuisine', 'Plongeur'];
const HOUSES = ['Auberge du Lac', 'Le Chalet', 'La Rotonde'];
const TOWNS = ['Annecy', 'Thonon-les-Bains', 'Cluses'];

describe('rows of a page', () => {
  test('a town and a link that end lines at the right margin are read with them', () => {
    const page = layoutSegments(
      POSTS.flatMap((post, at) => [
        segment(post, 60, 110 + 20 * at, 105 + at * 56, { bold: true }),
        segment(DATES[at] ?? '', 480 - at, 540, 105 + at * 56),
        segment(HOUSES[at] ?? '', 60, 130, 117 + at * 56),
        segment(`${TOWNS[at]}, Haute-Savoie`, 420 - 10 * at, 540, 117 + at * 56),
        segment('Service de restauration', 60, 170, 129 + at * 56),
        segment('www.exemple.fr/maison', 400 + 10 * at, 540, 129 + at * 56),
      ]),
      595,
      842,
    );
    expect(
      page.sections.map((section) =>
        section.kind === 'flow' ? section.lines.map(({ text }) => text) : 'columns',
      ),
    ).toEqual([
      POSTS.flatMap((post, at) => [
        `${post}\t${DATES[at]}`,
        `${HOUSES[at]}\t${TOWNS[at]}, Haute-Savoie`,
        'Service de restauration\twww.exemple.fr/maison',
      ]),
    ]);
  });

  test('dates between a side column with headings and the headings of the text go with the text', async () => {
    const skills = ['Cuisson', 'Pâtisserie', 'Hygiène', 'Plonge', 'Service'];
    const lines = await readPlacedPage([
      { text: 'Compétences', x: 60, y: 100, size: 13 },
      ...placedColumn(skills, 60, 130, 26),
      { text: 'Langues', x: 60, y: 300, size: 13 },
      ...placedColumn(['Anglais', 'Italien', 'Allemand'], 60, 322, 16),
      { text: 'Formations', x: 290, y: 100, size: 13 },
      ...placedColumn(['2014', '2012'], 215, 128, 20),
      ...placedColumn(['CAP Cuisine, Thonon', 'Brevet, Groisy'], 290, 128, 20),
      { text: 'Expériences professionnelles', x: 290, y: 190, size: 13 },
      ...POSTS.flatMap((post, at) => [
        { text: DATES[at] ?? '', x: 215, y: 216 + at * 40 },
        { text: post, x: 290, y: 216 + at * 40, bold: true },
        { text: `${HOUSES[at]}, ${TOWNS[at]}`, x: 290, y: 228 + at * 40 },
      ]),
    ]);
    expect(lines).toEqual([
      'Compétences',
      ...skills,
      'Langues',
      'Anglais',
      'Italien',
      'Allemand',
      'Formations',
      '2014\tCAP Cuisine, Thonon',
      '2012\tBrevet, Groisy',
      'Expériences professionnelles',
      ...POSTS.flatMap((post, at) => [`${DATES[at]}\t${post}`, `${HOUSES[at]}, ${TOWNS[at]}`]),
    ]);
  });

  test('headings of sections over the dates, at the left of all texts, open what stands beside them', async () => {
    const heading = (text: string, y: number): PlacedText => ({
      text,
      x: 40,
      y,
      bold: true,
      size: 11,
    });
    const lines = await readPlacedPage([
      { text: 'Camille Ferrand', x: 40, y: 60, size: 18 },
      heading('Formation', 100),
      { text: '2016 - 2018', x: 40, y: 120 },
      { text: 'CAP Cuisine', x: 220, y: 120, bold: true },
      { text: 'Lycée hôtelier de Thonon-les-Bains', x: 235, y: 133 },
      heading('Expérience professionnelle', 160),
      ...[0, 1].flatMap((at) => [
        { text: DATES[at] ?? '', x: 40, y: 176 + at * 55 },
        { text: POSTS[at] ?? '', x: 220, y: 176 + at * 55 },
        { text: HOUSES[at] ?? '', x: 220, y: 188 + at * 55, bold: true },
        { text: 'Préparation des entrées et envoi des plats', x: 235, y: 201 + at * 55 },
        { text: 'Commandes de la semaine et inventaire', x: 235, y: 213 + at * 55 },
      ]),
      heading('Compétences', 285),
      { text: 'Autonomie, rigueur', x: 220, y: 297 },
      { text: 'Sens du collectif', x: 235, y: 310 },
      heading('Langues', 330),
      { text: 'Anglais (B1), italien (A2)', x: 220, y: 341 },
      heading('Centres d’intérêt', 360),
      { text: 'Randonnée', x: 220, y: 371 },
    ]);
    expect(lines).toEqual([
      'Camille Ferrand',
      'Formation',
      '2016 - 2018\tCAP Cuisine',
      'Lycée hôtelier de Thonon-les-Bains',
      'Expérience professionnelle',
      ...[0, 1].flatMap((at) => [
        `${DATES[at]}\t${POSTS[at]}`,
        HOUSES[at],
        'Préparation des entrées et envoi des plats',
        'Commandes de la semaine et inventaire',
      ]),
      'Compétences',
      'Autonomie, rigueur',
      'Sens du collectif',
      'Langues',
      'Anglais (B1), italien (A2)',
      'Centres d’intérêt',
      'Randonnée',
    ]);
  });

  test('dates that nearly touch their titles have the house and the town under them', async () => {
    const lines = await readPlacedPage([
      { text: 'Expérience professionnelle', x: 40, y: 80, bold: true, size: 12 },
      ...POSTS.flatMap((post, at) => [
        { text: `09/20${20 - at} - 09/20${21 - at}`, x: 40, y: 100 + at * 56, bold: true },
        { text: post, x: 131.8, y: 100 + at * 56, bold: true },
        { text: `${HOUSES[at]},`, x: 40, y: 110 + at * 56, size: 8 },
        { text: TOWNS[at] ?? '', x: 40, y: 120 + at * 56, size: 8 },
        ...['Préparation des entrées et envoi des plats', 'Commandes et inventaire'].map(
          (text, line) => ({ text, x: 131.8, y: 114 + at * 56 + line * 14, size: 12 }),
        ),
      ]),
    ]);
    expect(lines).toEqual([
      'Expérience professionnelle',
      ...POSTS.flatMap((post, at) => [
        `09/20${20 - at} - 09/20${21 - at}\t${post}`,
        `${HOUSES[at]}, ${TOWNS[at]}`,
        'Préparation des entrées et envoi des plats',
        'Commandes et inventaire',
      ]),
    ]);
  });

  test('rows of dates that nearly touch their titles end at the next heading, whatever labels stand under it', () => {
    const studies = ['BTS Diététique', 'Bac pro Cuisine', 'CAP Cuisine'];
    const schools = ['Lycée des Alpes Annecy', 'Lycée du Léman Thonon', 'CFA de Groisy'];
    const remark = 'Avec une mention pour le rapport de fin de stage';
    const small = { size: 8.2 };
    const bold = { size: 8.2, bold: true };
    const page = layoutSegments(
      [
        segment('Formations', 40, 100, 60, { size: 11.2 }),
        ...studies.flatMap((study, at) => [
          segment(study, 126, 192, 82 + at * 45, bold),
          segment(`De septembre ${2019 - 2 * at} à`, 42, 120, 83.5 + at * 45, small),
          segment(schools[at] ?? '', 126, 230, 92.5 + at * 45, small),
          segment(`juin ${2020 - 2 * at}`, 42, 76, 94 + at * 45, small),
          ...(at < 2 ? [segment(remark, 126, 300, 107 + at * 45, small)] : []),
        ]),
        segment('Compétences', 40, 107, 230, { size: 11.2 }),
        segment('Informatique', 42, 89, 252, bold),
        ...Array.from({ length: 10 }, (_, at) =>
          segment('Fiches de la semaine et de la saison', 126, 320, 263 + at * 11, small),
        ),
        segment('Cuisine', 42, 75, 395, bold),
        segment('Cuissons longues, sauces et fonds', 126, 300, 406, small),
        segment('Dressage des assiettes', 126, 250, 417, small),
        segment('Travail en brigade', 42, 104, 438, bold),
        segment('Partage des postes entre trois ou quatre commis', 126, 360, 449, small),
      ],
      595,
      842,
    );
    const lines = page.sections.flatMap((section) =>
      section.kind === 'flow' ? section.lines.map(({ text }) => text) : [],
    );
    expect(lines.slice(0, 9)).toEqual([
      'Formations',
      'De septembre 2019 à juin 2020\tBTS Diététique',
      'Lycée des Alpes Annecy',
      remark,
      'De septembre 2017 à juin 2018\tBac pro Cuisine',
      'Lycée du Léman Thonon',
      remark,
      'De septembre 2015 à juin 2016\tCAP Cuisine',
      'CFA de Groisy',
    ]);
  });
});
