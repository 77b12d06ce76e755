import { describe, expect, test } from 'vitest';

import { DocumentTextExtractor } from '#/adapters/documents/DocumentTextExtractor';
import type { CvDocument } from '#/domain/cv/document';
import { readCv } from '#/domain/cv/readCv';
import { emptyLexicon } from '#tests/domain/cv/tinyLexicon';
import { cvFile, utf8 } from '#tests/support/documents/bytes';
import { makeDocx, type DocxBlock } from '#tests/support/documents/docx';
import { makePlacedPdf, type PlacedText } from '#tests/support/documents/pdf';
import { makeRtf } from '#tests/support/documents/rtf';

const CV = [
  'Odile CASTAGNET',
  'Couvreuse zingueuse',
  '05100 Briançon – 06 12 34 56 78 – odile.castagnet@example.org',
  'EXPÉRIENCES',
  'Couvreuse, Toits du Sud, Gap, mars 2019 – juin 2024',
  'FORMATION',
  '2015 CAP Couvreur, CFA du Buëch',
  'LANGUES',
  'Anglais : B1',
];
const TEXT = CV.join('\n');

const extract = async (bytes: Uint8Array): Promise<CvDocument> => {
  const result = await new DocumentTextExtractor().extract(cvFile('cv', bytes));
  if (!result.ok) throw new Error(result.problem);
  return result.value;
};

/** What a reader of CVs must find whatever happened to the file. */
const summaryOf = async (bytes: Uint8Array) => {
  const { person, experiences, education, languages } = readCv(await extract(bytes), {
    lexicon: emptyLexicon,
    today: '2026-11-21',
  });
  return {
    name: [person.firstName?.value, person.lastName?.value].join(' '),
    email: person.email?.value,
    phone: person.phone?.value.replace(/\D/gu, ''),
    posts: experiences.map(({ company, start }) => [company?.value, start?.value.year]),
    degrees: education.length,
    languages: languages.length,
  };
};

const EXPECTED = {
  name: 'Odile CASTAGNET',
  email: 'odile.castagnet@example.org',
  phone: '0612345678',
  posts: [['Toits du Sud', 2019]],
  degrees: 1,
  languages: 1,
};

const utf16 = (text: string, little: boolean, mark: boolean): Uint8Array =>
  Uint8Array.from(
    [...(mark ? ['\ufeff'] : []), ...text]
      .flatMap((char) => Array.from({ length: char.length }, (_, at) => char.charCodeAt(at)))
      .flatMap((code) => (little ? [code & 0xff, code >> 8] : [code >> 8, code & 0xff])),
  );

/** Mathematical bold, which design sites sell as a font. */
const dressed = (text: string): string =>
  text.replace(/[A-Za-z]/gu, (letter) =>
    String.fromCodePoint(
      letter <= 'Z' ? 0x1d400 + letter.charCodeAt(0) - 65 : 0x1d41a + letter.charCodeAt(0) - 97,
    ),
  );

describe('the same CV is read', () => {
  test.each([
    ['as plain text', utf8(TEXT)],
    ['in UTF-16, little end first', utf16(TEXT, true, true)],
    ['in UTF-16, big end first', utf16(TEXT, false, true)],
    ['in UTF-16 without its mark', utf16(TEXT, true, false)],
    ['in UTF-16, big end first, without its mark', utf16(TEXT, false, false)],
    ['cut in the middle of its last UTF-16 letter', utf16(`${TEXT}\n.`, true, true).slice(0, -1)],
    ['with decomposed accents', utf8(TEXT.normalize('NFD'))],
    ['with a zero-width space after each letter', utf8([...TEXT].join('\u200b'))],
    ['with right-to-left marks', utf8(CV.map((line) => `\u202b${line}\u202c\u200f`).join('\n'))],
    ['with no-break spaces', utf8(TEXT.replaceAll(' ', '\u00a0'))],
    ['with three line ends a line', utf8(CV.join('\r\r\n'))],
    ['with blank lines everywhere', utf8(CV.join('\n\n\n'))],
    [
      'in wide letters',
      utf8(TEXT.replace(/[A-Za-z0-9@]/gu, (c) => String.fromCharCode(c.charCodeAt(0) + 0xfee0))),
    ],
    ['in letters dressed as bold', utf8(dressed(TEXT))],
    ['with emoji around its headings', utf8(TEXT.replace(/^([A-ZÉ]{6,})$/gmu, '🚀 $1 🚀'))],
    ['as RTF', makeRtf(CV)],
    ['as a table of one column', makeDocx([{ rows: CV.map((line) => [[line]]) }])],
    ['as one cell', makeDocx([{ rows: [[CV]] }])],
    ['as one paragraph of line breaks', makeDocx([TEXT])],
    ['as tables in tables', makeDocx(nested(40))],
  ])('%s', async (_, bytes) => {
    expect(await summaryOf(bytes)).toEqual(EXPECTED);
  });
});

function nested(depth: number): readonly DocxBlock[] {
  return depth === 0 ? CV : [{ rows: [[nested(depth - 1)]] }];
}

describe('a table of several rows', () => {
  const row = (employer: string, dates: string, post: string, task: string) => [
    [{ text: employer, bold: true }, 'Zone du Lac', dates],
    [
      { text: post, bold: true },
      { text: task, bullet: true },
      { text: 'rangement', bullet: true },
    ],
  ];
  const rows = [
    row('TOITURES DU SUD', 'mars 2019 – juin 2024', 'Couvreuse', 'pose de tuiles'),
    row('ARDOISES VIDAL', '2016 – 2018', 'Aide-couvreuse', 'nettoyage'),
  ];

  test('is read row by row, its narrow cells among them', async () => {
    const { lines } = await extract(makeDocx(['Odile', { widths: [0.3, 0.7], rows }]));
    expect(lines.map(({ region }) => region)).not.toContain('side');
    expect(lines.map(({ text }) => text).indexOf('Couvreuse')).toBeLessThan(
      lines.map(({ text }) => text).indexOf('ARDOISES VIDAL'),
    );
  });

  test('a page laid out as one row keeps its side column', async () => {
    const side = ['Contact', '06 12 34 56 78', 'Gap', 'Langues', 'Anglais'];
    const { lines } = await extract(
      makeDocx([{ widths: [0.3, 0.7], rows: [[side, ['Expériences', 'Couvreuse', 'Aide']]] }]),
    );
    expect(lines.find(({ text }) => text === 'Gap')?.region).toBe('side');
  });
});

test('a heading alone in its text box names the box after it', async () => {
  const document = await extract(
    makeDocx([
      'Odile Castagnet',
      { textBox: [{ text: 'Langues', heading: true }] },
      { textBox: ['Anglais', 'Italien'] },
      { text: 'Formation', heading: true },
      '2015 CAP Couvreur, CFA du Buëch',
    ]),
  );
  const { languages } = readCv(document, { lexicon: emptyLexicon, today: '2026-11-21' });
  expect(languages.map(({ language }) => language.value)).toEqual(['Anglais', 'Italien']);
});

describe('on a printed page', () => {
  const body: readonly PlacedText[] = [
    'Couvreuse, Toits du Sud, Gap',
    'Pose de tuiles et de bac acier, zinguerie des rives et des égouts',
  ].map((text, at) => ({
    text,
    x: 50,
    y: 140 + at * 14,
  }));

  /** Helvetica capitals, in ems: enough to place the letters of a name by hand. */
  const WIDTHS: Readonly<Record<string, number>> = { O: 0.778, C: 0.722 };

  test('small capitals stay with their capital', async () => {
    const at = (x: number, letter: string): number => x + (WIDTHS[letter] ?? 0) * 20;
    const bytes = makePlacedPdf([
      [
        { text: 'O', x: 50, y: 60, size: 20 },
        { text: 'DILE', x: at(50, 'O'), y: 60, size: 14 },
        { text: 'C', x: 130, y: 60, size: 20 },
        { text: 'ASTAGNET', x: at(130, 'C'), y: 60, size: 14 },
        ...body,
      ],
    ]);
    expect((await extract(bytes)).lines[0]?.text.replace('\t', ' ')).toBe('ODILE CASTAGNET');
  });

  test('a heading in spaced letters is one cell, however wide its spaces', async () => {
    const bytes = makePlacedPdf([
      [{ text: 'MES LANGUES', x: 50, y: 60, size: 10, letterSpacing: 4 }, ...body],
    ]);
    expect((await extract(bytes)).lines[0]?.text).toBe('MES LANGUES');
  });

  test('a heading set in by its bar stays below the address beside the name', async () => {
    const bytes = makePlacedPdf([
      [
        { text: 'Odile Castagnet', x: 45, y: 60, size: 20 },
        { text: 'Couvreuse', x: 45, y: 78 },
        { text: '05100 Gap', x: 442, y: 51 },
        { text: 'Mobile : 06 12 34 56 78', x: 430, y: 65 },
        { text: 'odile@example.org', x: 445, y: 78 },
        { text: 'EXPÉRIENCE', x: 53, y: 108, size: 11, bold: true },
        { text: 'Couvreuse – Toits du Sud', x: 45, y: 130 },
        { text: '03/2021 – à ce jour', x: 464, y: 130 },
        {
          text: 'Pose de tuiles et de bac acier, zinguerie des rives et des égouts',
          x: 59,
          y: 144,
        },
        {
          text: 'Lecture de plans, métré, commande des matériaux aux négociants voisins et livraison au chantier',
          x: 59,
          y: 158,
        },
      ],
    ]);
    const texts = (await extract(bytes)).lines.map(({ text }) => text);
    expect(texts.indexOf('odile@example.org')).toBeLessThan(texts.indexOf('EXPÉRIENCE'));
  });
});
