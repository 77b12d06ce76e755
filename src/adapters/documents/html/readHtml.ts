import { flatten } from '#/adapters/documents/flow/flatten';
import { HtmlReader } from '#/adapters/documents/html/HtmlReader';
import type { Parse } from '#/adapters/documents/parsed';
import { decodeText } from '#/adapters/documents/text/decodeText';
import { decodeWindows1252 } from '#/adapters/documents/text/windows1252';

const CHARSET = /<meta[^>]+charset\s*=\s*["']?\s*([\w-]+)/iu;
const LATIN = /^(?:iso-8859-1|latin-?1|windows-1252|cp1252|us-ascii)$/iu;
const HEAD = 2048;

const decode = (bytes: Uint8Array): string => {
  const charset = CHARSET.exec(decodeWindows1252(bytes.subarray(0, HEAD)))?.[1] ?? '';
  return LATIN.test(charset) ? decodeWindows1252(bytes) : decodeText(bytes);
};

/** Reads an HTML file, or one that a word processor saved as `.doc`. */
export const readHtml: Parse = async (bytes, control) => {
  const reader = new HtmlReader();
  const flattened = flatten(reader.read(decode(bytes)));
  control.report(1);
  return {
    pages: 1,
    lines: flattened.lines,
    layout: {
      columns: flattened.columns,
      tables: flattened.tables,
      textBoxes: flattened.textBoxes,
      images: reader.images,
    },
  };
};
