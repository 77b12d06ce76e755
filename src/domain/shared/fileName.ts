/** What no system takes in a name, or what leads out of a folder. */
const FORBIDDEN = /[\\/:*?"<>|]+/gu;
/** Controls, and letters without a form of their own: one of them turns what follows, so that an end reads backwards. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}]+/gu;

/** A text as the name of a file, without an extension: one line, no path, no hidden letter, `most` characters at most. */
export const asFileName = (text: string, most: number): string =>
  text
    .replace(/\s+/gu, ' ')
    .replace(UNSEEN, '')
    .replace(FORBIDDEN, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
    .slice(0, most)
    .trim();

/** A name that somebody else gave to a file, with an end that says what the file is: its own where that is one of `ends`, else the first of them. */
export const withTrueEnd = (name: string, ends: readonly string[]): string => {
  const shown = asFileName(name, name.length);
  const end = /\.(\w+)$/u.exec(shown.toLowerCase())?.[1] ?? '';
  return ends.includes(end) ? shown : `${shown}.${ends[0] ?? ''}`;
};
