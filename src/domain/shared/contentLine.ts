/** Longest line of a calendar file, in octets of UTF-8: RFC 5545, section 3.1. */
const MAX_OCTETS = 75;

const octetsOf = (char: string): number => {
  const code = char.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
};

/** Breaks one content line into physical lines of 75 octets at most, never inside a character; continuations start with a space. */
export const foldLine = (line: string): string => {
  let folded = '';
  let octets = 0;
  for (const char of line) {
    const size = octetsOf(char);
    if (octets + size > MAX_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += char;
    octets += size;
  }
  return folded;
};

/** A TEXT value: RFC 5545, section 3.3.11. Control characters have no place in one. */
export const escapeText = (text: string): string =>
  text
    .replaceAll(/\r\n?|[\u0085\u2028\u2029]/gu, '\n')
    .replaceAll(/(?!\n)\p{Cc}/gu, '')
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replaceAll('\n', '\\n');

/** A calendar file of content lines: folded, each ended by CRLF. */
export const joinLines = (lines: readonly string[]): string =>
  lines.map((line) => `${foldLine(line)}\r\n`).join('');
