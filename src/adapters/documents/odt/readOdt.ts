import { flowLine } from '#/adapters/documents/flow/flowBlocks';
import type {
  FlowBlock,
  FlowBox,
  FlowGap,
  FlowRow,
  FlowTable,
} from '#/adapters/documents/flow/flowBlocks';
import { readingOrder } from '#/adapters/documents/flow/setBlocks';
import { OdtStyles, sheetOf } from '#/adapters/documents/odt/odtStyles';
import { throwIfAborted } from '#/adapters/documents/parsed';
import type { ParseControl, ParsedDocument } from '#/adapters/documents/parsed';
import { ReadingFailure } from '#/adapters/documents/ReadingFailure';
import { parseXml } from '#/adapters/documents/xml/parseXml';
import type { XmlElement } from '#/adapters/documents/xml/parseXml';
import { child, descendants, elements } from '#/adapters/documents/xml/query';
import type { ZipPackage } from '#/adapters/documents/zip/ZipPackage';

const TEXT_TYPE = 'application/vnd.oasis.opendocument.text';
const MAX_REPEAT = 64;
const SKIPPED = new Set([
  'annotation',
  'tracked-changes',
  'change-start',
  'change-end',
  'sequence-decls',
  'forms',
  'note-citation',
]);

const repeat = (element: XmlElement, attribute: string): number =>
  Math.min(MAX_REPEAT, Math.max(1, Number.parseInt(element.attributes[attribute] ?? '1', 10) || 1));

type Inline = { text: string; bold: number; letters: number; size: number; boxes: FlowBlock[] };

/** Drawn shapes, which may hold text of their own. */
const SHAPES = new Set(['custom-shape', 'rect', 'ellipse', 'circle', 'caption', 'polygon', 'path']);

const LIST_INDENT = 18;
const DEFAULT_SIZE = 12;
const EMPTY_PITCH = 1.18;

class OdtReader {
  images = 0;
  page = 1;
  /** Columns that the cell before still covers. */
  private covered = 0;

  constructor(private readonly styles: OdtStyles) {}

  blocks(container: XmlElement, list = false): readonly FlowBlock[] {
    return elements(container).flatMap((element): readonly FlowBlock[] => {
      if (SKIPPED.has(element.name)) return [];
      if (element.name === 'p' || element.name === 'h') return this.paragraph(element, list);
      if (element.name === 'soft-page-break') this.page += 1;
      if (element.name === 'table') return [this.table(element)];
      if (element.name === 'list')
        return elements(element).flatMap((item) => this.blocks(item, true));
      if (element.name === 'frame') return this.frame(element);
      if (SHAPES.has(element.name)) return this.shape(element);
      return this.blocks(element, list);
    });
  }

  private table(element: XmlElement): FlowTable {
    const grid = [...descendants(element, 'table-column')].flatMap((column) =>
      Array.from({ length: repeat(column, 'number-columns-repeated') }, () =>
        this.styles.columnWidth(column.attributes['style-name']),
      ),
    );
    const total = grid.reduce((sum, width) => sum + width, 0);
    return { kind: 'table', rows: this.rows(element, grid, total), grid };
  }

  private rows(container: XmlElement, grid: readonly number[], total: number): readonly FlowRow[] {
    return elements(container).flatMap((element): readonly FlowRow[] => {
      if (element.name === 'soft-page-break') this.page += 1;
      if (element.name !== 'table-row')
        return element.name.startsWith('table-') ? this.rows(element, grid, total) : [];
      let column = 0;
      const cells = elements(element).flatMap((cell): FlowRow => {
        if (cell.name === 'covered-table-cell') {
          // Beside the cell that covers it: part of that cell's width; below it: a place it takes.
          if (column > 0 && this.covered > 0) {
            this.covered -= 1;
            return [];
          }
          column += 1;
          return [{ blocks: [], width: 0, rows: 0 }];
        }
        if (cell.name !== 'table-cell') return [];
        const columns = repeat(cell, 'number-columns-spanned');
        this.covered = columns - 1;
        const wide = grid.slice(column, column + columns).reduce((sum, one) => sum + one, 0);
        column += columns;
        return [
          {
            blocks: this.blocks(cell),
            width: total > 0 ? wide / total : 0,
            columns,
            rows: repeat(cell, 'number-rows-spanned'),
          },
        ];
      });
      return [cells];
    });
  }

  private frame(frame: XmlElement): readonly FlowBlock[] {
    const box = child(frame, 'text-box');
    if (box !== undefined) return [this.box(frame, this.blocks(box), box)];
    if (child(frame, 'image') !== undefined) this.images += 1;
    return [];
  }

  private shape(shape: XmlElement): readonly FlowBlock[] {
    const blocks = this.blocks(shape);
    return blocks.length === 0 ? [] : [this.box(shape, blocks)];
  }

  private box(frame: XmlElement, blocks: readonly FlowBlock[], inner?: XmlElement): FlowBox {
    const place = this.styles.framePlace(frame, inner);
    return { kind: 'box', region: 'textBox', blocks, ...(place === null ? {} : { place }) };
  }

  private paragraph(element: XmlElement, list: boolean): readonly FlowBlock[] {
    const style = this.styles.look(element.attributes['style-name']);
    const inline: Inline = { text: '', bold: 0, letters: 0, size: 0, boxes: [] };
    const { page } = this;
    this.inline(element, style.bold, style.size, inline);
    const lines = inline.text.split('\n').filter((text) => text.trim() !== '');
    const setting = this.styles.setting(element.attributes['style-name']);
    const first = lines.map((text, index) =>
      flowLine(text, {
        bold: inline.bold * 2 > inline.letters,
        fontSize: inline.size,
        heading: element.name === 'h' || style.heading,
        bullet: list && index === 0 && element.name === 'p',
        page,
        setting: {
          ...setting,
          ...(list ? { left: Math.max(setting.left, LIST_INDENT), first: 0 } : {}),
          before: index === 0 ? setting.before : 0,
          after: index === lines.length - 1 ? setting.after : 0,
        },
      }),
    );
    const isPlaced = (block: FlowBlock): boolean =>
      block.kind === 'box' && block.place !== undefined;
    const height = setting.before + setting.after + EMPTY_PITCH * (style.size || DEFAULT_SIZE);
    const gap: FlowGap = { kind: 'gap', height, page };
    return [
      ...inline.boxes.filter(isPlaced),
      ...(first.length === 0 ? [gap] : first),
      ...inline.boxes.filter((block) => !isPlaced(block)),
    ];
  }

  private inline(element: XmlElement, bold: boolean, size: number, into: Inline): void {
    for (const node of element.children) {
      if (typeof node === 'string') {
        const text = node.replace(/[\r\n\t ]+/gu, ' ');
        const letters = text.trim().length;
        into.text += text;
        into.letters += letters;
        if (bold) into.bold += letters;
        if (letters > 0) into.size = Math.max(into.size, size);
      } else if (node.name === 's') into.text += ' '.repeat(repeat(node, 'c'));
      else if (node.name === 'tab') into.text += '\t';
      else if (node.name === 'line-break') into.text += '\n';
      else if (node.name === 'soft-page-break') this.page += 1;
      else if (node.name === 'frame') into.boxes.push(...this.frame(node));
      else if (SHAPES.has(node.name)) into.boxes.push(...this.shape(node));
      else if (!SKIPPED.has(node.name)) {
        const style = this.styles.look(node.attributes['style-name']);
        const named = node.name === 'span' && node.attributes['style-name'] !== undefined;
        this.inline(
          node,
          named ? style.bold || bold : bold,
          named && style.size > 0 ? style.size : size,
          into,
        );
      }
    }
  }
}

const readXml = (zip: ZipPackage, name: string): XmlElement | null => {
  const source = zip.text(name);
  return source === null ? null : parseXml(source);
};

/** Reads an OpenDocument text. Throws `ReadingFailure`: `encrypted`, `unsupported` for a sheet, `damaged`. */
export const readOdt = async (zip: ZipPackage, control: ParseControl): Promise<ParsedDocument> => {
  const type = zip.text('mimetype')?.trim();
  if (type !== undefined && !type.startsWith(TEXT_TYPE))
    throw new ReadingFailure('unsupported', type);
  if (zip.text('META-INF/manifest.xml')?.includes('encryption-data') === true)
    throw new ReadingFailure('encrypted', 'ODT');
  const content = readXml(zip, 'content.xml');
  const body = child(child(content ?? undefined, 'body'), 'text');
  if (content === null || body === undefined) throw new ReadingFailure('damaged', 'no text body');
  control.report(0.5);
  throwIfAborted(control.signal);
  const shared = readXml(zip, 'styles.xml');
  const reader = new OdtReader(new OdtStyles([shared, content]));
  const margins = (name: 'header' | 'footer'): readonly FlowBlock[] =>
    shared === null
      ? []
      : [...descendants(shared, name)].map((part) => ({
          kind: 'box',
          region: name,
          blocks: reader.blocks(part),
        }));
  const headers = margins('header');
  const pages = 1 + [...descendants(body, 'soft-page-break')].length;
  const read = readingOrder({
    headers,
    body: reader.blocks(body),
    ends: margins('footer'),
    sheet: sheetOf(shared),
    pages,
  });
  control.report(1);
  return {
    pages,
    lines: read.lines,
    layout: {
      columns: read.columns,
      tables: read.tables,
      textBoxes: read.textBoxes,
      images: reader.images,
    },
  };
};
