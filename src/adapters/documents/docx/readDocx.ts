import { MAX_MARGINS, MAX_ROWS_TAKEN } from '#/adapters/documents/documentLimits';
import { chosenBranch, readParagraph } from '#/adapters/documents/docx/paragraph';
import type { DocxContext } from '#/adapters/documents/docx/paragraph';
import { readStyles } from '#/adapters/documents/docx/styles';
import type { Styles } from '#/adapters/documents/docx/styles';
import type {
  BoxPlace,
  FlowBlock,
  FlowBox,
  FlowCell,
  FlowTable,
} from '#/adapters/documents/flow/flowBlocks';
import { readingOrder } from '#/adapters/documents/flow/setBlocks';
import type { Sheet } from '#/adapters/documents/flow/Typesetter';
import { breathe, throwIfAborted } from '#/adapters/documents/parsed';
import type { ParseControl, ParsedDocument } from '#/adapters/documents/parsed';
import { ReadingFailure } from '#/adapters/documents/ReadingFailure';
import { parseXml } from '#/adapters/documents/xml/parseXml';
import type { XmlElement } from '#/adapters/documents/xml/parseXml';
import { child, descendants, elements, textOf } from '#/adapters/documents/xml/query';
import type { ZipPackage } from '#/adapters/documents/zip/ZipPackage';
import type { DocumentProperties } from '#/domain/cv/document';

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

const TWIPS = 20;

const gridOf = (table: XmlElement): readonly number[] =>
  elements(child(table, 'tblGrid') ?? table)
    .filter(({ name }) => name === 'gridCol')
    .map((column) => number(column.attributes['w']) / TWIPS);

const valueOf = (element: XmlElement | undefined): string | undefined => element?.attributes['val'];

/** How many rows a cell takes that others below go on with; 0 for one that goes on. */
const rowsTaken = (rows: readonly (readonly XmlElement[])[], row: number, cell: number): number => {
  const merge = (one: XmlElement | undefined): XmlElement | undefined =>
    child(child(one, 'tcPr'), 'vMerge');
  const own = merge(rows[row]?.[cell]);
  if (own === undefined) return 1;
  if (valueOf(own) !== 'restart') return 0;
  let taken = 1;
  for (const below of rows.slice(row + 1, row + MAX_ROWS_TAKEN)) {
    const next = merge(below[cell]);
    if (next === undefined || valueOf(next) === 'restart') break;
    taken += 1;
  }
  return taken;
};

const readTable = (table: XmlElement, context: DocxContext): FlowTable => {
  const grid = gridOf(table);
  const total = grid.reduce((sum, width) => sum + width, 0);
  const rows = rowsOf(table);
  const cells = rows.map(cellsOf);
  const indent = child(child(table, 'tblPr'), 'tblInd')?.attributes['w'];
  return {
    kind: 'table',
    grid,
    indent: (Number.parseFloat(indent ?? '') || 0) / TWIPS,
    rows: rows.map((row, at) => {
      const height = number(child(child(row, 'trPr'), 'trHeight')?.attributes['val']) / TWIPS;
      const { page } = context;
      let last = page;
      const read = (cells[at] ?? []).map((cell, index): FlowCell => {
        const properties = child(cell, 'tcPr');
        const width = child(properties, 'tcW')?.attributes;
        const own =
          width?.['type'] === 'pct'
            ? number(width['w']) / 5000
            : number(width?.['w']) / TWIPS / (total || Infinity);
        // Each cell of a row begins on the page where the row does.
        context.page = page;
        const blocks = context.readBlocks(cell);
        last = Math.max(last, context.page);
        return {
          blocks,
          width: Math.min(own, 1),
          columns: Math.max(1, number(valueOf(child(properties, 'gridSpan')))),
          rows: rowsTaken(cells, at, index),
          height,
        };
      });
      context.page = last;
      return read;
    }),
  };
};

/** Reads the paragraphs, tables and text boxes of one part in document order. */
const makeBodyReader = (styles: Styles, firstPage = 1): DocxContext => {
  const context: DocxContext = {
    styles,
    page: firstPage,
    images: 0,
    readBlocks: (container) => {
      const blocks: FlowBlock[] = [];
      let space = 0;
      let frame: FlowBox | null = null;
      const walk = (parent: XmlElement): void => {
        for (const element of elements(parent)) {
          if (element.name === 'p') {
            const read = readParagraph(element, context, space);
            space = read.spaceAfter;
            if (read.frame === null) {
              frame = null;
              blocks.push(...read.blocks);
              continue;
            }
            const goesOn: boolean = frame !== null && samePlace(frame.place, read.frame);
            const before: readonly FlowBlock[] = goesOn ? (frame?.blocks ?? []) : [];
            if (goesOn) blocks.pop();
            frame = {
              kind: 'box',
              region: 'textBox',
              blocks: [...before, ...read.blocks],
              place: read.frame,
            };
            blocks.push(frame);
          } else if (element.name === 'tbl') {
            blocks.push(readTable(element, context));
            space = 0;
            frame = null;
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

const samePlace = (one: BoxPlace | undefined, other: BoxPlace): boolean =>
  one !== undefined && one.x === other.x && one.y === other.y && one.width === other.width;

/** A4 with the margins of a new document, in points. */
const PLAIN_SHEET = { width: 595, height: 842, margin: 71 };

const sheetOf = (body: XmlElement): Sheet => {
  const [section] = descendants(body, 'sectPr');
  const size = child(section, 'pgSz')?.attributes;
  const margins = child(section, 'pgMar')?.attributes;
  const width = number(size?.['w']) / TWIPS || PLAIN_SHEET.width;
  const height = number(size?.['h']) / TWIPS || PLAIN_SHEET.height;
  const margin = (side: string): number => {
    const said = Number.parseFloat(margins?.[side] ?? '');
    return Number.isFinite(said) ? Math.abs(said) / TWIPS : PLAIN_SHEET.margin;
  };
  return {
    width,
    height,
    left: margin('left'),
    right: width - margin('right'),
    top: margin('top'),
    bottom: height - margin('bottom'),
  };
};

const resolve = (folder: string, target: string): string => {
  const path: string[] = target.startsWith('/') ? [] : folder.split('/').filter(Boolean);
  for (const step of target.split('/')) {
    if (step === '..') path.pop();
    else if (step !== '' && step !== '.') path.push(step);
  }
  return path.join('/');
};

/** The parts a part points to, by the last word of the relation's type. */
const relations = (zip: ZipPackage, part: string): readonly { type: string; path: string }[] => {
  const slash = part.lastIndexOf('/');
  const folder = slash === -1 ? '' : part.slice(0, slash);
  const source = zip.text(resolve(folder, `_rels/${part.slice(slash + 1)}.rels`));
  if (source === null) return [];
  return elements(parseXml(source)).map(({ attributes }) => ({
    type: (attributes['Type'] ?? '').split('/').at(-1) ?? '',
    path: resolve(folder, attributes['Target'] ?? ''),
  }));
};

/** Path of the main part of a word-processing package, or null for another kind of package. */
export const mainPart = (zip: ZipPackage): string | null => {
  const declared = relations(zip, '').find(({ type }) => type === 'officeDocument')?.path;
  if (declared !== undefined && zip.has(declared))
    return /(?:^|\/)(?:xl|ppt)\//u.test(declared) ? null : declared;
  return zip.has('word/document.xml') ? 'word/document.xml' : null;
};

const optionalXml = (zip: ZipPackage, path: string | undefined): XmlElement | null => {
  const source = path === undefined ? null : zip.text(path);
  return source === null ? null : parseXml(source);
};

const notes = (
  root: XmlElement | null,
  read: (element: XmlElement) => readonly FlowBlock[],
): readonly FlowBlock[] =>
  root === null
    ? []
    : elements(root)
        .filter(
          ({ attributes }) => attributes['type'] === undefined || attributes['type'] === 'normal',
        )
        .flatMap((note) => read(note));

const readProperties = (zip: ZipPackage): DocumentProperties => {
  const path = relations(zip, '').find(({ type }) => type === 'core-properties')?.path;
  const root = optionalXml(zip, path) ?? undefined;
  const field = (name: string): string => {
    const found = child(root, name);
    return found === undefined ? '' : textOf(found);
  };
  return { title: field('title'), author: field('creator') };
};

/** True where a section sets its text in columns. */
const hasColumns = (body: XmlElement): boolean =>
  [...descendants(body, 'sectPr')].some(
    (section) => Number.parseInt(child(section, 'cols')?.attributes['num'] ?? '1', 10) > 1,
  );

/** Reads a DOCX: headers first, then the body, then notes and footers. */
export const readDocx = async (zip: ZipPackage, control: ParseControl): Promise<ParsedDocument> => {
  const main = mainPart(zip);
  if (main === null) throw new ReadingFailure('unsupported', 'not a word-processing package');
  const related = relations(zip, main);
  const path = (type: string): string | undefined =>
    related.find((relation) => relation.type === type)?.path;
  const styles = readStyles(optionalXml(zip, path('styles')));
  control.report(0.2);
  const source = zip.text(main);
  if (source === null) throw new ReadingFailure('damaged', 'no main part');
  const root = parseXml(source);
  const body = child(root, 'body');
  if (body === undefined) throw new ReadingFailure('damaged', 'no body');
  control.report(0.5);
  await breathe();
  throwIfAborted(control.signal);

  const reader = makeBodyReader(styles);
  const blocks = reader.readBlocks(body);
  const lastPage = reader.page;
  const margin = (type: 'header' | 'footer'): readonly FlowBox[] =>
    [...new Set(related.filter((relation) => relation.type === type).map((one) => one.path))]
      .slice(0, MAX_MARGINS)
      .flatMap((marginPath) => {
        const part = optionalXml(zip, marginPath);
        return part === null
          ? []
          : [{ kind: 'box', region: type, blocks: reader.readBlocks(part) }];
      });
  const headers = margin('header');
  const ends = [
    ...notes(optionalXml(zip, path('footnotes')), reader.readBlocks),
    ...notes(optionalXml(zip, path('endnotes')), reader.readBlocks),
    ...margin('footer'),
  ];
  const read = readingOrder({
    headers,
    body: blocks,
    ends,
    sheet: sheetOf(body),
    pages: lastPage,
  });
  control.report(1);
  return {
    pages: lastPage,
    lines: read.lines,
    layout: {
      columns: hasColumns(body) ? 2 : read.columns,
      tables: read.tables,
      textBoxes: read.textBoxes,
      images: reader.images,
    },
    properties: readProperties(zip),
  };
};
