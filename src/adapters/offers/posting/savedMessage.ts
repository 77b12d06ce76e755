import { isLatin } from '#/adapters/documents/html/decodePage';
import { decodeText } from '#/adapters/documents/text/decodeText';
import { decodeWindows1252 } from '#/adapters/documents/text/windows1252';
import type { PostingInput } from '#/domain/offers/intake/PostingReader';

/** The headings of a message end before. */
const LONGEST_HEAD = 32_000;
/** A saved page has some dozens. */
const MOST_PARTS = 500;
/** An alternative within what is related within what is mixed. */
const DEEPEST_PART = 5;
/** Plain text of fewer letters is a note beside the page that the message really is. */
const ENOUGH_TEXT = 200;

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

const lettersOf = (bytes: Uint8Array, charset: string): string =>
  isLatin(charset) ? decodeWindows1252(bytes) : decodeText(bytes);

/** A heading as it is shown, without the encoding of its words (RFC 2047). */
const shownHeader = (header: string): string =>
  header
    .replace(/(\?=)\s+(?==\?)/gu, '$1')
    .replace(
      /=\?([\w-]{1,40})(?:\*[\w-]{0,20})?\?([qb])\?([^?\s]{0,400})\?=/giu,
      (_, charset: string, encoding: string, words: string) =>
        lettersOf(
          encoding.toLowerCase() === 'b'
            ? fromBase64(words)
            : fromQuotedPrintable(words.replaceAll('_', ' ')),
          charset,
        ),
    );

type Part = { readonly head: string; readonly body: string };

const partOf = (text: string): Part => {
  const at = text.slice(0, LONGEST_HEAD).search(/\r?\n\r?\n/u);
  return at === -1 ? { head: text, body: '' } : { head: text.slice(0, at), body: text.slice(at) };
};

type Texts = { plain: string | null; html: string | null };

const bodyOf = ({ head, body }: Part, type: string): string => {
  const encoding = headerOf(head, 'Content-Transfer-Encoding').toLowerCase();
  const bytes =
    encoding === 'base64'
      ? fromBase64(body)
      : encoding === 'quoted-printable'
        ? fromQuotedPrintable(body)
        : bytesOf(body);
  return lettersOf(bytes, parameterOf(type, 'charset')).trim();
};

/** The first plain text and the first page among the parts of a message, whatever they stand in. */
const collect = (part: Part, found: Texts, depth: number): void => {
  const type = headerOf(part.head, 'Content-Type') || 'text/plain';
  const boundary = parameterOf(type, 'boundary');
  if (/^multipart\//iu.test(type)) {
    if (boundary === '' || depth === DEEPEST_PART) return;
    for (const inner of part.body.split(`--${boundary}`, MOST_PARTS).slice(1))
      collect(partOf(inner.replace(/^\r?\n/u, '')), found, depth + 1);
  } else if (/^attachment\b/iu.test(headerOf(part.head, 'Content-Disposition'))) return;
  else if (/^text\/html\b/iu.test(type)) found.html ??= bodyOf(part, type);
  else if (/^text\/plain\b/iu.test(type)) found.plain ??= bodyOf(part, type);
};

const CHUNK = 8_192;

/** One character per byte: the decoder that is called Latin-1 makes other letters of some. */
const onePerByte = (bytes: Uint8Array): string => {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += CHUNK)
    parts.push(String.fromCharCode(...bytes.subarray(at, at + CHUNK)));
  return parts.join('');
};

/** Headings alone, of a message: a text may begin with "From:" too. */
const isHead = (head: string): boolean =>
  head
    .replace(/\r?\n[ \t]+/gu, ' ')
    .split(/\r?\n/u)
    .every((line) => /^(?:[\w-]+:|>?From )/u.test(line)) &&
  (headerOf(head, 'From') !== '' || headerOf(head, 'Subject') !== '') &&
  headerOf(head, 'Content-Type') + headerOf(head, 'MIME-Version') + headerOf(head, 'Date') !== '';

/** What was answered and passed on is the same offer. */
const PASSED_ON = /^(?:(?:re|fwd?|tr)\s?:\s*)+/iu;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * What a message says: a page saved with all it shows (RFC 2557), with the address it was saved from, or an e-mail, with
 * its subject as its first line. Null where the bytes are no message, or one without words.
 */
export const readMessage = (bytes: Uint8Array): PostingInput | null => {
  if (!isHead(partOf(onePerByte(bytes.subarray(0, LONGEST_HEAD)).trimStart()).head)) return null;
  const message = partOf(onePerByte(bytes).trimStart());
  const found: Texts = { plain: null, html: null };
  collect(message, found, 0);
  const { plain, html } = found;
  const url = headerOf(message.head, 'Snapshot-Content-Location') || null;
  const isPage = url !== null || /saved by/iu.test(headerOf(message.head, 'From'));
  if (isPage) return html === null ? null : { content: html, url };
  const subject = shownHeader(headerOf(message.head, 'Subject')).replace(PASSED_ON, '').trim();
  if (html !== null && html !== '' && (plain ?? '').length < ENOUGH_TEXT)
    return { content: subject === '' ? html : `<p>${escaped(subject)}</p>\n${html}` };
  return plain === null || plain === '' ? null : { content: `${subject}\n\n${plain}`.trim() };
};
