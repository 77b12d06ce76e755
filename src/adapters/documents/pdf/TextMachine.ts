import type { Turn } from '#/adapters/documents/layout/places';
import type { Glyph, Mark } from '#/adapters/documents/layout/types';
import { MAX_GLYPHS_PER_PAGE } from '#/adapters/documents/limits';
import { IDENTITY, multiply, toMatrix, type Matrix } from '#/adapters/documents/pdf/matrix';
import { ReadingFailure } from '#/adapters/documents/ReadingFailure';

/** What is known of a font: `scale` turns glyph widths into ems. */
export type PdfFont = {
  readonly name: string;
  readonly bold: boolean;
  readonly scale: number;
  readonly vertical: boolean;
};

/** A glyph and the direction it is written in: 0 upright, then quarter turns. */
export type PlacedGlyph = Glyph & { readonly turn: Turn };

type State = {
  ctm: Matrix;
  font: PdfFont;
  size: number;
  charSpacing: number;
  wordSpacing: number;
  horizontalScale: number;
  leading: number;
  rise: number;
};

const NO_FONT: PdfFont = { name: '', bold: false, scale: 0.001, vertical: false };

type GlyphRecord = {
  readonly unicode?: unknown;
  readonly width?: unknown;
  readonly isSpace?: unknown;
};

const isGlyph = (value: unknown): value is GlyphRecord =>
  typeof value === 'object' && value !== null;

const number = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) ? value : 0;

const UNDECODED = /^[\p{Cc}\p{Cn}\p{Cs}]/u;
const REPLACEMENT = '\ufffd';
const MIN_SIZE = 0.5;

/** Size, in points, and shape of what may be a list mark; a page has far fewer than the limit. */
const MARK = { smallest: 1, largest: 8, squareness: 0.7, most: 2_000 } as const;

/** Follows the text state of a PDF page and notes every glyph shown, with its exact place. */
export class TextMachine {
  readonly glyphs: PlacedGlyph[] = [];
  readonly marks: Mark[] = [];
  private state: State;
  private readonly saved: State[] = [];
  private textMatrix: Matrix = IDENTITY;
  private lineMatrix: Matrix = IDENTITY;

  constructor(
    viewport: Matrix,
    private readonly findFont: (id: string) => PdfFont,
  ) {
    this.state = {
      ctm: viewport,
      font: NO_FONT,
      size: 0,
      charSpacing: 0,
      wordSpacing: 0,
      horizontalScale: 1,
      leading: 0,
      rise: 0,
    };
  }

  /** Area of the unit square where drawing goes on, in square points: that of a picture painted there. */
  get unitArea(): number {
    const [a, b, c, d] = this.state.ctm;
    return Math.abs(a * d - b * c);
  }

  save(): void {
    this.saved.push({ ...this.state });
  }

  restore(): void {
    const state = this.saved.pop();
    if (state !== undefined) this.state = state;
  }

  transform(matrix: unknown): void {
    this.state.ctm = multiply(this.state.ctm, toMatrix(matrix));
  }

  beginText(): void {
    this.textMatrix = IDENTITY;
    this.lineMatrix = IDENTITY;
  }

  setFont(id: unknown, size: unknown): void {
    this.state.font = typeof id === 'string' ? this.findFont(id) : NO_FONT;
    this.state.size = number(size);
  }

  setSpacing(kind: 'charSpacing' | 'wordSpacing' | 'leading' | 'rise', value: unknown): void {
    this.state[kind] = number(value);
  }

  /** `percent` as in the operator `Tz`. */
  setHorizontalScale(percent: unknown): void {
    this.state.horizontalScale = number(percent) / 100;
  }

  setTextMatrix(matrix: unknown): void {
    this.textMatrix = toMatrix(matrix);
    this.lineMatrix = this.textMatrix;
  }

  moveText(x: unknown, y: unknown): void {
    this.lineMatrix = multiply(this.lineMatrix, [1, 0, 0, 1, number(x), number(y)]);
    this.textMatrix = this.lineMatrix;
  }

  nextLine(): void {
    this.moveText(0, this.state.leading);
  }

  show(items: unknown): void {
    if (!Array.isArray(items)) return;
    const { state } = this;
    for (const item of items as readonly unknown[]) {
      if (typeof item === 'number') this.advance((-item / 1000) * state.size);
      else if (isGlyph(item)) this.showGlyph(item);
    }
  }

  /** Notes a filled shape given by its box `[x0, y0, x1, y1]` when it is small and square or round. */
  fillBox(box: unknown): void {
    if (typeof box !== 'object' || box === null || this.marks.length >= MARK.most) return;
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = Array.from(box as ArrayLike<unknown>, number);
    const [a, b, c, d, e, f] = this.state.ctm;
    const width = Math.hypot(a, b) * Math.abs(x1 - x0);
    const height = Math.hypot(c, d) * Math.abs(y1 - y0);
    const side = Math.max(width, height);
    if (
      side < MARK.smallest ||
      side > MARK.largest ||
      Math.min(width, height) < MARK.squareness * side
    )
      return;
    const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
    this.marks.push({ x: a * x + c * y + e, y: b * x + d * y + f, side });
  }

  private advance(distance: number): void {
    const { horizontalScale, font } = this.state;
    const move: Matrix = font.vertical
      ? [1, 0, 0, 1, 0, distance]
      : [1, 0, 0, 1, distance * horizontalScale, 0];
    this.textMatrix = multiply(this.textMatrix, move);
  }

  private showGlyph(glyph: GlyphRecord): void {
    const { state } = this;
    const width = number(glyph.width) * state.font.scale * state.size;
    const spacing = state.charSpacing + (glyph.isSpace === true ? state.wordSpacing : 0);
    if (typeof glyph.unicode === 'string' && glyph.unicode !== '') this.note(glyph.unicode, width);
    this.advance(width + spacing);
  }

  private note(text: string, width: number): void {
    const { state } = this;
    if (this.glyphs.length >= MAX_GLYPHS_PER_PAGE)
      throw new ReadingFailure('tooLong', 'glyphs of a page');
    const place = multiply(
      state.ctm,
      multiply(this.textMatrix, [state.horizontalScale, 0, 0, 1, 0, state.rise]),
    );
    const [a, b, c, d, e, f] = place;
    const size = Math.hypot(c, d) * Math.abs(state.size);
    const run = Math.hypot(a, b) * Math.sign(state.size || 1);
    if (!(size >= MIN_SIZE) || !Number.isFinite(e + f + run)) return;
    const turn = Math.abs(a) >= Math.abs(b) ? (a >= 0 ? 0 : 2) : b > 0 ? 1 : 3;
    // Turned text is laid out in a frame turned with it, where it runs left to right.
    const [x, y] = (
      [
        [e, f],
        [f, -e],
        [-e, -f],
        [-f, e],
      ] as const
    )[turn];
    const reach = width * run;
    this.glyphs.push({
      // A font without a map to letters gives its own numbers; shown as such they must be counted.
      text: UNDECODED.test(text) ? REPLACEMENT : text,
      x0: Math.min(x, x + reach),
      x1: Math.max(x, x + reach),
      y,
      size,
      bold: state.font.bold,
      font: state.font.name,
      turn,
    });
  }
}
