import { MAX_FILE_BYTES } from '#/adapters/documents/documentLimits';
import { decodePage, isLatin } from '#/adapters/documents/html/decodePage';
import { sniff } from '#/adapters/documents/sniff';
import { decodeText } from '#/adapters/documents/text/decodeText';
import { decodeWindows1252 } from '#/adapters/documents/text/windows1252';
import type { ReadingProblem } from '#/domain/cv/TextExtractor';
import type {
  PostingFile,
  PostingInput,
  PostingProblem,
} from '#/domain/offers/intake/PostingReader';
import { fail, ok } from '#/domain/shared/result';
import type { Result } from '#/domain/shared/result';

/** A page saved with all it shows as one file (RFC 2557): its HTML and the address it was saved from. */
type SavedPage = { readonly html: string; readonly url: string | null };

const MHTML_HEAD = 4_000;
/** A saved page has some dozens. */
const MOST_PARTS = 500;

const headerOf = (head: string, name: string): string => {
  const lines = head.replace(/\r?\n[ \t]+/gu, ' ').split(/\r?\n/u);
  const mark = `${name.toLowerCase()}:`;
  const line = lines.find((one) => one.toLowerCase().startsWith(mark)) ?? '';
  return line.slice(mark.length).trim();
};

const parameterOf = (header: string, name: string): string =>
  new RegExp(`;\\s{0,9}${name}\\s{0,9}=\\s{0,9}(?:"([^"]{1,200})"|([^;\\s]{1,200}))`, 'iu')
    .exec(header)
    ?.slice(1)
    .find((value) => value !== undefined) ?? '';

/** One byte per character, as the file was read. */
const bytesOf = (text: string): Uint8Array => Uint8Array.from(text, (char) => char.charCodeAt(0));

const fromQuotedPrintable = (text: string): Uint8Array =>
  bytesOf(
    text
      .replace(/=\r?\n/gu, '')
      .replace(/=([0-9a-f]{2})/giu, (_, hex: string) =>
        String.fromCharCode(Number.parseInt(hex, 16)),
      ),
  );

const fromBase64 = (text: string): Uint8Array => {
  try {
    return bytesOf(atob(text.replace(/[^a-z0-9+/=]/giu, '')));
  } catch {
    return new Uint8Array();
  }
};

const bodyOf = (part: string): { readonly head: string; readonly body: string } => {
  const at = part.search(/\r?\n\r?\n/u);
  return at === -1 ? { head: part, body: '' } : { head: part.slice(0, at), body: part.slice(at) };
};

const htmlOf = (part: string): string | null => {
  const { head, body } = bodyOf(part);
  const type = headerOf(head, 'Content-Type');
  if (!/^text\/html\b/iu.test(type)) return null;
  const encoding = headerOf(head, 'Content-Transfer-Encoding').toLowerCase();
  const bytes =
    encoding === 'base64'
      ? fromBase64(body)
      : encoding === 'quoted-printable'
        ? fromQuotedPrintable(body)
        : bytesOf(body);
  return isLatin(parameterOf(type, 'charset')) ? decodeWindows1252(bytes) : decodeText(bytes);
};

/** The page in such a file, null where the bytes are none. `latin` is the file with one character per byte. */
const readMhtml = (latin: string): SavedPage | null => {
  const { head } = bodyOf(latin.slice(0, MHTML_HEAD));
  const type = headerOf(head, 'Content-Type');
  const boundary = parameterOf(type, 'boundary');
  if (!/^multipart\/related\b/iu.test(type) || boundary === '') return null;
  for (const part of latin.split(`--${boundary}`, MOST_PARTS).slice(1)) {
    const html = htmlOf(part.replace(/^\r?\n/u, ''));
    if (html !== null) return { html, url: headerOf(head, 'Snapshot-Content-Location') || null };
  }
  return null;
};

/** Reads the text of a PDF or of a word processor's file. */
export type ReadDocument = (file: PostingFile) => Promise<Result<string, ReadingProblem>>;

const PROBLEMS: Readonly<Record<ReadingProblem, PostingProblem>> = {
  empty: 'empty',
  unsupported: 'unsupported',
  encrypted: 'encrypted',
  scanned: 'scanned',
  undecodable: 'damaged',
  damaged: 'damaged',
  tooLarge: 'tooLarge',
  tooLong: 'tooLarge',
  timeout: 'damaged',
  notLoaded: 'notLoaded',
};

/** Enough to tell a page saved as one file, which begins as a mail does. */
const HEAD = 1_000;
const MAIL_HEAD = /^(?:from|mime-version|subject|content-type):/imu;
const CHUNK = 8_192;

/** One character per byte: the decoder that is called Latin-1 makes other letters of some. */
const onePerByte = (bytes: Uint8Array): string => {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += CHUNK)
    parts.push(String.fromCharCode(...bytes.subarray(at, at + CHUNK)));
  return parts.join('');
};

/** What a file hands over: a saved page, a text, or the text of a document. */
export const readPostingFile = async (
  file: PostingFile,
  readDocument: ReadDocument,
): Promise<Result<PostingInput, PostingProblem>> => {
  const bytes = new Uint8Array(file.bytes);
  if (bytes.length === 0) return fail('empty');
  if (bytes.length > MAX_FILE_BYTES) return fail('tooLarge');
  if (MAIL_HEAD.test(onePerByte(bytes.subarray(0, HEAD)))) {
    const saved = readMhtml(onePerByte(bytes));
    if (saved !== null) return ok({ content: saved.html, url: saved.url });
  }
  const format = sniff(bytes);
  if (format === null) return fail('unsupported');
  if (format === 'html' || format === 'text') return ok({ content: decodePage(bytes) });
  const text = await readDocument(file);
  return text.ok ? ok({ content: text.value }) : fail(PROBLEMS[text.problem]);
};
