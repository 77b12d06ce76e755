import { chosenBranch, readParagraph, type DocxContext } from '#/adapters/documents/docx/paragraph';
import type { Styles } from '#/adapters/documents/docx/styles';
import type { FlowBlock, FlowCell, FlowTable } from '#/adapters/documents/flow/flowBlocks';
import type { XmlElement } from '#/adapters/documents/xml/parseXml';
import { child, elements } from '#/adapters/documents/xml/query';

const TRANSPARENT = new Set([
  'sdt',
  'sdtContent',
  'ins',
  'moveTo',
  'customXml',
  'smartTag',
  'body',
  'hdr',
  'ftr',
]);

const number = (text: string | undefined): number => {
  const value = Number.parseFloat(text ?? '');
  return Number.isFinite(value) && value > 0 ? value : 0;
};

const rowsOf = (container: XmlElement): readonly XmlElement[] =>
  elements(container).flatMap((element) => {
    if (element.name === 'tr')
      return child(child(element, 'trPr'), 'del') === undefined ? [element] : [];
    return TRANSPARENT.has(element.name) ? rowsOf(element) : [];
  });

const cellsOf = (row: XmlElement): readonly XmlElement[] =>
  elements(row).flatMap((element) => {
    if (element.name === 'tc') return [element];
    return TRANSPARENT.has(element.name) ? cellsOf(element) : [];
  });

const gridWidth = (table: XmlElement): number =>
  elements(child(table, 'tblGrid') ?? table)
    .filter(({ name }) => name === 'gridCol')
    .reduce((sum, column) => sum + number(column.attributes['w']), 0);

const readTable = (table: XmlElement, context: DocxContext): FlowTable => {
  const total = gridWidth(table);
  return {
    kind: 'table',
    rows: rowsOf(table).map((row) =>
      cellsOf(row).map((cell): FlowCell => {
        const width = child(child(cell, 'tcPr'), 'tcW')?.attributes;
        const own =
          width?.['type'] === 'pct'
            ? number(width['w']) / 5000
            : number(width?.['w']) / (total || Infinity);
        return { blocks: context.readBlocks(cell), width: Math.min(own, 1) };
      }),
    ),
  };
};

/** Reads the paragraphs, tables and text boxes of one part in document order. */
export const makeBodyReader = (styles: Styles, firstPage = 1): DocxContext => {
  const context: DocxContext = {
    styles,
    page: firstPage,
    images: 0,
    readBlocks: (container) => {
      const blocks: FlowBlock[] = [];
      let space = 0;
      const walk = (parent: XmlElement): void => {
        for (const element of elements(parent)) {
          if (element.name === 'p') {
            const { blocks: read, spaceAfter } = readParagraph(element, context, space);
            space = spaceAfter;
            blocks.push(...read);
          } else if (element.name === 'tbl') {
            blocks.push(readTable(element, context));
            space = 0;
          } else if (element.name === 'AlternateContent') {
            const branch = chosenBranch(element);
            if (branch !== undefined) walk(branch);
          } else if (TRANSPARENT.has(element.name)) walk(element);
        }
      };
      walk(container);
      return blocks;
    },
  };
  return context;
};
