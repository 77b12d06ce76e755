import { MAX_GLYPHS_PER_PAGE } from '#/adapters/documents/documentLimits';
import { IDENTITY, multiply, toMatrix, type Matrix } from '#/adapters/documents/pdf/matrix';
import type { Painter } from '#/adapters/documents/pdf/Painter';
import type { PlacedGlyph } from '#/adapters/documents/pdf/PlacedGlyph';
import { middleOf } from '#/adapters/documents/pdf/visibility';
import { ReadingFailure } from '#/adapters/documents/ReadingFailure';

/** What is known of a font: `scale` turns glyph widths into ems. */
export type PdfFont = {
  readonly name: string;
  readonly bold: boolean;
  readonly scale: number;
  readonly vertical: boolean;
};

type State = {
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
/** Fonts that map their space to a tab or to the end of a line. */
const BLANK = /^[\t\n\v\f\r]+$/u;
const MIN_SIZE = 0.5;

/** Follows the text state of a PDF page and notes every glyph shown, with its exact place. */
export class TextMachine {
  readonly glyphs: PlacedGlyph[] = [];
  private state: State;
  private readonly saved: State[] = [];
  private textMatrix: Matrix = IDENTITY;
  private lineMatrix: Matrix = IDENTITY;

  constructor(
    private readonly painter: Painter,
    private readonly findFont: (id: string) => PdfFont,
  ) {
    this.state = {
      font: NO_FONT,
      size: 0,
      charSpacing: 0,
      wordSpacing: 0,
      horizontalScale: 1,
      leading: 0,
      rise: 0,
    };
  }

  save(): void {
    this.saved.push({ ...this.state });
  }

  restore(): void {
    const state = this.saved.pop();
    if (state !== undefined) this.state = state;
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
    const { state, painter } = this;
    if (this.glyphs.length >= MAX_GLYPHS_PER_PAGE)
      throw new ReadingFailure('tooLong', 'glyphs of a page');
    const place = multiply(
      painter.ctm,
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
      text: BLANK.test(text) ? ' ' : UNDECODED.test(text) ? REPLACEMENT : text,
      x0: Math.min(x, x + reach),
      x1: Math.max(x, x + reach),
      y,
      size,
      bold: state.font.bold,
      font: state.font.name,
      turn,
      ink: painter.ink,
      middle: middleOf(place, width, state.size),
    });
  }
}
