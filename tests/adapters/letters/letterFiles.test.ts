import { describe, expect, test } from 'vitest';

import { DocumentTextExtractor } from '#/adapters/documents/DocumentTextExtractor';
import { docxLetter } from '#/adapters/letters/docxLetter';
import { pdfLetter } from '#/adapters/letters/pdfLetter';
import { toWinAnsi } from '#/adapters/letters/pdfLetter';
import { paragraphText, rewritten, withFrame } from '#/domain/letters/letterDraft';
import { fold } from '#/domain/shared/text';
import { aLetter } from '#tests/support/builders/aLetter';

const NOW = new Date('2026-11-21T09:42:00.000Z');

const readBack = async (name: string, file: Blob): Promise<string> => {
  const read = await new DocumentTextExtractor().extract({ name, bytes: await file.arrayBuffer() });
  if (!read.ok) throw new Error(read.problem);
  return fold(read.value.text).replace(/\s+/gu, ' ');
};

const letter = aLetter();
const expected = [
  'Objet : Candidature au poste',
  'Nantes, le 21 novembre 2026',
  ...letter.paragraphs.map(paragraphText),
].map((text) => fold(text).replace(/\s+/gu, ' '));

describe('files of a letter, read back by the reader of CVs', () => {
  test('Word', async () => {
    const text = await readBack('lettre.docx', await docxLetter(letter, 'Lettre'));
    for (const part of expected) expect(text).toContain(part);
  });

  test('PDF: the text can be selected, on one page', async () => {
    const { file, lossy } = await pdfLetter(letter, 'Lettre', NOW);
    expect(lossy).toBe(false);
    const text = await readBack('lettre.pdf', file);
    for (const part of expected) expect(text).toContain(part);
    const bytes = new TextDecoder('latin1').decode(await file.arrayBuffer());
    expect(bytes.startsWith('%PDF-')).toBe(true);
  });

  test('a long letter flows over several pages instead of losing its end', async () => {
    const long = rewritten(letter, 'us', `${'Une phrase de plus. '.repeat(260)}La fin.`);
    const { file } = await pdfLetter(long, 'Lettre', NOW);
    expect(await readBack('lettre.pdf', file)).toContain('la fin.');
  });

  test('letters outside the alphabet of the fonts lose their marks and it is said', async () => {
    const { file, lossy } = await pdfLetter(
      withFrame(letter, 'signature', 'Nguyễn Thị Ánh'),
      'Lettre',
      NOW,
    );
    expect(lossy).toBe(true);
    expect(await readBack('lettre.pdf', file)).toContain('nguyen thi anh');
  });
});

test('French signs are no loss', () => {
  expect(toWinAnsi('L’œuvre\u202f: «\u00a0 10\u202f€ – cœur…»')).toEqual({
    text: 'L’œuvre\u00a0: «\u00a0 10\u00a0€ – cœur…»',
    lossy: false,
  });
});
