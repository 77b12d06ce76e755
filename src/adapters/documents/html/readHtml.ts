import { MAX_DEPTH } from '#/adapters/documents/documentLimits';
import { flatten } from '#/adapters/documents/flow/flattenBlocks';
import { flowLine } from '#/adapters/documents/flow/flowBlocks';
import type { FlowBlock, FlowCell } from '#/adapters/documents/flow/flowBlocks';
import { decodePage } from '#/adapters/documents/html/decodePage';
import { HTML_ENTITIES } from '#/adapters/documents/html/htmlEntities';
import { htmlTokens } from '#/adapters/documents/html/htmlTokens';
import type { Parse } from '#/adapters/documents/parsed';
import { ReadingFailure } from '#/adapters/documents/ReadingFailure';
import { decodeEntities } from '#/adapters/documents/xml/entities';

const HEADING = /^h[1-6]$/u;
const BLOCKS = new Set([
  'p',
  'div',
  'section',
  'article',
  'header',
  'footer',
  'main',
  'aside',
  'nav',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'blockquote',
  'pre',
  'hr',
  'address',
  'figure',
  'figcaption',
  'form',
  'fieldset',
  'body',
  'html',
  'center',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'tr',
  'td',
  'th',
  'table',
  'tbody',
  'thead',
  'tfoot',
  'caption',
]);
const BOLD = new Set(['b', 'strong', 'th']);
const HIDDEN = /display\s*:\s*none|mso-hide\s*:\s*all/iu;
const BOLD_STYLE = /font-weight\s*:\s*(?:bold|[6-9]00)/iu;
const SIZE = /font-size\s*:\s*([\d.]+)\s*(pt|px)/iu;
const PX_TO_PT = 0.75;
const VOID = new Set(['br', 'hr', 'img', 'meta', 'link', 'input', 'col', 'wbr', 'area', 'base']);

type OpenTag = {
  readonly name: string;
  readonly bold: boolean;
  readonly size: number;
  readonly heading: boolean;
  readonly hidden: boolean;
};

type OpenTable = { readonly rows: FlowCell[][]; readonly outer: FlowBlock[] };

/** Turns HTML into blocks: paragraphs, list items, tables; no layout is computed. */
class HtmlReader {
  images = 0;
  private blocks: FlowBlock[] = [];
  private readonly stack: OpenTag[] = [];
  private readonly tables: OpenTable[] = [];
  private text = '';
  private letters = 0;
  private boldLetters = 0;
  private size = 0;
  private bullet = false;

  read(source: string): readonly FlowBlock[] {
    for (const token of htmlTokens(source)) {
      if (token.kind === 'text') this.write(token.text);
      else if (token.kind === 'open') this.open(token.name, token.attributes);
      else this.close(token.name);
    }
    this.endLine();
    while (this.tables.length > 0) this.closeTable();
    return this.blocks;
  }

  private get top(): OpenTag {
    return this.stack.at(-1) ?? { name: '', bold: false, size: 0, heading: false, hidden: false };
  }

  private write(raw: string): void {
    const { top } = this;
    if (top.hidden) return;
    const text = decodeEntities(raw.replace(/[ \t\r\n\f]+/gu, ' '), HTML_ENTITIES);
    const letters = text.trim().length;
    this.text += this.text.endsWith(' ') ? text.replace(/^ /u, '') : text;
    this.letters += letters;
    if (top.bold) this.boldLetters += letters;
    if (letters > 0) this.size = Math.max(this.size, top.size);
  }

  private open(name: string, attributes: string): void {
    if (name === 'br') {
      this.endLine();
      return;
    }
    if (name === 'img' || name === 'v:imagedata') this.images += 1;
    if (VOID.has(name)) return;
    if (BLOCKS.has(name)) this.endLine();
    if (name === 'li') this.bullet = true;
    if (name === 'table') this.openTable();
    else if (name === 'tr') this.tables.at(-1)?.rows.push([]);
    else if (name === 'td' || name === 'th') this.openCell();
    const { top } = this;
    const size = SIZE.exec(attributes);
    const points =
      Number.parseFloat(size?.[1] ?? '0') * (size?.[2]?.toLowerCase() === 'px' ? PX_TO_PT : 1);
    if (this.stack.length >= MAX_DEPTH * 4) throw new ReadingFailure('damaged', 'HTML nesting');
    this.stack.push({
      name,
      bold: top.bold || BOLD.has(name) || HEADING.test(name) || BOLD_STYLE.test(attributes),
      size: points > 0 ? points : top.size,
      heading: top.heading || HEADING.test(name),
      hidden: top.hidden || HIDDEN.test(attributes),
    });
  }

  private close(name: string): void {
    if (BLOCKS.has(name)) this.endLine();
    if (name === 'table') this.closeTable();
    const at = this.stack.findLastIndex((tag) => tag.name === name);
    if (at >= 0) this.stack.length = at;
    if (name === 'li') this.bullet = false;
  }

  private endLine(): void {
    if (this.text.trim() !== '') {
      const { heading } = this.top;
      this.blocks.push(
        flowLine(this.text.trim(), {
          bold: this.boldLetters * 2 > this.letters,
          fontSize: this.size,
          heading,
          bullet: this.bullet && !heading,
        }),
      );
      this.bullet = false;
    }
    this.text = '';
    this.letters = 0;
    this.boldLetters = 0;
    this.size = 0;
  }

  private openTable(): void {
    if (this.tables.length >= MAX_DEPTH) throw new ReadingFailure('damaged', 'HTML tables');
    this.tables.push({ rows: [], outer: this.blocks });
    this.blocks = [];
  }

  private openCell(): void {
    const rows = this.tables.at(-1)?.rows;
    if (rows === undefined) return;
    if (rows.length === 0) rows.push([]);
    this.blocks = [];
    rows.at(-1)?.push({ blocks: this.blocks, width: 0 });
  }

  private closeTable(): void {
    const table = this.tables.pop();
    if (table === undefined) return;
    this.blocks = table.outer;
    this.blocks.push({ kind: 'table', rows: table.rows });
  }
}

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
