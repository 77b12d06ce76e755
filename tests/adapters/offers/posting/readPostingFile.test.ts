import { describe, expect, test } from 'vitest';

import { LocalPostingReader } from '#/adapters/offers/posting/LocalPostingReader';
import { readPostingFile } from '#/adapters/offers/posting/readPostingFile';
import type { ReadingProblem } from '#/domain/cv/TextExtractor';
import type { PostingFile } from '#/domain/offers/intake/PostingReader';
import { fail, ok } from '#/domain/shared/result';
import { tinyLexicon } from '#tests/domain/cv/tinyLexicon';
import { withCpuTime } from '#tests/support/cpuTime';

const bytesOf = (text: string, latin = false): ArrayBuffer =>
  latin
    ? Uint8Array.from(text, (char) => char.charCodeAt(0)).buffer
    : new TextEncoder().encode(text).buffer;
const aFile = (text: string, latin = false): PostingFile => ({
  name: 'annonce',
  bytes: bytesOf(text, latin),
});
const noDocument = () => Promise.resolve(fail('unsupported' as const));

const contentOf = async (file: PostingFile): Promise<string> => {
  const input = await readPostingFile(file, noDocument);
  return input.ok ? input.value.content : input.problem;
};

const mhtml = (encoding: string, body: string, type = 'text/html; charset="utf-8"'): string =>
  [
    'From: <Saved by Blink>',
    'Snapshot-Content-Location: https://example.org/offre/7',
    'Subject: =?utf-8?Q?Annonce?=',
    'MIME-Version: 1.0',
    'Content-Type: multipart/related;',
    '\ttype="text/html";',
    '\tboundary="----Part--x"',
    '',
    '',
    '------Part--x',
    'Content-Type: image/png',
    '',
    '<html>no page</html>',
    '------Part--x',
    `Content-Type: ${type}`,
    `Content-Transfer-Encoding: ${encoding}`,
    '',
    body,
    '------Part--x--',
    '',
  ].join('\r\n');

describe('what a file hands over', () => {
  test.each([
    ['a text in UTF-8', aFile('Comptable à Nîmes'), 'Comptable à Nîmes'],
    ['a text of Windows', aFile('Comptable \u00e0 N\u00eemes', true), 'Comptable à Nîmes'],
    [
      'a page that names its character set',
      aFile('<!doctype html><meta charset=iso-8859-1><p>\u00e9t\u00e9</p>', true),
      '<!doctype html><meta charset=iso-8859-1><p>été</p>',
    ],
  ])('%s', async (_name, file, content) => {
    expect(await contentOf(file)).toBe(content);
  });

  test.each([
    ['quoted-printable', '<html><p>Comptable =C3=A0 N=\r\n=C3=AEmes</p></html>'],
    ['base64', Buffer.from('<html><p>Comptable à Nîmes</p></html>').toString('base64')],
    ['8bit', Buffer.from('<html><p>Comptable à Nîmes</p></html>').toString('latin1')],
  ])('a page saved as one file, %s', async (encoding, body) => {
    const input = await readPostingFile(aFile(mhtml(encoding, body), true), noDocument);
    expect(input).toMatchObject({ ok: true, value: { url: 'https://example.org/offre/7' } });
    expect(input.ok && input.value.content).toContain('<p>Comptable à Nîmes</p>');
  });

  test('a saved page without a page in it is a text, and a hostile one ends in time', async () => {
    expect(await contentOf(aFile(mhtml('8bit', 'x', 'text/css')))).toContain('Saved by');
    const { ms } = await withCpuTime(async () => {
      await contentOf(
        aFile(`Content-Type: multipart/related; boundary=a\r\n\r\n${'--a'.repeat(999_999)}`),
      );
      await contentOf(aFile(`Content-Type: multipart/related;${' '.repeat(900_000)}`));
      await contentOf(aFile(mhtml('base64', '!'.repeat(900_000))));
    });
    expect(ms).toBeLessThan(2_000);
  });

  const mail = (...lines: readonly string[]): string =>
    [
      'Received: from mx.example.org',
      '\tby relay.example.org; Fri, 20 Nov 2026 10:00:00 +0100',
      'From: Service du personnel <personnel@example.org>',
      'Subject: Tr: =?UTF-8?Q?Offre_:_Cariste_=C3=A0?= =?utf-8?B?IE7Dom1lcw==?=',
      'MIME-Version: 1.0',
      ...lines,
    ].join('\r\n');

  test('an e-mail, by its subject and its words', async () => {
    const content = await contentOf(
      aFile(
        mail(
          'Content-Type: text/plain; charset=UTF-8',
          'Content-Transfer-Encoding: quoted-printable',
          '',
          'Conduire les chariots =C3=A9l=C3=A9=',
          'vateurs.',
        ),
      ),
    );
    expect(content).toBe('Offre : Cariste à Nâmes\n\nConduire les chariots élévateurs.');
  });

  test('an e-mail in parts: its text, or the page where the text says little, never what is attached', async () => {
    const parts = (plain: string): string =>
      mail(
        'Content-Type: multipart/mixed; boundary="out"',
        '',
        '--out',
        'Content-Type: multipart/alternative; boundary="in"',
        '',
        '--in',
        'Content-Type: text/plain; charset=iso-8859-1',
        '',
        plain,
        '--in',
        'Content-Type: text/html; charset=utf-8',
        'Content-Transfer-Encoding: base64',
        '',
        Buffer.from('<p>Conduire à l’abri</p>').toString('base64'),
        '--in--',
        '--out',
        'Content-Type: text/plain',
        'Content-Disposition: attachment; filename="cv.txt"',
        '',
        'Pas ceci',
        '--out--',
      );
    const long = `Conduire \u00e0 l'abri. ${'Charger les camions. '.repeat(12)}`.trim();
    expect(await contentOf(aFile(parts(long), true))).toBe(`Offre : Cariste à Nâmes\n\n${long}`);
    expect(await contentOf(aFile(parts('Voir la page.'), true))).toBe(
      '<p>Offre : Cariste à Nâmes</p>\n<p>Conduire à l’abri</p>',
    );
  });

  test('a text that begins as an e-mail does is a text', async () => {
    const text = 'From: nowhere\nSubject: Cariste\nConduire les chariots\n\nDate: demain';
    expect(await contentOf(aFile(text))).toBe(text);
  });

  test('a document is left to the reader of documents', async () => {
    const pdf = aFile('%PDF-1.7 …');
    expect(await readPostingFile(pdf, () => Promise.resolve(ok('Le texte')))).toEqual(
      ok({ content: 'Le texte' }),
    );
  });

  test.each<[ReadingProblem, string]>([
    ['encrypted', 'encrypted'],
    ['scanned', 'scanned'],
    ['undecodable', 'damaged'],
    ['tooLong', 'tooLarge'],
    ['timeout', 'damaged'],
  ])('the problem %s of a document is told as %s', async (problem, told) => {
    expect(await readPostingFile(aFile('%PDF-1.7'), () => Promise.resolve(fail(problem)))).toEqual(
      fail(told),
    );
  });

  test('an empty file, one too large and a picture are problems', async () => {
    expect(await contentOf(aFile(''))).toBe('empty');
    expect(await contentOf({ name: 'x', bytes: new ArrayBuffer(21 * 1024 * 1024) })).toBe(
      'tooLarge',
    );
    expect(await contentOf(aFile('\u0089PNG\u0000\u0001\u0002\u0003', true))).toBe('unsupported');
  });

  test('a saved page becomes a draft with its address', async () => {
    const reader = new LocalPostingReader(() => Promise.resolve(tinyLexicon({})), noDocument);
    const body = `<html><main><h1>Cariste</h1><p>${'Vous chargez les camions. '.repeat(9)}</p></main></html>`;
    expect(await reader.readFile(aFile(mhtml('8bit', body)))).toMatchObject({
      ok: true,
      value: {
        postings: [{ url: 'https://example.org/offre/7', title: { value: 'Cariste' } }],
        more: 0,
      },
    });
  });
});
