/** Characters of the PDF standard fonts beyond Latin-1 (Windows code page 1252). */
const BEYOND_LATIN =
  '\u20ac\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u017d\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u017e\u0178';

const fits = (char: string): boolean =>
  (char >= ' ' && char <= '~') ||
  (char >= '\u00a0' && char <= '\u00ff') ||
  BEYOND_LATIN.includes(char);

/** What stands for a character that the fonts do not have; a letter without its marks where that helps. */
const substitute = (char: string): string => {
  if (char === '\u202f' || char === '\u2007') return '\u00a0';
  if (char === '\u2011' || char === '\u2010') return '-';
  const plain = char.normalize('NFD').replace(/\p{M}/gu, '');
  return plain !== '' && [...plain].every(fits) ? plain : '?';
};

export type AnsiText = {
  readonly text: string;
  /** Some letter had to be replaced. */
  readonly lossy: boolean;
};

/** A text that the standard fonts of PDF can show; spaces of another width are no loss. */
export const toWinAnsi = (original: string): AnsiText => {
  let text = '';
  let lossy = false;
  for (const char of original.normalize('NFC')) {
    if (fits(char) || char === '\n') text += char;
    else {
      text += substitute(char);
      if (/[\p{L}\p{N}]/u.test(char)) lossy = true;
    }
  }
  return { text, lossy };
};
