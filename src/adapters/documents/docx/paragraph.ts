import {
  anchorPlace,
  framePlace,
  placeInGroup,
  shapePlace,
} from '#/adapters/documents/docx/boxPlaces';
import { paragraphLook, runLook, type Look, type Styles } from '#/adapters/documents/docx/styles';
import { flowLine } from '#/adapters/documents/flow/flowBlocks';
import type {
  BoxPlace,
  FlowBlock,
  FlowBox,
  FlowGap,
  FlowLine,
  Setting,
} from '#/adapters/documents/flow/flowBlocks';
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

type Box = { readonly content: XmlElement; readonly place: BoxPlace | null };

/** Elements of older versions that hold a text box. */
const SHAPES = new Set(['shape', 'rect', 'roundrect', 'oval']);
const GROUPS = new Set(['wgp', 'grpSp', 'wpc']);

class ParagraphReader {
  readonly pieces: Piece[] = [];
  readonly boxes: Box[] = [];
  private place: BoxPlace | null = null;
  private group: XmlElement | null = null;

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
    else if (name === TEXT_BOX) this.boxes.push({ content: element, place: this.place });
    else if (name === 'drawing') this.readPlaced(element, look, anchorPlace(element));
    else if (SHAPES.has(name)) this.readPlaced(element, look, this.place ?? shapePlace(element));
    else if (name === 'wsp' || GROUPS.has(name)) this.readInGroup(element, look);
    else if (name === 'AlternateContent') {
      const branch = chosenBranch(element);
      if (branch !== undefined) this.read(branch, look);
    } else {
      if (PICTURES.has(name)) this.context.images += 1;
      this.read(element, look);
    }
  }

  private readPlaced(element: XmlElement, look: Look, place: BoxPlace | null): void {
    const around = this.place;
    this.place = place;
    this.read(element, look);
    this.place = around;
  }

  private readInGroup(element: XmlElement, look: Look): void {
    const { group, place } = this;
    const own = place === null || group === null ? place : placeInGroup(group, element, place);
    if (GROUPS.has(element.name)) this.group = element;
    this.readPlaced(element, look, own);
    this.group = group;
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

/** A list item of unknown indent stands so far in, in points. */
const LIST_INDENT = 18;

const settingOf = (look: Look): Setting => {
  const isItem = look.list === true && look.heading !== true;
  return {
    left: look.left ?? (isItem ? LIST_INDENT : 0),
    right: look.right ?? 0,
    // The mark of an item hangs out, its text does not.
    first: isItem ? 0 : (look.first ?? 0),
    align: look.align ?? 'left',
    before: look.before ?? 0,
    after: look.after ?? 0,
    spacing: look.spacing ?? 1,
    tabs: look.tabs ?? [],
  };
};

/** Lines of a paragraph with breaks: space before the first, space after the last. */
const settingAt = (setting: Setting, index: number, last: number): Setting => ({
  ...setting,
  before: index === 0 ? setting.before : 0,
  after: index === last ? setting.after : 0,
});

const GAP_PITCH = 1.18;

/** Reads a paragraph: its lines, with the text boxes anchored in it, those with a place of their own first. `spaceBefore` is in points. */
export const readParagraph = (
  paragraph: XmlElement,
  context: DocxContext,
  spaceBefore: number,
): {
  readonly blocks: readonly FlowBlock[];
  readonly spaceAfter: number;
  /** Where it stands, if it is set in a frame. */
  readonly frame: BoxPlace | null;
} => {
  const properties = child(paragraph, 'pPr');
  const styleId = child(properties, 'pStyle')?.attributes['val'] ?? '';
  const style = context.styles.get(styleId) ?? context.styles.get('') ?? {};
  const look: Look = { ...style, ...paragraphLook(properties) };
  if (child(properties, 'pageBreakBefore') !== undefined) context.page += 1;
  const reader = new ParagraphReader(context, look);
  const page = context.page;
  reader.read(paragraph, {});
  const lines: FlowLine[] = [];
  const setting = settingOf(look);
  const written = splitAtBreaks(reader.pieces).filter(
    (pieces) =>
      pieces
        .map(({ text }) => text)
        .join('')
        .trim() !== '',
  );
  for (const [index, pieces] of written.entries()) {
    const text = pieces.map((piece) => piece.text).join('');
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
        setting: settingAt(setting, index, written.length - 1),
      }),
    );
  }
  const boxes = reader.boxes.map(({ content, place }): FlowBox => ({
    kind: 'box',
    region: 'textBox',
    blocks: context.readBlocks(content),
    ...(place === null ? {} : { place }),
  }));
  const isPlaced = ({ place }: FlowBox): boolean => place !== undefined;
  const empty = lines.length === 0;
  const size = look.size ?? DEFAULT_SIZE;
  const gap: FlowGap = {
    kind: 'gap',
    height: setting.before + setting.after + GAP_PITCH * size * setting.spacing,
    page,
  };
  return {
    frame: framePlace(look.frame),
    blocks: [
      ...boxes.filter(isPlaced),
      ...(empty ? [gap] : lines),
      ...boxes.filter((box) => !isPlaced(box)),
    ],
    spaceAfter: (look.after ?? 0) + (empty ? spaceBefore + size : 0),
  };
};
