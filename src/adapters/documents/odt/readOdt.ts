import { flatten } from '#/adapters/documents/flow/flattenBlocks';
import { flowLine } from '#/adapters/documents/flow/flowBlocks';
import type { FlowBlock, FlowRow } from '#/adapters/documents/flow/flowBlocks';
import { throwIfAborted } from '#/adapters/documents/parsed';
import type { ParseControl, ParsedDocument } from '#/adapters/documents/parsed';
import { ReadingFailure } from '#/adapters/documents/ReadingFailure';
import { parseXml } from '#/adapters/documents/xml/parseXml';
import type { XmlElement } from '#/adapters/documents/xml/parseXml';
import { child, descendants, elements } from '#/adapters/documents/xml/query';
import type { ZipPackage } from '#/adapters/documents/zip/ZipPackage';

export type OdtLook = { readonly bold: boolean; readonly size: number; readonly heading: boolean };

/** The look of a style by its name; the plain look for none. */
type OdtStyles = (name: string | undefined) => OdtLook;

const PLAIN: OdtLook = { bold: false, size: 0, heading: false };
const MAX_INHERITANCE = 20;
const HEADING = /^(?:heading|title|titre)/iu;

/** Reads the named and automatic styles of an OpenDocument text, inheritance resolved. */
const odtStyles = (parts: readonly (XmlElement | null)[]): OdtStyles => {
  const declared = new Map<string, XmlElement>();
  for (const part of parts) {
    for (const group of part === null ? [] : elements(part)) {
      if (group.name !== 'styles' && group.name !== 'automatic-styles') continue;
      for (const style of elements(group)) {
        const { name } = style.attributes;
        if (style.name === 'style' && name !== undefined) declared.set(name, style);
      }
    }
  }
  const resolve = (name: string | undefined, depth: number): OdtLook => {
    const style = name === undefined ? undefined : declared.get(name);
    if (style === undefined || depth > MAX_INHERITANCE) return PLAIN;
    const parent = resolve(style.attributes['parent-style-name'], depth + 1);
    const properties = child(style, 'text-properties')?.attributes;
    const weight = properties?.['font-weight'];
    const size = /^([\d.]+)pt$/u.exec(properties?.['font-size'] ?? '')?.[1];
    return {
      bold:
        weight === undefined
          ? parent.bold
          : weight === 'bold' || Number.parseInt(weight, 10) >= 600,
      size: size === undefined ? parent.size : Number.parseFloat(size),
      heading: parent.heading || HEADING.test(style.attributes['display-name'] ?? name ?? ''),
    };
  };
  return (name) => resolve(name, 0);
};

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

class OdtReader {
  images = 0;

  constructor(private readonly styles: OdtStyles) {}

  blocks(container: XmlElement, list = false): readonly FlowBlock[] {
    return elements(container).flatMap((element): readonly FlowBlock[] => {
      if (SKIPPED.has(element.name)) return [];
      if (element.name === 'p' || element.name === 'h') return this.paragraph(element, list);
      if (element.name === 'table') return [{ kind: 'table', rows: this.rows(element) }];
      if (element.name === 'list')
        return elements(element).flatMap((item) => this.blocks(item, true));
      if (element.name === 'frame') return this.frame(element);
      return this.blocks(element, list);
    });
  }

  private rows(container: XmlElement): readonly FlowRow[] {
    return elements(container).flatMap((element): readonly FlowRow[] => {
      if (element.name !== 'table-row')
        return element.name.startsWith('table-') ? this.rows(element) : [];
      const cells = elements(element).filter(({ name }) => name === 'table-cell');
      return [cells.map((cell) => ({ blocks: this.blocks(cell), width: 0 }))];
    });
  }

  private frame(frame: XmlElement): readonly FlowBlock[] {
    const box = child(frame, 'text-box');
    if (box !== undefined) return [{ kind: 'box', region: 'textBox', blocks: this.blocks(box) }];
    if (child(frame, 'image') !== undefined) this.images += 1;
    return [];
  }

  private paragraph(element: XmlElement, list: boolean): readonly FlowBlock[] {
    const style = this.styles(element.attributes['style-name']);
    const inline: Inline = { text: '', bold: 0, letters: 0, size: 0, boxes: [] };
    this.inline(element, style.bold, style.size, inline);
    const lines = inline.text.split('\n').filter((text) => text.trim() !== '');
    const first = lines.map((text, index) =>
      flowLine(text, {
        bold: inline.bold * 2 > inline.letters,
        fontSize: inline.size,
        heading: element.name === 'h' || style.heading,
        bullet: list && index === 0 && element.name === 'p',
      }),
    );
    return [...first, ...inline.boxes];
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
      else if (node.name === 'frame') into.boxes.push(...this.frame(node));
      else if (!SKIPPED.has(node.name)) {
        const style = this.styles(node.attributes['style-name']);
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
  const reader = new OdtReader(odtStyles([shared, content]));
  const margins = (name: 'header' | 'footer'): readonly FlowBlock[] =>
    shared === null
      ? []
      : [...descendants(shared, name)].map((part) => ({
          kind: 'box',
          region: name,
          blocks: reader.blocks(part),
        }));
  const flattened = flatten([...margins('header'), ...reader.blocks(body), ...margins('footer')]);
  control.report(1);
  return {
    pages: 1 + [...descendants(body, 'soft-page-break')].length,
    lines: flattened.lines,
    layout: {
      columns: flattened.columns,
      tables: flattened.tables,
      textBoxes: flattened.textBoxes,
      images: reader.images,
    },
  };
};
