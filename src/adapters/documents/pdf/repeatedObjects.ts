import { MAX_PDF_REPEATED_BYTES } from '#/adapters/documents/documentLimits';
import { ReadingFailure } from '#/adapters/documents/ReadingFailure';

const HEAD = /\b(?:(\d+\s+\d+)\s+obj|trailer)\b/gu;
const MARK = /<<|>>/gu;

/** Where the dictionary ends that begins after `from`; the end of the file where it is never closed, `from` where there is none. */
const endOfDictionary = (text: string, from: number): number => {
  let depth = 0;
  MARK.lastIndex = from;
  for (let mark = MARK.exec(text); mark !== null; mark = MARK.exec(text)) {
    if (depth === 0 && text.slice(from, mark.index).trim() !== '') return from;
    depth += mark[0] === '<<' ? 1 : -1;
    if (depth <= 0) return MARK.lastIndex;
  }
  return depth === 0 ? from : text.length;
};

const decoder = new TextDecoder('latin1');

/**
 * Refuses a PDF that would be parsed over and over: where its table of objects is broken, pdf.js looks at each trailer, and
 * at each object that stands there again, and a dictionary that is never closed goes on to the end of the file each time.
 */
export const refuseRepeats = (bytes: Uint8Array): void => {
  const text = decoder.decode(bytes);
  const known = new Set<string>();
  let repeated = 0;
  for (const head of text.matchAll(HEAD)) {
    const [whole, name] = head;
    const key = name?.replaceAll(/\s+/gu, ' ');
    if (key !== undefined && !known.has(key)) {
      known.add(key);
      continue;
    }
    const from = head.index + whole.length;
    repeated += endOfDictionary(text, from) - from;
    if (repeated > MAX_PDF_REPEATED_BYTES)
      throw new ReadingFailure('damaged', `objects that stand there again: ${repeated} bytes`);
  }
};
