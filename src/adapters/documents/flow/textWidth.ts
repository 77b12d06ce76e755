/** Widths of letters in ems, as in the usual fonts without serifs. */
const NARROW = 0.26;
const SLIM = 0.36;
const USUAL = 0.5;
const CAPITAL = 0.63;
const WIDE = 0.83;
const BOLD = 1.06;

const widthOf = (letter: string): number => {
  if (/[iljI.,;:'\u2019|! ]/u.test(letter)) return NARROW;
  if (/[tfr()[\]\-/"]/u.test(letter)) return SLIM;
  if (/[mwMW@%\u0153\u0152]/u.test(letter)) return WIDE;
  return /\p{Lu}/u.test(letter) ? CAPITAL : USUAL;
};

/** About how wide a text is set, in points. */
export const textWidth = (text: string, size: number, bold: boolean): number => {
  let ems = 0;
  for (const letter of text) ems += widthOf(letter);
  return ems * size * (bold ? BOLD : 1);
};

/** Breaks a text at spaces so that each line fits: `room` points in the first, `more` in the others. */
export const wrapText = (
  text: string,
  size: number,
  bold: boolean,
  room: number,
  more: number,
): readonly string[] => {
  const lines: string[] = [];
  let line = '';
  let width = 0;
  for (const word of text.split(' ')) {
    const own = textWidth(word, size, bold);
    const space = textWidth(' ', size, bold);
    if (line !== '' && width + space + own > (lines.length === 0 ? room : more)) {
      lines.push(line);
      line = word;
      width = own;
    } else {
      width += line === '' ? own : space + own;
      line = line === '' ? word : `${line} ${word}`;
    }
  }
  lines.push(line);
  return lines;
};
