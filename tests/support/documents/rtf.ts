import { toWindows1252 } from '#tests/support/documents/pdf';

const escape = (text: string): string =>
  [...text]
    .map((char) => {
      if (char === '\\' || char === '{' || char === '}') return `\\${char}`;
      if (char === '\t') return '\\tab ';
      if (char === '\n') return '\\line ';
      const code = char.charCodeAt(0);
      if (code < 0x80) return char;
      const [byte = 0x3f] = toWindows1252(char);
      return byte === 0x3f
        ? `\\u${code > 0x7fff ? code - 0x10000 : code}?`
        : `\\'${byte.toString(16)}`;
    })
    .join('');

/** A paragraph of an RTF file: plain, or bold as a whole. */
export type RtfParagraph = string | { readonly bold: string };

const runOf = (paragraph: RtfParagraph): string =>
  typeof paragraph === 'string' ? escape(paragraph) : `{\\b ${escape(paragraph.bold)}}`;

/** Writes an RTF file with the tables that word processors put before the text. */
export const makeRtf = (paragraphs: readonly RtfParagraph[]): Uint8Array => {
  const body = paragraphs.map((paragraph) => `\\pard ${runOf(paragraph)}\\par\n`).join('');
  return new TextEncoder().encode(
    `{\\rtf1\\ansi\\ansicpg1252\\deff0{\\fonttbl{\\f0 Arial;}}{\\colortbl;\\red0\\green0\\blue0;}{\\*\\generator Writer;}{\\info{\\author Nobody}}\\f0\\fs22\n${body}}`,
  );
};
