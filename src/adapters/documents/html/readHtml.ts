import { flatten } from '#/adapters/documents/flow/flattenBlocks';
import { decodePage } from '#/adapters/documents/html/decodePage';
import { HtmlReader } from '#/adapters/documents/html/HtmlReader';
import type { Parse } from '#/adapters/documents/parsed';

/** Reads an HTML file, or one that a word processor saved as `.doc`. */
export const readHtml: Parse = async (bytes, control) => {
  const reader = new HtmlReader();
  const flattened = flatten(reader.read(decodePage(bytes)));
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
