const ALPHABET: string = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const VALUES: ReadonlyMap<string, number> = new Map(
  [...ALPHABET].map((letter, value) => [letter, value]),
);
const CANONICAL = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/u;

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

/** The bytes of a base64 text; null where it is none. */
export const fromBase64 = (text: string): ArrayBuffer | null => {
  if (!CANONICAL.test(text)) return null;
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  const buffer = new ArrayBuffer((text.length / 4) * 3 - padding);
  const bytes = new Uint8Array(buffer);
  let at = 0;
  for (let from = 0; from < text.length; from += 4) {
    let group = 0;
    for (let letter = 0; letter < 4; letter += 1)
      group = (group << 6) | (VALUES.get(text.charAt(from + letter)) ?? 0);
    for (let shift = 16; shift >= 0 && at < bytes.length; shift -= 8) {
      bytes[at] = (group >> shift) & 255;
      at += 1;
    }
  }
  return buffer;
};
