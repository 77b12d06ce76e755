import { unzipSync, zipSync } from 'fflate';

type Random = () => number;

const BYTES = [0x00, 0xff, 0x7f, 0x80, 0x3c, 0x7b, 0x5c, 0x2f];

/** What means something to one reader or another. */
const TOKENS = [
  '<',
  '</p>',
  '<![CDATA[',
  '<!DOCTYPE a [<!ENTITY b "&b;&b;">]>',
  '&#x110000;',
  '<script>alert(1)</script>',
  '{',
  '[[[[[[[[',
  '"',
  '\\',
  '\\bin99999999 ',
  '__proto__',
  'constructor',
  '1e309',
  '-1',
  '99999999999999999999',
  '=cmd|x!A1',
  '\r\n\r\n',
  '\r\nEND:VEVENT\r\n',
  '\u0000',
  '\uFEFF',
  '\u202E',
  '=?utf-8?b?',
  '%PDF-1.7',
  'endstream',
  '<< /Length 0 /Filter [/FlateDecode /FlateDecode] >>',
].map((token) => new TextEncoder().encode(token));

/** Repeated parts make nested and endless things; a file stays far below the limits of size. */
const MOST_BYTES = 400_000;

const joined = (...parts: readonly Uint8Array[]): Uint8Array => {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
};

const KINDS = [
  'cut',
  'splice',
  'flip',
  'overwrite',
  'fill',
  'exchange',
  'insert',
  'repeat',
] as const;

const pick = <T>(list: readonly T[], random: Random): T => {
  const one = list[Math.floor(random() * list.length)];
  if (one === undefined) throw new Error('nothing to choose from');
  return one;
};

const changeBytes = (bytes: Uint8Array, random: Random): Uint8Array => {
  const copy = bytes.slice();
  const at = (): number => Math.floor(random() * copy.length);
  const changes = 1 + Math.floor(random() * 12);
  const kind = pick(KINDS, random);
  switch (kind) {
    case 'cut':
      return copy.slice(0, at());
    case 'splice':
      return joined(copy.slice(0, at()), copy.slice(at()));
    case 'insert': {
      let whole: Uint8Array = copy;
      for (let change = 0; change < changes; change += 1) {
        const place = Math.floor(random() * whole.length);
        whole = joined(whole.slice(0, place), pick(TOKENS, random), whole.slice(place));
      }
      return whole;
    }
    case 'repeat': {
      const place = at();
      const part = copy.slice(place, place + 1 + Math.floor(random() * 60));
      const times = Math.min(2 ** Math.floor(random() * 14), MOST_BYTES / (part.length + 1));
      const repeated = Array.from({ length: Math.floor(times) }, () => part);
      return joined(copy.slice(0, place), ...repeated, copy.slice(place));
    }
    case 'flip':
    case 'overwrite':
    case 'fill':
    case 'exchange':
      for (let change = 0; change < changes; change += 1) {
        const place = at();
        if (kind === 'flip') copy[place] = (copy[place] ?? 0) ^ (1 << Math.floor(random() * 8));
        else if (kind === 'overwrite') copy[place] = pick(BYTES, random);
        else if (kind === 'fill')
          copy.fill(Math.floor(random() * 256), place, place + Math.floor(random() * 16));
        else copy.copyWithin(place, at(), at());
      }
      return copy;
  }
};

const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

/** One part of an archive changed and packed again: its checksums hold, so that what reads the part meets the change. */
const changePart = (bytes: Uint8Array, random: Random): Uint8Array => {
  const parts = unzipSync(bytes);
  const name = pick(Object.keys(parts), random);
  return zipSync({ ...parts, [name]: changeBytes(parts[name] ?? new Uint8Array(), random) });
};

/** A file with something wrong in it: cut, flipped, filled, exchanged, repeated, or holding what it should not. */
export const mutate = (bytes: Uint8Array, random: Random): Uint8Array =>
  isZip(bytes) && random() < 0.6 ? changePart(bytes, random) : changeBytes(bytes, random);
