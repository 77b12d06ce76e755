/** What 0x80 to 0x9F mean in Windows-1252: some decoders of the platform return control characters there. */
const HIGH =
  '\u20ac\u0081\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u008d\u017d\u008f\u0090\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u009d\u017e\u0178';

/** The character of one Windows-1252 byte. */
export const windows1252Character = (byte: number): string =>
  byte >= 0x80 && byte <= 0x9f ? HIGH.charAt(byte - 0x80) : String.fromCharCode(byte);

const CHUNK = 8192;

/** Decodes Windows-1252 by an own table. */
export const decodeWindows1252 = (bytes: Uint8Array): string => {
  const parts: string[] = [];
  for (let start = 0; start < bytes.length; start += CHUNK) {
    let part = '';
    for (const byte of bytes.subarray(start, start + CHUNK)) part += windows1252Character(byte);
    parts.push(part);
  }
  return parts.join('');
};

/** Decodes UTF-16 little endian, lone surrogates included. */
export const decodeUtf16 = (bytes: Uint8Array): string =>
  new TextDecoder('utf-16le').decode(bytes.subarray(0, bytes.length - (bytes.length % 2)));
