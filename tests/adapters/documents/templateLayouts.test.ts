import { describe, expect, test } from 'vitest';

import { DocumentTextExtractor } from '#/adapters/documents/DocumentTextExtractor';
import type { CvDocument } from '#/domain/cv/document';
import { cvFile, utf8 } from '#tests/support/documents/bytes';
import { makePlacedPdf, placeLines, type PlacedText } from '#tests/support/documents/pdf';

const read = async (name: string, bytes: Uint8Array): Promise<CvDocument> => {
  const result = await new DocumentTextExtractor().extract(cvFile(name, bytes));
  if (!result.ok) throw new Error(result.problem);
  return result.value;
};

const placed = (page: readonly PlacedText[]): Promise<readonly string[]> =>
  read('cv.pdf', makePlacedPdf([page])).then(({ lines }) => lines.map(({ text }) => text));

const bold = (text: string, x: number, y: number): PlacedText => ({ text, x, y, bold: true });

describe('what templates draw', () => {
  test('a period whose ends stand one above the other beside its post is one', async () => {
    const entry = (from: string, to: string, y: number, lines: readonly string[]): PlacedText[] => [
      bold(from, 50, y),
      bold('-', 60, y + 14),
      bold(to, 50, y + 28),
      bold(lines[0] ?? '', 130, y),
      ...placeLines(lines.slice(1), 130, y + 14, 14),
    ];
    expect(
      await placed([
        { text: 'Parcours', x: 50, y: 80, size: 14, bold: true },
        ...entry('2021', '2025', 110, ['Couvreuse', 'Zincor, Annecy', 'Pose de tuiles et zinc']),
        ...entry('2018', '2021', 180, ['Aide couvreuse', 'Toitobel', 'Manutention']),
      ]),
    ).toEqual([
      'Parcours',
      '2021 - 2025\tCouvreuse',
      'Zincor, Annecy',
      'Pose de tuiles et zinc',
      '2018 - 2021\tAide couvreuse',
      'Toitobel',
      'Manutention',
    ]);
  });

  test('a cell that nearly fills its column does not run into the next', async () => {
    // "Technicienne de laboratoire" is 121 points wide: seven points are left before the next column.
    const row = (y: number, ...cells: readonly string[]): PlacedText[] =>
      cells.map((text, at) => ({ text, x: [50, 160, 289][at] ?? 0, y }));
    expect(
      await placed([
        ...row(100, '2021 - 2024', 'Vendeuse', 'Durand SARL'),
        ...row(120, '2018 - 2021', 'Technicienne de laboratoire', 'Biolab'),
        ...row(140, '2015 - 2018', 'Laborantine', 'Martin et Fils'),
        ...row(160, '2012 - 2015', 'Aide de laboratoire', 'Analyses du Sud'),
      ]),
    ).toEqual([
      '2021 - 2024\tVendeuse\tDurand SARL',
      '2018 - 2021\tTechnicienne de laboratoire\tBiolab',
      '2015 - 2018\tLaborantine\tMartin et Fils',
      '2012 - 2015\tAide de laboratoire\tAnalyses du Sud',
    ]);
  });

  test('short lines at the right do not make the narrow column the wide one', async () => {
    const side = ['Compétences', 'Zinguerie', 'Ardoise', 'Langues', 'Italien courant', 'Divers'];
    const main = ['Couvreuse', 'Parcours', 'Zincor', 'Annecy', '2019 - 2022', 'Tuiles'];
    const page = await read(
      'cv.pdf',
      makePlacedPdf([
        [
          ...placeLines(side, 30, 80, 17),
          { text: 'Odile CASTAGNET', x: 230, y: 75, size: 20, bold: true },
          ...placeLines(main, 230, 100),
        ],
      ]),
    );
    expect(page.lines[0]?.text).toBe('Odile CASTAGNET');
    expect(page.lines.find(({ text }) => text === 'Zinguerie')?.region).toBe('side');
  });

  test('a row of a grid whose cells all wrap is one row', async () => {
    const row = (cells: readonly string[], y: number): PlacedText[] =>
      cells.map((text, at) => ({ text, x: 50 + at * 120, y }));
    expect(
      await placed([
        ...row(['2020 -', 'Institut', 'Chargée', 'Conception de'], 100),
        ...row(['présent', 'Sahy', "d'enquêtes", 'questionnaires'], 112),
        ...row(['2016 - 2019', 'ONG Manda', 'Enquêtrice', 'Entretiens'], 136),
      ]),
    ).toEqual([
      "2020 - présent\tInstitut Sahy\tChargée d'enquêtes\tConception de questionnaires",
      '2016 - 2019\tONG Manda\tEnquêtrice\tEntretiens',
    ]);
  });

  test.each(['★★★☆☆', '●●●○○', '● ● ● ○ ○'])('%s is a level, not a list mark', async (level) => {
    const { lines } = await read('cv.txt', utf8(`Langues\n${level} Italien\nItalien\t${level}\n`));
    expect(lines.map(({ text, bullet }) => [text, bullet])).toEqual([
      ['Langues', false],
      [`${level} Italien`, false],
      [`Italien\t${level}`, false],
    ]);
  });

  test('columns that spaces hold apart in a text file are read one after the other', async () => {
    const at = (left: string, right: string): string => `${left.padEnd(40)}${right}`;
    const { lines, layout } = await read(
      'cv.txt',
      utf8(
        [
          'Odile Castagnet',
          at('Parcours', 'Langues'),
          at('Couvreuse', 'Italien'),
          at('Zincor', ''),
          at('2019 - 2022', 'Loisirs'),
          at('Pose de tuiles', 'Tricot'),
        ].join('\n'),
      ),
    );
    expect(lines.map(({ text }) => text)).toEqual([
      'Odile Castagnet',
      'Parcours',
      'Couvreuse',
      'Zincor',
      '2019 - 2022',
      'Pose de tuiles',
      'Langues',
      'Italien',
      'Loisirs',
      'Tricot',
    ]);
    expect(layout.columns).toBe(2);
  });
});
