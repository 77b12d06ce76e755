import { describe, expect, test } from 'vitest';

import { DocumentTextExtractor } from '#/adapters/documents/DocumentTextExtractor';
import type { CvDocument } from '#/domain/cv/document';
import { cvFile } from '#tests/support/documents/bytes';
import {
  makePlacedPdf,
  makeTwoColumnPdf,
  placeLines,
  type PdfLine,
  type PlacedText,
} from '#tests/support/documents/pdf';

const read = async (bytes: Uint8Array): Promise<CvDocument> => {
  const result = await new DocumentTextExtractor().extract(cvFile('cv.pdf', bytes));
  if (!result.ok) throw new Error(result.problem);
  return result.value;
};

const texts = ({ lines }: CvDocument): readonly string[] => lines.map(({ text }) => text);

const SIDE: readonly PdfLine[] = [
  { text: 'CONTACT', heading: true },
  '06 12 34 56 78',
  'lea.martin@example.com',
  'Nantes (44)',
  { text: 'COMPÉTENCES', heading: true },
  'Sage 100',
  'Lettrage des comptes',
  'Déclarations de TVA',
  { text: 'LANGUES', heading: true },
  'Anglais : B2',
];

const MAIN: readonly PdfLine[] = [
  { text: 'EXPÉRIENCES', heading: true },
  { text: 'Comptable fournisseurs', bold: true },
  'Atelier du Port, Nantes, 2019 à 2024',
  'Saisie des factures, contrôle des bons de commande et',
  'relances des services acheteurs pour les écarts',
  'Préparation des paiements et des états de rapprochement',
  { text: 'Assistante comptable', bold: true },
  'Cabinet Rivage, Rezé, 2016 à 2019',
  'Tenue de quinze dossiers de petites entreprises du',
  'commerce et du bâtiment',
  { text: 'FORMATION', heading: true },
  'BTS Comptabilité et gestion, 2016',
];

const HEADER: readonly PdfLine[] = [
  { text: 'Léa MARTIN', heading: true },
  'Comptable fournisseurs',
];

const plain = (lines: readonly PdfLine[]): readonly string[] =>
  lines.map((line) => (typeof line === 'string' ? line : line.text));

describe('columns', () => {
  test('two columns on one grid of lines are read one after the other', async () => {
    const document = await read(makeTwoColumnPdf({ header: HEADER, left: SIDE, right: MAIN }));
    expect(texts(document)).toEqual([...plain(HEADER), ...plain(SIDE), ...plain(MAIN)]);
    expect(document.layout.columns).toBe(2);
    expect(document.lines.find(({ text }) => text === 'Sage 100')?.region).toBe('side');
  });

  test('two columns whose lines fall between one another are read one after the other', async () => {
    const document = await read(
      makeTwoColumnPdf({ header: HEADER, left: SIDE, right: MAIN, leftLeading: 18.5 }),
    );
    expect(texts(document)).toEqual([...plain(HEADER), ...plain(SIDE), ...plain(MAIN)]);
  });

  test('a column at the right is read after the text beside it, and before the section that follows both', async () => {
    const document = await read(
      makeTwoColumnPdf({ left: MAIN, right: SIDE, gutter: 380, leftLeading: 17 }),
    );
    const last = MAIN.findIndex((line) => typeof line !== 'string' && line.text === 'FORMATION');
    expect(texts(document)).toEqual([
      ...plain(MAIN.slice(0, last)),
      ...plain(SIDE),
      ...plain(MAIN.slice(last)),
    ]);
  });

  test('columns may begin and end midway', async () => {
    const wide =
      'Une phrase de présentation qui traverse la page entière, de la marge gauche à la marge droite';
    const page: PlacedText[] = [
      ...placeLines(HEADER, 50, 60),
      ...placeLines([wide, wide], 50, 100),
      ...placeLines(SIDE, 50, 150, 16),
      ...placeLines(MAIN, 300, 150),
      { text: 'RÉFÉRENCES', x: 50, y: 350, size: 13, bold: true },
      ...placeLines([wide], 50, 370),
    ];
    expect(texts(await read(makePlacedPdf([page])))).toEqual([
      ...plain(HEADER),
      wide,
      wide,
      ...plain(SIDE),
      ...plain(MAIN),
      'RÉFÉRENCES',
      wide,
    ]);
  });

  test('a side column that spans two pages is read whole, and so is the text beside it', async () => {
    const first = [
      ...placeLines(SIDE.slice(0, 6), 50, 80, 17),
      ...placeLines(MAIN.slice(0, 6), 230, 80),
    ];
    const second = [
      ...placeLines(SIDE.slice(6), 50, 80, 17),
      ...placeLines(MAIN.slice(6), 230, 80),
    ];
    const document = await read(makePlacedPdf([first, second]));
    expect(texts(document)).toEqual([...plain(SIDE), ...plain(MAIN)]);
    expect(document.pages).toBe(2);
    expect(document.lines.find(({ text }) => text === 'LANGUES')?.page).toBe(2);
  });

  test('the text of a second page without its side column goes on with the text of the first', async () => {
    const first = [...placeLines(MAIN.slice(0, 6), 50, 80), ...placeLines(SIDE, 380, 80, 17)];
    const second = placeLines(MAIN.slice(6), 50, 80);
    expect(texts(await read(makePlacedPdf([first, second])))).toEqual([
      ...plain(MAIN),
      ...plain(SIDE),
    ]);
  });

  test('the name at the head of the wide column comes before a narrow column at its left', async () => {
    const page: PlacedText[] = [
      ...placeLines(SIDE, 50, 80, 17),
      { text: 'Léa MARTIN', x: 230, y: 75, size: 24, bold: true },
      ...placeLines(MAIN, 230, 110),
    ];
    expect(texts(await read(makePlacedPdf([page])))).toEqual([
      'Léa MARTIN',
      ...plain(MAIN),
      ...plain(SIDE),
    ]);
  });

  test('a name and an address side by side are two blocks', async () => {
    const page: PlacedText[] = [
      { text: 'Léa MARTIN', x: 50, y: 70, size: 24, bold: true },
      { text: 'Comptable fournisseurs', x: 50, y: 92, size: 13 },
      ...placeLines(
        ['12 rue du Port, 44000 Nantes', '06 12 34 56 78', 'lea.martin@example.com'],
        400,
        62,
        13,
      ),
      ...placeLines(MAIN, 50, 140),
    ];
    expect(texts(await read(makePlacedPdf([page])))).toEqual([
      'Léa MARTIN',
      'Comptable fournisseurs',
      '12 rue du Port, 44000 Nantes',
      '06 12 34 56 78',
      'lea.martin@example.com',
      ...plain(MAIN),
    ]);
  });
});

describe('a page of several arrangements', () => {
  test('an address at the right, a list in two columns and dates at the right are not one column', async () => {
    const page: PlacedText[] = [
      { text: 'Léa MARTIN', x: 50, y: 70, size: 24, bold: true },
      { text: 'Comptable fournisseurs', x: 50, y: 90 },
      ...placeLines(['12 rue du Port, Nantes', '06 12 34 56 78', 'lea@example.com'], 440, 62, 13),
      { text: 'Compétences', x: 50, y: 125, size: 13, bold: true },
      ...placeLines(['• Sage 100', '• Lettrage', '• Relances'], 50, 140, 13),
      ...placeLines(['• Excel', '• Paiements', '• Clôtures'], 300, 140, 13),
      { text: 'Expériences', x: 50, y: 200, size: 13, bold: true },
      { text: 'Comptable', x: 50, y: 218, bold: true },
      { text: '2019 – 2024', x: 480, y: 218 },
      { text: 'Atelier du Port', x: 50, y: 231 },
    ];
    expect(texts(await read(makePlacedPdf([page])))).toEqual([
      'Léa MARTIN',
      'Comptable fournisseurs',
      '12 rue du Port, Nantes',
      '06 12 34 56 78',
      'lea@example.com',
      'Compétences',
      'Sage 100\tExcel',
      'Lettrage\tPaiements',
      'Relances\tClôtures',
      'Expériences',
      'Comptable\t2019 – 2024',
      'Atelier du Port',
    ]);
  });

  test('three lists under headings at the foot are read one after the other', async () => {
    const list = (x: number, lines: readonly string[]): readonly PlacedText[] =>
      placeLines([{ text: lines[0] ?? '', heading: true }, ...lines.slice(1)], x, 330);
    const lists = [
      ['Langues', 'Anglais B2', 'Espagnol A2', 'Italien A1'],
      ['Logiciels', 'Excel', 'Sage', 'Word'],
      ['Loisirs', 'Football', 'Lecture', 'Voyages'],
    ];
    const page = [
      ...placeLines(MAIN, 50, 100),
      {
        text: 'Une phrase qui traverse toute la page, de la marge de gauche à celle de droite, sans coupure',
        x: 50,
        y: 300,
      },
      ...lists.flatMap((lines, index) => list(50 + index * 180, lines)),
    ];
    expect(texts(await read(makePlacedPdf([page]))).slice(MAIN.length + 1)).toEqual(lists.flat());
  });
});

describe('rows', () => {
  const entry = (y: number, dates: string, title: string): readonly PlacedText[] => [
    { text: dates, x: 50, y },
    { text: title, x: 170, y, bold: true },
    { text: 'Atelier du Port, Nantes', x: 170, y: y + 14 },
    { text: 'Saisie des factures et contrôle des bons de commande,', x: 170, y: y + 28 },
    { text: 'relances des services acheteurs', x: 170, y: y + 42 },
  ];

  test('dates at the left stay on the line of the job they belong to', async () => {
    const document = await read(
      makePlacedPdf([
        [
          ...entry(80, '2021 – 2024', 'Comptable'),
          ...entry(150, '2018 – 2021', 'Assistante comptable'),
          ...entry(220, '2016 – 2018', 'Aide comptable'),
        ],
      ]),
    );
    expect(texts(document).filter((text) => text.includes('\t'))).toEqual([
      '2021 – 2024\tComptable',
      '2018 – 2021\tAssistante comptable',
      '2016 – 2018\tAide comptable',
    ]);
    expect(document.layout.columns).toBe(1);
    expect(document.lines).toHaveLength(12);
  });

  test('a label of two lines is joined on the first', async () => {
    const page: PlacedText[] = [
      ...entry(80, 'Octobre 2023 –', 'Comptable'),
      { text: 'Juillet 2024', x: 50, y: 92 },
      ...entry(150, '2018 – 2021', 'Assistante comptable'),
    ];
    expect(texts(await read(makePlacedPdf([page])))[0]).toBe(
      'Octobre 2023 – Juillet 2024\tComptable',
    );
  });

  test('dates at the right end of the line of a job stay on it', async () => {
    const page: PlacedText[] = [0, 1, 2].flatMap((index) => [
      { text: `Poste numéro ${index}`, x: 50, y: 80 + index * 50, bold: true },
      { text: `${2015 + index} – ${2016 + index}`, x: 480, y: 80 + index * 50 },
      { text: 'Une entreprise, une ville', x: 50, y: 95 + index * 50 },
    ]);
    expect(texts(await read(makePlacedPdf([page])))).toEqual(
      [0, 1, 2].flatMap((index) => [
        `Poste numéro ${index}\t${2015 + index} – ${2016 + index}`,
        'Une entreprise, une ville',
      ]),
    );
  });

  test('a table is read row by row, wrapped cells joined', async () => {
    const row = (y: number, cells: readonly string[]): readonly PlacedText[] =>
      cells.map((text, column) => ({ text, x: [50, 220, 330, 430][column] ?? 50, y }));
    const page: PlacedText[] = [
      ...row(80, ['Chantier', 'Montant', 'Délai', 'Mission']),
      ...row(100, ['Résidence Les Amandiers,', '92 M€', '26 mois', 'Conduite gros œuvre']),
      { text: '180 logements', x: 50, y: 112 },
      { text: 'et lots techniques', x: 430, y: 112 },
      ...row(132, ['Groupe scolaire', '31 M€', '14 mois', 'Conduite']),
      ...row(152, ['Centre de santé', '18 M€', '11 mois', 'Pilotage']),
    ];
    const document = await read(makePlacedPdf([page]));
    expect(texts(document)).toEqual([
      'Chantier\tMontant\tDélai\tMission',
      'Résidence Les Amandiers, 180 logements\t92 M€\t26 mois\tConduite gros œuvre et lots techniques',
      'Groupe scolaire\t31 M€\t14 mois\tConduite',
      'Centre de santé\t18 M€\t11 mois\tPilotage',
    ]);
    expect(document.layout.tables).toBe(true);
  });
});

describe('words and marks', () => {
  const lineOf = async (...page: readonly PlacedText[]): Promise<readonly string[]> =>
    texts(await read(makePlacedPdf([[...page, ...placeLines(MAIN, 50, 200)]]))).slice(
      0,
      -MAIN.length,
    );

  test('spaced letters are joined, and their words kept apart', async () => {
    expect(
      await lineOf(
        { text: 'COMPÉTENCES TECHNIQUES', x: 50, y: 80, size: 12, letterSpacing: 3 },
        { text: 'LÉA MARTIN', x: 50, y: 110, size: 24, letterSpacing: 6 },
        { text: 'P R O F I L', x: 50, y: 140 },
      ),
    ).toEqual(['COMPÉTENCES TECHNIQUES', 'LÉA MARTIN', 'PROFIL']);
  });

  test('a bullet drawn apart belongs to its line and is not text', async () => {
    const page = makePlacedPdf([
      [
        { text: '•', x: 50, y: 80 },
        { text: 'Saisie des factures', x: 64, y: 80 },
        { text: '• Lettrage des comptes', x: 50, y: 95 },
        { text: '- Relances', x: 50, y: 110 },
        ...placeLines(MAIN, 50, 200),
      ],
    ]);
    const { lines } = await read(page);
    expect(lines.slice(0, 4).map(({ text, bullet }) => [text, bullet])).toEqual([
      ['Saisie des factures', true],
      ['Lettrage des comptes', true],
      ['Relances', true],
      ['EXPÉRIENCES', false],
    ]);
  });

  test('text printed twice to look bold is read once', async () => {
    expect(
      await lineOf({ text: 'Objectif', x: 50, y: 80 }, { text: 'Objectif', x: 50.3, y: 80 }),
    ).toEqual(['Objectif']);
  });

  test('a word cut at the end of a line is made whole', async () => {
    expect(
      await lineOf(
        { text: 'Conseil de la clientèle, service avant-', x: 50, y: 80 },
        { text: 'vente et suivi', x: 50, y: 92 },
      ),
    ).toEqual(['Conseil de la clientèle, service avant-vente', 'et suivi']);
  });

  test('size and weight come from the font', async () => {
    const { lines } = await read(makeTwoColumnPdf({ header: HEADER, left: SIDE, right: MAIN }));
    expect(lines.find(({ text }) => text === 'Comptable fournisseurs')).toMatchObject({
      bold: false,
      fontSize: 10,
    });
    expect(lines[0]).toMatchObject({ text: 'Léa MARTIN', bold: true, fontSize: 13 });
  });
});

describe('pages', () => {
  test('what repeats at the head and foot of pages is read once, page numbers never', async () => {
    const page = (number: number): readonly PlacedText[] => [
      { text: 'Léa MARTIN – 06 12 34 56 78', x: 50, y: 40 },
      ...placeLines(MAIN, 50, 120).map((line) => ({ ...line, text: `${line.text} (${number})` })),
      { text: `Page ${number} / 3`, x: 280, y: 810 },
    ];
    const { lines } = await read(makePlacedPdf([page(1), page(2), page(3)]));
    expect(lines.filter(({ text }) => text.includes('06 12'))).toEqual([
      expect.objectContaining({ region: 'header', page: 1 }),
    ]);
    expect(lines.some(({ text }) => text.startsWith('Page'))).toBe(false);
    expect(lines).toHaveLength(1 + 3 * MAIN.length);
  });
});

test('headings set out of their column by more than its last lines do not cut it', async () => {
  const side = [
    'Odile Castagnet',
    'Fleuriste',
    'Contact',
    '06 12 34 56 78',
    'Langues',
    'Italien',
    'Anglais',
  ];
  const main = (from: number, count: number, top: number): readonly PlacedText[] =>
    Array.from({ length: count }, (_, at) => ({
      text: `Composition et vente de bouquets numéro ${from + at}`,
      x: 330,
      y: top + at * 14,
    }));
  const page = [
    { text: 'Expériences', x: 278, y: 80, size: 15 },
    ...main(1, 9, 98),
    { text: 'Projets', x: 280, y: 250, size: 15 },
    ...main(10, 6, 292),
    ...side.map((text, at) => ({ text, x: 60, y: 145 + at * 28, size: at === 0 ? 20 : 10 })),
  ];
  const lines = texts(await read(makePlacedPdf([page])));
  const own = lines.filter((text) => !side.includes(text));
  const from = lines.indexOf('Expériences');
  expect(own).toHaveLength(17);
  expect(lines.slice(from, from + own.length)).toEqual(own);
});

test('the raised letters of an ordinal stay with their figure', async () => {
  // Helvetica: "BTS Fleuriste, 1" is some 72 points wide at 10 points.
  const page = [
    { text: 'BTS Fleuriste, 1', x: 60, y: 200 },
    { text: 'ère', x: 131.2, y: 196.7, size: 6.5 },
    { text: 'année', x: 145, y: 200 },
    { text: 'Lycée du Parc, Laval', x: 60, y: 214 },
  ];
  expect(texts(await read(makePlacedPdf([page])))).toEqual([
    'BTS Fleuriste, 1ère année',
    'Lycée du Parc, Laval',
  ]);
});
