import { zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';

import { MAX_FILE_BYTES, MAX_TEXT_LENGTH } from '#/adapters/documents/documentLimits';
import { DocumentTextExtractor } from '#/adapters/documents/DocumentTextExtractor';
import { cvFile, utf8 } from '#tests/support/documents/bytes';
import { makeDoc, makeEncryptedDocx } from '#tests/support/documents/doc';
import {
  makeBrokenDocx,
  makeDocx,
  makeLyingZipBomb,
  makeZipBomb,
} from '#tests/support/documents/docx';
import { makeOdt } from '#tests/support/documents/odt';
import { makeOle } from '#tests/support/documents/ole';
import {
  makeDoubledFlatePdf,
  makeDrawnPdf,
  makeEncryptedPdf,
  makeNestedFormsPdf,
  makePdf,
  makePicturedPdf,
  makeScannedPdf,
  makeUndecodablePdf,
} from '#tests/support/documents/pdf';

const MEBI = 1024 * 1024;

const problemOf = async (bytes: Uint8Array): Promise<string> => {
  const result = await new DocumentTextExtractor().extract(cvFile('cv', bytes));
  return result.ok ? `read: ${result.value.text.slice(0, 80)}` : result.problem;
};

const SENTENCE = 'Gestion des commandes et des livraisons pour une clientèle professionnelle';
const manyLines = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `${SENTENCE} ${index}`);

const junk = Uint8Array.from({ length: 5000 }, (_, index) => (index * 7919 + (index >> 3)) % 256);
const SHORT = ['Ada LUNE', 'Vendeuse', '06 12 34 56 78', 'ada@example.org', 'CAP Vente, 2015'];
const WHOLE_PAGE = { width: 595, height: 842 };
const PHOTO = { width: 120, height: 160 };

const png = Uint8Array.from([
  0x89,
  0x50,
  0x4e,
  0x47,
  0x0d,
  0x0a,
  0x1a,
  0x0a,
  ...junk.slice(0, 200),
]);

/** A PDF without its table of objects: pdf.js parses each head, and what follows it to the end of the file. */
const makeEndlessObjectsPdf = (head: string): Uint8Array =>
  utf8(`%PDF-1.4\n${`${head}\n<< /Type /Font /Subtype /d\n`.repeat(6000)}`);

/** A sound PDF saved again by a program that writes some objects anew behind the others. */
const makeSavedAgainPdf = (times: number): Uint8Array => {
  const again = '3 0 obj\n<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>\nendobj\n';
  return Uint8Array.from([...makePdf(SHORT), ...utf8(again.repeat(times))]);
};

describe('reading problems', () => {
  test.each([
    ['empty: no bytes', new Uint8Array(), 'empty'],
    ['empty: blank text', utf8('  \n \n'), 'empty'],
    ['empty: a DOCX without text', makeDocx(['', ' ']), 'empty'],
    ['unsupported: junk', junk, 'unsupported'],
    ['unsupported: a picture', png, 'unsupported'],
    ['unsupported: a zip of something else', zipSync({ 'a.txt': utf8('hello') }), 'unsupported'],
    ['unsupported: another Office file', makeOle({ Workbook: new Uint8Array(100) }), 'unsupported'],
    ['encrypted: PDF', makeEncryptedPdf(), 'encrypted'],
    ['encrypted: DOC', makeDoc(['secret'], { encrypted: true }), 'encrypted'],
    ['encrypted: DOCX', makeEncryptedDocx(), 'encrypted'],
    ['encrypted: ODT', makeOdt('', '<manifest:encryption-data/>'), 'encrypted'],
    ['scanned: one page', makeScannedPdf(), 'scanned'],
    ['scanned: three pages', makeScannedPdf(3), 'scanned'],
    ['scanned: the mark of a scanner', makePicturedPdf(['CamScanner'], WHOLE_PAGE), 'scanned'],
    ['scanned: letters turned into drawings', makeDrawnPdf(600), 'scanned'],
    ['empty: a blank PDF', makePdf([]), 'empty'],
    ['undecodable: a font without letters', makeUndecodablePdf(manyLines(20)), 'undecodable'],
    ['damaged: a PDF header and nothing else', utf8('%PDF-1.7\nnothing'), 'damaged'],
    ['damaged: a broken zip', makeBrokenDocx(), 'damaged'],
    ['damaged: a cut DOC', makeDoc(manyLines(200)).slice(0, 3000), 'damaged'],
    ['tooLarge: a zip bomb', makeZipBomb(), 'tooLarge'],
    ['tooLarge: a zip bomb that lies', makeLyingZipBomb(), 'tooLarge'],
    ['tooLarge: a PDF deflated twice', makeDoubledFlatePdf(96 * MEBI), 'tooLarge'],
    ['tooLarge: the same in short names', makeDoubledFlatePdf(96 * MEBI, 'F#6c'), 'tooLarge'],
    ['damaged: thousands of objects that never end', makeEndlessObjectsPdf('4 0 obj'), 'damaged'],
    ['damaged: the same in trailers', makeEndlessObjectsPdf('trailer'), 'damaged'],
    ['tooLong: a PDF of forms in forms', makeNestedFormsPdf(8, 10), 'tooLong'],
    ['tooLong: a text without end', utf8(SENTENCE.repeat(MAX_TEXT_LENGTH / 50)), 'tooLong'],
  ])('%s', async (_, bytes, problem) => {
    expect(await problemOf(bytes)).toBe(problem);
  });

  test.each([
    ['five lines', makePdf(SHORT)],
    ['five lines and a photo', makePicturedPdf(SHORT, PHOTO)],
    ['one line', makePdf(['Ada LUNE'])],
    ['one line over forms in forms that draw little', makeNestedFormsPdf(3, 10)],
    ['five lines, saved over and over,', makeSavedAgainPdf(2_000)],
    ['a page of text over a background', makePicturedPdf(manyLines(10), WHOLE_PAGE)],
  ])('%s of text in a PDF are read', async (_, bytes) => {
    expect(await problemOf(bytes)).toMatch(/^read/u);
  });

  test('a file too large is refused unread', async () => {
    const result = await new DocumentTextExtractor().extract({
      name: 'cv.pdf',
      bytes: new ArrayBuffer(MAX_FILE_BYTES + 1),
    });
    expect(result).toEqual({ ok: false, problem: 'tooLarge' });
  });

  test('thirty pages are read, sixty refused without reading them', async () => {
    const pages = (count: number): Uint8Array => makePdf(manyLines(count * 49));
    expect(await problemOf(pages(30))).toMatch(/^read/u);
    const seen: number[] = [];
    const result = await new DocumentTextExtractor().extract(cvFile('cv', pages(60)), {
      onProgress: ({ step, progress }) => {
        if (step === 'extracting') seen.push(progress);
      },
    });
    expect(result).toEqual({ ok: false, problem: 'tooLong' });
    expect(seen).toEqual([]);
  });

  test('ordinary text in capitals, in acronyms or in English is not taken for undecodable', async () => {
    const lines = [
      'CURRICULUM VITAE DE CLEMENCE DAURIAC, COMMERCIALE EN SERVICES AUX ENTREPRISES DE LA REGION',
      'JavaScript, TypeScript, PostgreSQL, MySQL, MongoDB, GraphQL, WordPress, PrestaShop, LinkedIn',
      'HTML, CSS, SQL, PHP, XML, JSON, REST, SOAP, HTTP, TLS, SSH, VPN, DNS, DHCP, BGP, LDAP, SMTP',
      'Senior accountant with ten years of experience in monthly closing and group reporting.',
    ];
    expect(await problemOf(makePdf(lines))).toMatch(/^read/u);
  });
});
