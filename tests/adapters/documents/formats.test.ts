import { describe, expect, test } from 'vitest';

import { DocumentTextExtractor } from '#/adapters/documents/DocumentTextExtractor';
import type { CvDocument } from '#/domain/cv/document';
import { cvFile, utf8 } from '#tests/support/documents/bytes';
import { makeDoc } from '#tests/support/documents/doc';
import { makeDocx } from '#tests/support/documents/docx';
import { makeOdt } from '#tests/support/documents/odt';
import { makePdf } from '#tests/support/documents/pdf';
import { makeRtf } from '#tests/support/documents/rtf';

const LINES = [
  'Maëlle KERBRAT',
  'Infirmière diplômée d’État – 12 ans d’expérience',
  'maelle.kerbrat@example.com',
  'Expériences professionnelles',
  '03/2019 – à ce jour : Infirmière, Clinique Sainte-Aurore',
  'Œuvres sociales, 1 850 €, coefficient « 350 »…',
];

const read = async (bytes: Uint8Array, name = 'cv.bin'): Promise<CvDocument> => {
  const result = await new DocumentTextExtractor().extract(cvFile(name, bytes));
  if (!result.ok) throw new Error(result.problem);
  return result.value;
};

const html = (lines: readonly string[]): Uint8Array =>
  utf8(`<html><body>${lines.map((line) => `<p>${line}</p>`).join('\n')}</body></html>`);

const odt = (lines: readonly string[]): Uint8Array =>
  makeOdt(lines.map((line) => `<text:p>${line}</text:p>`).join(''));

describe('DocumentTextExtractor', () => {
  test.each([
    ['pdf', makePdf(LINES)],
    ['docx', makeDocx(LINES)],
    ['doc', makeDoc(LINES)],
    ['rtf', makeRtf(LINES)],
    ['html', html(LINES)],
    ['odt', odt(LINES)],
    ['text', utf8(LINES.join('\n'))],
  ] as const)('reads the same lines from %s', async (format, bytes) => {
    const document = await read(bytes);
    expect(document.format).toBe(format);
    expect(document.lines.map(({ text }) => text)).toEqual(LINES);
    expect(document.text).toBe(LINES.join('\n'));
    expect(document.layout.undecodable).toBe(0);
  });

  test('trusts the bytes, never the name', async () => {
    expect((await read(makeRtf(LINES), 'cv.doc')).format).toBe('rtf');
    expect((await read(html(LINES), 'cv.doc')).format).toBe('html');
    expect((await read(makeDocx(LINES), 'cv.pdf')).format).toBe('docx');
    expect((await read(makePdf(LINES), 'cv.doc')).fileName).toBe('cv.doc');
  });

  test('leaves the file of the caller whole', async () => {
    const file = cvFile('cv.pdf', makePdf(LINES));
    const before = new Uint8Array(file.bytes).slice();
    await new DocumentTextExtractor().extract(file);
    expect(new Uint8Array(file.bytes)).toEqual(before);
  });

  test('reports steps in order, from opening to the end of extraction', async () => {
    const seen: string[] = [];
    const lines = Array.from({ length: 120 }, (_, index) => `Ligne numéro ${index} du document`);
    await new DocumentTextExtractor().extract(cvFile('cv.pdf', makePdf(lines)), {
      onProgress: ({ step, progress }) => seen.push(`${step} ${progress.toFixed(2)}`),
    });
    expect(seen).toEqual(['opening 0.00', 'extracting 0.33', 'extracting 0.67', 'extracting 1.00']);
  });

  test('rejects with the reason of an aborted signal, before and during the reading', async () => {
    const early = new AbortController();
    early.abort(new Error('stopped early'));
    const extractor = new DocumentTextExtractor();
    await expect(
      extractor.extract(cvFile('cv.pdf', makePdf(LINES)), { signal: early.signal }),
    ).rejects.toThrow('stopped early');

    const late = new AbortController();
    const lines = Array.from({ length: 120 }, (_, index) => `Ligne numéro ${index}`);
    await expect(
      extractor.extract(cvFile('cv.pdf', makePdf(lines)), {
        signal: late.signal,
        onProgress: ({ progress }) => {
          if (progress > 0) late.abort(new Error('stopped late'));
        },
      }),
    ).rejects.toThrow('stopped late');
  });
});
