import { HARMLESS_PDF_OVERLAP, MAX_PDF_OVERLAP } from '#/adapters/documents/documentLimits';
import { PdfTokens } from '#/adapters/documents/pdf/pdfTokens';
import { ReadingFailure } from '#/adapters/documents/ReadingFailure';

const HEAD = /\b(?:\d+\s+\d+\s+obj|trailer)\b/gu;
const END_OF_LINE = /[\n\r<]/gu;
const END_OF_STREAM = 'endstream';

const decoder = new TextDecoder('latin1');

type File = { readonly bytes: Uint8Array; readonly text: string };

/**
 * Where pdf.js stops reading an object that begins at `from`. A dictionary takes names and values by turns: where a value is
 * missing, what should close it is taken for one, and it goes on. Nothing but its own bracket ends an array.
 */
const endOfObject = ({ bytes, text }: File, from: number): number => {
  const tokens = new PdfTokens(bytes, from);
  const open: ('dictionary' | 'array')[] = [];
  let named = false;
  for (;;) {
    const token = tokens.next();
    if (token === 'end' || token === 'fault') return tokens.at;
    const inside = open.at(-1);
    if (inside === 'dictionary' && !named) {
      if (token === 'name') named = true;
      if (token !== 'closeDictionary') continue;
      open.pop();
    } else if (inside === 'array' && token === 'closeArray') {
      open.pop();
    } else {
      // A picture among the commands of a page goes on until its own mark, which no object has.
      if (token === 'inlinePicture') return bytes.length;
      named = false;
      if (token === 'openDictionary') open.push('dictionary');
      if (token === 'openArray') open.push('array');
    }
    if (open.length === 0) break;
  }
  // The parser is two tokens ahead, and looks for the end of a stream whose length is wrong.
  const next = tokens.next();
  if (next !== 'stream') tokens.next();
  const end = next === 'stream' ? text.indexOf(END_OF_STREAM, tokens.at) : tokens.at;
  return end === -1 ? bytes.length : end;
};

const endOfLine = ({ text }: File, from: number): number => {
  END_OF_LINE.lastIndex = from;
  return END_OF_LINE.exec(text)?.index ?? text.length;
};

/**
 * Refuses a PDF of which the same bytes would be parsed over and over: where its table of objects is broken, pdf.js looks at
 * each trailer and each object, and one that is never closed goes on to the end of the file each time. The objects of a sound
 * file are not longer than the file.
 */
export const refuseRepeats = (bytes: Uint8Array): void => {
  const file = { bytes, text: decoder.decode(bytes) };
  const limit = HARMLESS_PDF_OVERLAP + MAX_PDF_OVERLAP * bytes.length;
  let parsed = 0;
  for (const head of file.text.matchAll(HEAD)) {
    const from = head.index + head[0].length;
    parsed += endOfObject(file, from) - from + endOfLine(file, from) - from;
    if (parsed > limit)
      throw new ReadingFailure('damaged', `objects within objects: over ${parsed} bytes`);
  }
};
