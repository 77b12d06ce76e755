const ALPHABET: string = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const VALUES: readonly number[] = Array.from({ length: 128 }, (_, code) =>
  ALPHABET.indexOf(String.fromCodePoint(code)),
);

/** Letters joined at a time: one text grown letter by letter is slow for megabytes. */
const CHUNK = 8_192;

/** Bytes as base64 (RFC 4648, section 4). */
export const toBase64 = (buffer: ArrayBuffer): string => {
  const bytes = new Uint8Array(buffer);
  const parts: string[] = [];
  let part = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const group = ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
    const present = Math.min(3, bytes.length - at);
    for (let letter = 0; letter < 4; letter += 1)
      part += letter <= present ? ALPHABET.charAt((group >> (18 - 6 * letter)) & 63) : '=';
    if (part.length >= CHUNK) {
      parts.push(part);
      part = '';
    }
  }
  return [...parts, part].join('');
};

/** The bytes of a base64 text; null where it is none. Letter by letter: a pattern over megabytes runs out of stack. */
export const fromBase64 = (text: string): ArrayBuffer | null => {
  if (text.length % 4 !== 0) return null;
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  const letters = text.length - padding;
  const buffer = new ArrayBuffer((text.length / 4) * 3 - padding);
  const bytes = new Uint8Array(buffer);
  let at = 0;
  let group = 0;
  for (let index = 0; index < text.length; index += 1) {
    const value = index < letters ? (VALUES[text.charCodeAt(index)] ?? -1) : 0;
    if (value < 0) return null;
    group = (group << 6) | value;
    if (index % 4 !== 3) continue;
    for (let shift = 16; shift >= 0 && at < bytes.length; shift -= 8) {
      bytes[at] = (group >> shift) & 255;
      at += 1;
    }
    group = 0;
  }
  return buffer;
};
