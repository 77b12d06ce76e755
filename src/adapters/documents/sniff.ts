import { utf16Of } from '#/adapters/documents/text/utf16';
import type { DocumentFormat } from '#/domain/cv/document';

const OLE_MAGIC = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

/** pdf.js, like readers of old, accepts some junk before the header. */
const PDF_HEADER_WINDOW = 1024;
const SAMPLE = 4096;

const startsWith = (bytes: Uint8Array, magic: readonly number[]): boolean =>
  magic.every((byte, index) => bytes[index] === byte);

const latin1 = (bytes: Uint8Array, length: number): string => {
  let text = '';
  for (let i = 0; i < Math.min(length, bytes.length); i += 1)
    text += String.fromCharCode(bytes[i] ?? 0);
  return text;
};

const HTML_START =
  /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)*<(?:!doctype\s+html|html|head|body)/iu;
const HTML_TAGS = /<(?:p|div|br|table|span|h[1-6]|ul|font)\b[^>]*>/giu;

/** Text of one byte per letter or UTF-8 holds no control characters but those of layout. */
const looksLikeText = (bytes: Uint8Array): boolean => {
  const sample = bytes.subarray(0, SAMPLE);
  let control = 0;
  for (const byte of sample) {
    if (byte === 0) return false;
    if (byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0d && byte !== 0x0c)
      control += 1;
    if (byte === 0x7f) control += 1;
  }
  return control <= sample.length / 200;
};

/** Kinds of content told apart by their first bytes; a zip holds a DOCX, an ODT or something else. */
export type SniffedFormat = Exclude<DocumentFormat, 'docx' | 'odt' | 'doc'> | 'zip' | 'ole' | null;

/** Tells the format from the bytes alone: people rename RTF and HTML to `.doc`. */
export const sniff = (bytes: Uint8Array): SniffedFormat => {
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04]) || startsWith(bytes, [0x50, 0x4b, 0x05, 0x06]))
    return 'zip';
  if (startsWith(bytes, OLE_MAGIC)) return 'ole';
  const head = latin1(bytes, SAMPLE);
  if (head.slice(0, PDF_HEADER_WINDOW).includes('%PDF-')) return 'pdf';
  if (/^(?:\u00ef\u00bb\u00bf)?\s*\{\\rtf/u.test(head)) return 'rtf';
  if (utf16Of(bytes) !== null) return 'text';
  if (!looksLikeText(bytes)) return null;
  const text = head.replace(/^\u00ef\u00bb\u00bf/u, '');
  if (HTML_START.test(text) || (text.match(HTML_TAGS)?.length ?? 0) >= 4) return 'html';
  return 'text';
};
