import { describe, expect, test } from 'vitest';

import { DocumentTextExtractor } from '#/adapters/documents/DocumentTextExtractor';
import { PdfTokens } from '#/adapters/documents/pdf/pdfTokens';
import type { PdfToken } from '#/adapters/documents/pdf/pdfTokens';
import { withCpuTime } from '#tests/support/cpuTime';
import { cvFile, utf8 } from '#tests/support/documents/bytes';
import { makePdf } from '#tests/support/documents/pdf';

const LIMIT_MS = 4000;
const COUNT = 10_000;

const extract = (bytes: Uint8Array) => new DocumentTextExtractor().extract(cvFile('cv', bytes));

const times = (part: (at: number) => string): string =>
  `%PDF-1.7\n${Array.from({ length: COUNT }, (_, at) => part(at)).join('')}`;

const objects =
  (rest: string) =>
  (at: number): string =>
    `${at} 0 obj ${rest}\n`;

describe('a PDF whose objects go on to the end of the file is refused in good time', () => {
  test.each([
    ['a name without its value', times(() => '1 0 obj << /Type /Page /Kids >>\nendobj\n')],
    ['an array without its end', times(() => '1 0 obj [ << /Type /Page >>\nendobj\n')],
    ['a string without its end', times(() => '1 0 obj (Page\nendobj\n')],
    ['a dictionary in the place of a name', times(() => '1 0 obj << << /A /B\nendobj\n')],
    ['other objects each time', times(objects('<< /Root 1 0 R /Kids >>\nendobj'))],
    ['all on one line', times((at) => `${at} 0 obj 12345678901234567890 endobj `)],
    ['tables of references', times(objects('<< /Type /XRef /W [1 2 1] /Size >>\nendobj'))],
    ['trailers', times(() => 'trailer << /Root 1 0 R /Size >>\n')],
    ['streams without their end', times(() => 'trailer << /Length 99999 >> stream\nabcdef\n')],
  ])('%s', async (_, text) => {
    const { value, ms } = await withCpuTime(() => extract(utf8(text)));
    expect(value).toEqual({ ok: false, problem: 'damaged' });
    expect(ms).toBeLessThan(LIMIT_MS);
  });
});

test('a sound file with much in its streams is read', async () => {
  const sound = makePdf(['Odile Castagnet', 'Couvreuse zingueuse']);
  const end = utf8(
    `\n900 0 obj << /Length 9000000 >> stream\n${'x '.repeat(4_500_000)}endstream\nendobj\n`,
  );
  const whole = new Uint8Array(sound.length + end.length);
  whole.set(sound);
  whole.set(end, sound.length);
  expect((await extract(whole)).ok).toBe(true);
});

const tokensOf = (text: string): readonly PdfToken[] => {
  const tokens = new PdfTokens(utf8(text), 0);
  const found: PdfToken[] = [];
  for (let token = tokens.next(); token !== 'end'; token = tokens.next()) found.push(token);
  return found;
};

describe('tokens', () => {
  test.each<[string, readonly PdfToken[]]>([
    ['<</A 1>>', ['openDictionary', 'name', 'other', 'closeDictionary']],
    ['(a (b\\) c) >>)]', ['other', 'closeArray']],
    ['% a comment >>\r/A', ['name']],
    ['<414243>>>', ['other', 'closeDictionary']],
    ['[ true BI ) ]', ['openArray', 'other', 'inlinePicture', 'fault', 'closeArray']],
    ['>>stream', ['closeDictionary', 'stream']],
  ])('%s', (text, expected) => {
    expect(tokensOf(text)).toEqual(expected);
  });
});
