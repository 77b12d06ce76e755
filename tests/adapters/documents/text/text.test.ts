import { describe, expect, test } from 'vitest';

import { isImplausible, undecodableShare } from '#/adapters/documents/DocumentTextExtractor';
import { joinSpacedLetters } from '#/adapters/documents/flow/flattenBlocks';
import { toSegments } from '#/adapters/documents/layout/toSegments';
import { isBulletMark, isIcon, splitBullet } from '#/adapters/documents/text/bullets';
import { cleanText } from '#/adapters/documents/text/clean';
import { decodeText } from '#/adapters/documents/text/decodeText';
import { joinHyphenated } from '#/adapters/documents/text/hyphens';
import { decodeWindows1252 } from '#/adapters/documents/text/windows1252';
import type { DocumentLine } from '#/domain/cv/document';
import { withCpuTime } from '#tests/support/cpuTime';

const line = (text: string, known: Partial<DocumentLine> = {}): DocumentLine => ({
  text,
  page: 1,
  region: 'body',
  fontSize: 10,
  bold: false,
  gapBefore: 0,
  block: 1,
  heading: false,
  bullet: false,
  places: [],
  ...known,
});

const joined = (...lines: readonly (string | DocumentLine)[]): readonly string[] =>
  joinHyphenated(lines.map((entry) => (typeof entry === 'string' ? line(entry) : entry))).map(
    ({ text }) => text,
  );

describe('cleanText', () => {
  test.each([
    ['composes accents', 'e\u0301quipe', 'équipe'],
    ['opens ligatures', 'e\ufb00ectif, \ufb01n, o\ufb03ce', 'effectif, fin, office'],
    ['opens the ligatures some fonts keep apart', 'noti\uf001er, \uf001n', 'notifier, fin'],
    ['leaves icons of the same codes', '\uf001 06 12, A \uf002', '\uf001 06 12, A \uf002'],
    [
      'reads dashes and brackets of a font’s own by their places',
      '10/2023 \ufffd 06/2026 Nantes \ufffd44000\ufffd CDI \ufffd AIDE',
      '10/2023 \u2013 06/2026 Nantes (44000) CDI \u2013 AIDE',
    ],
    [
      'guesses no lost letter',
      'pay\ufffd \ufffd la journ\ufffde',
      'pay\ufffd \ufffd la journ\ufffde',
    ],
    ['drops what cannot be seen', '\ufeffcomp\u200bta\u00adble\u0007', 'comptable'],
    ['makes one space of many kinds', ' a \u00a0\u202f b ', 'a b'],
    [
      'knows the dash that a font names as a letter',
      'Avril 2024 \u015b Juin 2024',
      'Avril 2024 \u2013 Juin 2024',
    ],
    ['keeps a letter inside its word', 'Ko\u015bcielna', 'Ko\u015bcielna'],
    ['keeps tabs, without spaces around', 'a \t\t b', 'a\tb'],
    ['joins an accent typed after its letter', 'e\u00b4quipe', 'équipe'],
  ])('%s', (_, raw, clean) => {
    expect(cleanText(raw)).toBe(clean);
  });
});

describe('bullets', () => {
  test.each([
    ['• Sage', 'Sage'],
    ['\uf0b7 Sage', 'Sage'],
    ['- Sage', 'Sage'],
    ['– Sage', 'Sage'],
    ['\u27a2Sage', 'Sage'],
    ['o Sage', 'Sage'],
    ['-Sage', 'Sage'],
    ['_Sage', 'Sage'],
    ['\u2220 Sage', 'Sage'],
  ])('%j is an item', (text, rest) => {
    expect(splitBullet(text)).toEqual({ text: rest, bullet: true });
  });

  test.each(['Sage', '-20 %', 'ouvrier', '* ', '+33 6 12 34 56 78'])('%j is not', (text) => {
    expect(splitBullet(text)).toEqual({ text, bullet: false });
  });

  test('a letter of a symbol font is a mark', () => {
    expect(isBulletMark('l', 'Wingdings-Regular')).toBe(true);
    expect(isBulletMark('l', 'Helvetica')).toBe(false);
  });

  test('a letter of an icon font is an icon', () => {
    expect(isIcon('z', 'FontAwesome5Free-Solid')).toBe(true);
    expect(isIcon('z', 'tabler-icons')).toBe(true);
    expect(isIcon('z', 'Iconic-Grotesque')).toBe(false);
    expect(isIcon('à', 'Helvetica')).toBe(false);
  });

  test('an icon drawn as a letter leaves the words after it, parted from those before it', () => {
    const word = { y: 100, size: 10, bold: false, ink: null, gap: 0.3, tracking: 0 };
    const line = [
      { ...word, text: 'z', x0: 50, x1: 58, font: 'FontAwesome5Free-Solid' },
      { ...word, text: 'Été', x0: 61, x1: 74, font: 'Helvetica' },
      { ...word, text: '2026', x0: 77, x1: 100, font: 'Helvetica' },
      { ...word, text: 'p', x0: 103, x1: 111, font: 'FontAwesome5Free-Solid' },
      { ...word, text: 'Annecy', x0: 114, x1: 144, font: 'Helvetica' },
    ];
    expect(toSegments([line]).map(({ text, bullet }) => [text, bullet])).toEqual([
      ['Été 2026', false],
      ['Annecy', false],
    ]);
  });
});

describe('spaced letters', () => {
  test.each([
    ['C O M P É T E N C E S', 'COMPÉTENCES'],
    ['E X P É R I E N C E S  P R O', 'EXPÉRIENCES PRO'],
    ['Permis A B C D', 'Permis A B C D'],
    ['il y a un an', 'il y a un an'],
  ])('%s', (text, whole) => {
    expect(joinSpacedLetters(text)).toBe(whole);
  });
});

describe('joinHyphenated', () => {
  test('a soft hyphen goes', () => {
    expect(joined('service commer\u00ad', 'cial et ventes')).toEqual([
      'service commercial',
      'et ventes',
    ]);
  });

  test('a compound keeps its hyphen', () => {
    expect(joined('équipe avant-', 'vente', 'Lycée Saint-', 'Louis, Nantes')).toEqual([
      'équipe avant-vente',
      'Lycée Saint-Louis,',
      'Nantes',
    ]);
  });

  test('the other words of the document decide', () => {
    expect(joined('Agent commercial', 'service commer-', 'cial')).toEqual([
      'Agent commercial',
      'service commercial',
    ]);
  });

  test('a document that cuts many words loses its hyphens', () => {
    expect(joined('presta-', 'taires du', 'bâti-', 'ment, orga-', 'nisation')).toEqual([
      'prestataires',
      'du',
      'bâtiment,',
      'organisation',
    ]);
  });

  test('a page that is one word is looked at once', async () => {
    const word = 'a'.repeat(200_000);
    const { ms } = await withCpuTime(() => joined(word, 'b'));
    // Looking for the start of its last word at every letter takes many seconds.
    expect(ms).toBeLessThan(1_000);
  });

  test('neither the next item nor another block is joined', () => {
    const lines = [
      line('Achats-'),
      line('ventes', { bullet: true }),
      line('Nord-'),
      line('sud', { block: 2 }),
    ];
    expect(joinHyphenated(lines)).toEqual(lines);
  });
});

describe('decoding', () => {
  test('Windows-1252 by our own table', () => {
    expect(decodeWindows1252(Uint8Array.from([0x80, 0x92, 0x9c, 0xe9]))).toBe('€’œé');
  });

  test('text by its mark, by UTF-8, or as Windows-1252', () => {
    expect(decodeText(Uint8Array.from([0xff, 0xfe, 0xe9, 0x00]))).toBe('é');
    expect(decodeText(Uint8Array.from([0xc3, 0xa9]))).toBe('é');
    expect(decodeText(Uint8Array.from([0xe9, 0x92]))).toBe('é’');
  });
});

describe('undecodable text', () => {
  test('counts replacement marks and private-use glyphs', () => {
    expect(undecodableShare('ab\ufffd\ue001')).toBe(0.5);
    expect(undecodableShare('')).toBe(0);
  });

  test('knows letters in an order that no language has', () => {
    const shifted = 'Experience professionnelle de comptable dans une entreprise '.repeat(8);
    expect(isImplausible(shifted)).toBe(false);
    const shift = (char: string): string =>
      char === ' ' ? ' ' : String.fromCharCode(char.charCodeAt(0) - 29);
    expect(isImplausible([...shifted].map(shift).join(''))).toBe(true);
    expect(isImplausible('xkcd pqr bcdf ghjk '.repeat(30))).toBe(true);
  });
});
