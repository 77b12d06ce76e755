import { decodeText } from '#/adapters/documents/text/decodeText';
import { decodeWindows1252 } from '#/adapters/documents/text/windows1252';

const CHARSET = /<meta\b[^>]{1,300}?charset\s*=\s*["']?\s*([\w-]+)/iu;
const LATIN = /^(?:iso-8859-1|latin-?1|windows-1252|cp1252|us-ascii)$/iu;
const HEAD = 2048;

/** Whether a name of a character set means the letters of Western Europe, one byte each. */
export const isLatin = (charset: string): boolean => LATIN.test(charset);

/** The text of an HTML file: by the character set that it says it has, else as any text file. */
export const decodePage = (bytes: Uint8Array): string => {
  const charset = CHARSET.exec(decodeWindows1252(bytes.subarray(0, HEAD)))?.[1] ?? '';
  return isLatin(charset) ? decodeWindows1252(bytes) : decodeText(bytes);
};
