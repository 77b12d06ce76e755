const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';
const VALUES: ReadonlyMap<string, number> = new Map(
  Array.from(ALPHABET, (letter, value) => [letter, value]),
);
const BASE = ALPHABET.length;

const letters = (value: number, count: number): string => {
  let text = '';
  for (let rest = value, at = 0; at < count; at += 1, rest = Math.floor(rest / BASE))
    text += ALPHABET.charAt(rest % BASE);
  return text;
};

/** Bytes as base45 (RFC 9285), in the letters that a QR code packs closest: two bytes become three of them. */
export const toBase45 = (bytes: Uint8Array): string => {
  let text = '';
  for (let at = 0; at < bytes.length; at += 2) {
    const [first = 0, second] = [bytes[at], bytes[at + 1]];
    text += second === undefined ? letters(first, 2) : letters(first * 256 + second, 3);
  }
  return text;
};

/** The bytes of a base45 text; null where it is none. */
export const fromBase45 = (text: string): Uint8Array | null => {
  const bytes: number[] = [];
  for (let at = 0; at < text.length; at += 3) {
    const group = text.slice(at, at + 3);
    let value = 0;
    for (const letter of Array.from(group).toReversed()) {
      const digit = VALUES.get(letter);
      if (digit === undefined) return null;
      value = value * BASE + digit;
    }
    if (group.length === 1 || value > (group.length === 3 ? 0xffff : 0xff)) return null;
    if (group.length === 3) bytes.push(value >> 8);
    bytes.push(value & 255);
  }
  return Uint8Array.from(bytes);
};
