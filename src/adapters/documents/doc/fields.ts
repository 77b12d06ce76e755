const BEGIN = '\u0013';
const SEPARATOR = '\u0014';
const END = '\u0015';

/**
 * Blanks the instructions of fields (`HYPERLINK "..."`) and keeps their results.
 * The length never changes, so that positions stay those of the file; a blanked character is U+0000.
 */
export const blankFieldCodes = (text: string): string => {
  if (!text.includes(BEGIN)) return text;
  const inCode: boolean[] = [];
  let hidden = 0;
  let result = '';
  for (const char of text) {
    if (char === BEGIN) {
      inCode.push(true);
      hidden += 1;
      result += '\0';
    } else if (char === SEPARATOR && inCode.length > 0) {
      if (inCode.at(-1) === true) hidden -= 1;
      inCode[inCode.length - 1] = false;
      result += '\0';
    } else if (char === END && inCode.length > 0) {
      if (inCode.pop() === true) hidden -= 1;
      result += '\0';
    } else result += hidden > 0 ? '\0'.repeat(char.length) : char;
  }
  return result;
};
