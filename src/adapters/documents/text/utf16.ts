const SAMPLE = 4096;
/** Share of the letters of a Latin text whose high byte is 0: typographic marks and symbols are the rest. */
const LATIN_SHARE = 0.8;
const STRAY_SHARE = 0.02;

/** Tells UTF-16 by its byte order mark, or by the zeros that Latin letters leave at every other byte. */
export const utf16Of = (bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, SAMPLE);
  const pairs = sample.length >> 1;
  if (pairs < 8) return null;
  let even = 0;
  let odd = 0;
  for (let at = 0; at < pairs * 2; at += 1)
    if (sample[at] === 0) {
      if (at % 2 === 0) even += 1;
      else odd += 1;
    }
  if (odd >= LATIN_SHARE * pairs && even <= STRAY_SHARE * pairs) return 'utf-16le';
  return even >= LATIN_SHARE * pairs && odd <= STRAY_SHARE * pairs ? 'utf-16be' : null;
};
