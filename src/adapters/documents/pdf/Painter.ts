import type { Mark } from '#/adapters/documents/layout/types';
import { IDENTITY, multiply, toMatrix } from '#/adapters/documents/pdf/matrix';
import type { Matrix } from '#/adapters/documents/pdf/matrix';
import { Shape } from '#/adapters/documents/pdf/Shape';
import type { Painted } from '#/adapters/documents/pdf/visibility';

/** Size, in points, and shape of what may be a list mark. */
const SMALLEST = 1;
const LARGEST = 8;
const SQUARENESS = 0.7;

/** The mark that a filled shape with the box `[x0, y0, x1, y1]` may be: small, and square or round. */
const toMark = (box: unknown, [a, b, c, d, e, f]: Matrix): Mark | null => {
  if (typeof box !== 'object' || box === null) return null;
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = Array.from(box as ArrayLike<unknown>, Number);
  const width = Math.hypot(a, b) * Math.abs(x1 - x0);
  const height = Math.hypot(c, d) * Math.abs(y1 - y0);
  const side = Math.max(width, height);
  if (side < SMALLEST || side > LARGEST || Math.min(width, height) < SQUARENESS * side) return null;
  const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
  return { x: a * x + c * y + e, y: b * x + d * y + f, side };
};

/** Shapes noted on one page: far more than any page has. */
const MAX_MARKS = 2_000;
const MAX_PAINTED = 1_500;
/** A shape smaller than this, in points, hides no letter. */
const MIN_PAINTED = 4;
const MAX_CLIPS = 20;

/** How what is drawn next will show. */
type Paint = {
  /** `#rrggbb` of what is filled; null for a pattern. */
  readonly color: string | null;
  /** 0 to 1. */
  readonly alpha: number;
  /** Mixed with what lies below it: by a mask, a blend mode, or with the group it is in. */
  readonly masked: boolean;
  readonly blended: boolean;
  readonly grouped: boolean;
  /** Mode of the operator `Tr`. */
  readonly mode: number;
  readonly clips: readonly Shape[];
};

const PLAIN: Paint = {
  color: '#000000',
  alpha: 1,
  masked: false,
  blended: false,
  grouped: false,
  mode: 0,
  clips: [],
};

/** Below this a text is taken not to show. */
const FAINT = 0.05;
/** Modes of text that leave no ink: invisible, and only a clipping path. */
const INKLESS: ReadonlySet<number> = new Set([3, 7]);
/** Modes of text that is stroked and not filled. */
const STROKED: ReadonlySet<number> = new Set([1, 5]);

const isMixed = ({ masked, blended, grouped }: Paint): boolean => masked || blended || grouped;

const inkOf = (paint: Paint): string | null => {
  const { color, alpha, mode } = paint;
  if (INKLESS.has(mode) || alpha < FAINT) return 'none';
  return isMixed(paint) || STROKED.has(mode) ? null : color;
};

type State = { readonly ctm: Matrix; readonly paint: Paint };

/** Follows the graphics state of a PDF page and notes what is painted on it beside the text. */
export class Painter {
  readonly marks: Mark[] = [];
  readonly painted: Painted[] = [];
  private state: State;
  private readonly saved: State[] = [];

  constructor(
    viewport: Matrix,
    /** How many glyphs were drawn so far. */
    private readonly drawn: () => number,
  ) {
    this.state = { ctm: viewport, paint: PLAIN };
  }

  get ctm(): Matrix {
    return this.state.ctm;
  }

  /** The colour of what is written now, `#rrggbb`; null where it is not one colour, `none` where nothing shows. */
  get ink(): string | null {
    return inkOf(this.state.paint);
  }

  /** Area of the unit square where drawing goes on, in square points: that of a picture painted there. */
  get unitArea(): number {
    const [a, b, c, d] = this.state.ctm;
    return Math.abs(a * d - b * c);
  }

  save(): void {
    this.saved.push(this.state);
  }

  restore(): void {
    this.state = this.saved.pop() ?? this.state;
  }

  transform(matrix: unknown): void {
    this.state = { ...this.state, ctm: multiply(this.state.ctm, toMatrix(matrix)) };
  }

  setPaint(change: Partial<Paint>): void {
    this.state = { ...this.state, paint: { ...this.state.paint, ...change } };
  }

  /** Begins a group, which is mixed as a whole where the state says so. */
  beginGroup(): void {
    const { paint } = this.state;
    this.save();
    this.setPaint({ alpha: 1, grouped: isMixed(paint) || paint.alpha < 1 });
  }

  /** Narrows what will show to a path of the current space. */
  clip(path: ArrayLike<number>, evenOdd: boolean): void {
    this.narrow(Shape.ofPath(path, this.state.ctm, evenOdd));
  }

  clipToBox(box: unknown): void {
    if (typeof box !== 'object' || box === null) return;
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = Array.from(box as ArrayLike<unknown>, Number);
    this.narrow(Shape.ofBox(x0, y0, x1, y1, this.state.ctm));
  }

  /** Notes a filled path, and that it may be a list mark by its box `[x0, y0, x1, y1]`. */
  fill(path: ArrayLike<number>, evenOdd: boolean, box: unknown): void {
    const mark = toMark(box, this.state.ctm);
    if (mark !== null && this.marks.length < MAX_MARKS) this.marks.push(mark);
    const { color, alpha } = this.state.paint;
    if (alpha < FAINT || this.painted.length >= MAX_PAINTED) return;
    const shape = Shape.ofPath(path, this.state.ctm, evenOdd);
    this.notePainted(shape, color, alpha === 1 && !isMixed(this.state.paint) && color !== null);
  }

  /** Notes that a picture or a shading fills the unit square, or the page. */
  fillUnknown(unitSquare: boolean): void {
    if (this.painted.length >= MAX_PAINTED) return;
    const shape = unitSquare
      ? Shape.ofBox(0, 0, 1, 1, this.state.ctm)
      : Shape.ofBox(-1e5, -1e5, 1e5, 1e5, IDENTITY);
    this.notePainted(shape, null, false);
  }

  private notePainted(shape: Shape, color: string | null, opaque: boolean): void {
    const { x0, y0, x1, y1 } = shape.box;
    if (!(x1 - x0 >= MIN_PAINTED && y1 - y0 >= MIN_PAINTED)) return;
    const { clips } = this.state.paint;
    this.painted.push({ shape, clips, color, opaque, after: this.drawn() });
  }

  private narrow(clip: Shape): void {
    const { clips } = this.state.paint;
    if (clips.length < MAX_CLIPS) this.setPaint({ clips: [...clips, clip] });
  }
}
