import { paragraphLook, runLook, type Look, type Styles } from '#/adapters/documents/docx/styles';
import { flowLine, type FlowBlock, type FlowLine } from '#/adapters/documents/flow/flowBlocks';
import type { XmlElement } from '#/adapters/documents/xml/parseXml';
import { child, elements, textOf } from '#/adapters/documents/xml/query';

/** State shared by the paragraphs of one part. */
export type DocxContext = {
  readonly styles: Styles;
  readonly readBlocks: (container: XmlElement) => readonly FlowBlock[];
  page: number;
  images: number;
};

type Piece = { readonly text: string; readonly bold: boolean; readonly size: number };

/** Marks a break inside the text of a piece; control characters never survive cleaning. */
const BREAK = '\u000b';
const DEFAULT_SIZE = 10;

const symbol = (element: XmlElement): string => {
  const code = Number.parseInt(element.attributes['char'] ?? '', 16);
  return Number.isFinite(code) && code > 0x1f ? String.fromCodePoint(Math.min(code, 0xffff)) : '';
};

/** The branch of an `mc:AlternateContent` that is read: the other says the same again. */
export const chosenBranch = (alternate: XmlElement): XmlElement | undefined => {
  const branches = elements(alternate).filter(
    ({ name }) => name === 'Choice' || name === 'Fallback',
  );
  return branches.find((branch) => textOf(branch).trim() !== '') ?? branches[0];
};

const TEXT_BOX = 'txbxContent';
const SKIPPED = new Set(['pPr', 'rPr', 'del', 'moveFrom', 'instrText', 'delText', 'rubyPr', 'rt']);
const PICTURES = new Set(['blip', 'imagedata']);

class ParagraphReader {
  readonly pieces: Piece[] = [];
  readonly boxes: XmlElement[] = [];

  constructor(
    private readonly context: DocxContext,
    private readonly base: Look,
  ) {}

  private push(text: string, look: Look): void {
    this.pieces.push({ text, bold: look.bold === true, size: look.size ?? DEFAULT_SIZE });
  }

  read(container: XmlElement, look: Look): void {
    for (const element of elements(container)) this.readElement(element, look);
  }

  private readElement(element: XmlElement, look: Look): void {
    const { name } = element;
    if (SKIPPED.has(name)) return;
    if (name === 'r') this.readRun(element, look);
    else if (name === 't') this.push(textOf(element), look);
    else if (name === 'tab' || name === 'ptab') this.push('\t', look);
    else if (name === 'br' || name === 'cr') this.readBreak(element, look);
    else if (name === 'lastRenderedPageBreak') this.context.page += 1;
    else if (name === 'noBreakHyphen') this.push('-', look);
    else if (name === 'sym') this.push(symbol(element), look);
    else if (name === TEXT_BOX) this.boxes.push(element);
    else if (name === 'AlternateContent') {
      const branch = chosenBranch(element);
      if (branch !== undefined) this.read(branch, look);
    } else {
      if (PICTURES.has(name)) this.context.images += 1;
      this.read(element, look);
    }
  }

  private readRun(run: XmlElement, look: Look): void {
    const properties = child(run, 'rPr');
    if (
      child(properties, 'vanish') !== undefined &&
      child(properties, 'vanish')?.attributes['val'] !== '0'
    )
      return;
    const style = this.context.styles.get(child(properties, 'rStyle')?.attributes['val'] ?? '');
    const named = child(properties, 'rStyle') === undefined ? {} : pickRun(style);
    this.read(run, { ...this.base, ...look, ...named, ...runLook(properties) });
  }

  private readBreak(element: XmlElement, look: Look): void {
    if (element.attributes['type'] === 'page') this.context.page += 1;
    this.push(BREAK, look);
  }
}

const pickRun = (look: Look | undefined): Look =>
  look?.bold === undefined ? {} : { bold: look.bold };

const weigh = (pieces: readonly Piece[]): { bold: boolean; fontSize: number } => {
  let bold = 0;
  let all = 0;
  let fontSize = 0;
  for (const piece of pieces) {
    const letters = piece.text.replace(/\s/gu, '').length;
    all += letters;
    if (piece.bold) bold += letters;
    if (letters > 0) fontSize = Math.max(fontSize, piece.size);
  }
  return { bold: all > 0 && bold * 2 > all, fontSize };
};

const splitAtBreaks = (pieces: readonly Piece[]): readonly (readonly Piece[])[] => {
  const lines: Piece[][] = [[]];
  for (const piece of pieces) {
    if (piece.text === BREAK) lines.push([]);
    else lines.at(-1)?.push(piece);
  }
  return lines;
};

/** Reads a paragraph: its lines, then the text boxes anchored in it. `spaceBefore` is in points. */
export const readParagraph = (
  paragraph: XmlElement,
  context: DocxContext,
  spaceBefore: number,
): { readonly blocks: readonly FlowBlock[]; readonly spaceAfter: number } => {
  const properties = child(paragraph, 'pPr');
  const styleId = child(properties, 'pStyle')?.attributes['val'] ?? '';
  const style = context.styles.get(styleId) ?? context.styles.get('') ?? {};
  const look: Look = { ...style, ...paragraphLook(properties) };
  if (child(properties, 'pageBreakBefore') !== undefined) context.page += 1;
  const reader = new ParagraphReader(context, look);
  const page = context.page;
  reader.read(paragraph, {});
  const lines: FlowLine[] = [];
  for (const pieces of splitAtBreaks(reader.pieces)) {
    const text = pieces.map((piece) => piece.text).join('');
    if (text.trim() === '') continue;
    const weight = weigh(pieces);
    const first = lines.length === 0;
    lines.push(
      flowLine(text, {
        ...weight,
        page,
        heading: look.heading === true,
        bullet: first && look.list === true && look.heading !== true,
        gapBefore: first
          ? Math.round((10 * (spaceBefore + (look.before ?? 0))) / Math.max(weight.fontSize, 1)) /
            10
          : 0,
      }),
    );
  }
  const boxes = reader.boxes.map((box): FlowBlock => ({
    kind: 'box',
    region: 'textBox',
    blocks: context.readBlocks(box),
  }));
  const empty = lines.length === 0;
  return {
    blocks: [...lines, ...boxes],
    spaceAfter: (look.after ?? 0) + (empty ? spaceBefore + (look.size ?? DEFAULT_SIZE) : 0),
  };
};
