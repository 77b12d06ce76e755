import type { Matrix } from '#/adapters/documents/pdf/matrix';

/** `x0 <= x1` and `y0 <= y1`, in points from the top left corner of the page. */
export type Box = {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
};

/** Operators inside the path data of pdf.js, and how many numbers follow each. */
const MOVE = 0;
const LINE = 1;
const CURVE = 2;
const QUADRATIC = 3;
const ARITY: readonly number[] = [2, 2, 6, 4, 0];

/** Longer paths are drawings, not panels: they are taken for the box around them. */
const MAX_NUMBERS = 4_000;

/** What a frame of two rectangles takes, four numbers for each side. */
const PANEL_NUMBERS = 32;

const inBox = ({ x0, y0, x1, y1 }: Box, x: number, y: number): boolean =>
  x >= x0 && x <= x1 && y >= y0 && y <= y1;

/** The outline of something painted on a page. Curves are taken by their control points. */
export class Shape {
  private constructor(
    readonly box: Box,
    /** Ends of the outline's straight parts, four numbers each; empty for the box itself. */
    private readonly edges: readonly number[],
    private readonly evenOdd: boolean,
  ) {}

  /** A box given in the space that `matrix` brings to the page. */
  static ofBox(x0: number, y0: number, x1: number, y1: number, matrix: Matrix): Shape {
    return Shape.ofPath([MOVE, x0, y0, LINE, x1, y0, LINE, x1, y1, LINE, x0, y1], matrix, false);
  }

  static ofPath(data: ArrayLike<number>, matrix: Matrix, evenOdd: boolean): Shape {
    const [a, b, c, d, e, f] = matrix;
    const exact = data.length <= MAX_NUMBERS;
    const edges: number[] = [];
    let box = { x0: Infinity, y0: Infinity, x1: -Infinity, y1: -Infinity };
    let start: readonly [number, number] | null = null;
    let last: readonly [number, number] | null = null;
    const to = (x: number, y: number): void => {
      if (exact && last !== null) edges.push(...last, x, y);
      last = [x, y];
      box = {
        x0: Math.min(box.x0, x),
        y0: Math.min(box.y0, y),
        x1: Math.max(box.x1, x),
        y1: Math.max(box.y1, y),
      };
    };
    const close = (): void => {
      if (start !== null) to(...start);
      start = null;
      last = null;
    };
    for (let at = 0; at < data.length;) {
      const operator = data[at] ?? 0;
      const arity = ARITY[operator] ?? 0;
      if (operator === MOVE) close();
      for (let i = at + 1; i <= at + arity; i += 2) {
        const [x, y] = [data[i] ?? 0, data[i + 1] ?? 0];
        to(a * x + c * y + e, b * x + d * y + f);
        start ??= last;
      }
      if (operator !== MOVE && operator !== LINE && operator !== CURVE && operator !== QUADRATIC)
        close();
      at += arity + 1;
    }
    close();
    return new Shape(box, edges, evenOdd);
  }

  /** It has more corners than panels and frames have: letters, or a drawing. */
  get isDrawn(): boolean {
    return this.edges.length === 0 || this.edges.length > PANEL_NUMBERS;
  }

  contains(x: number, y: number): boolean {
    if (!inBox(this.box, x, y)) return false;
    const { edges } = this;
    if (edges.length === 0) return true;
    let winding = 0;
    let crossings = 0;
    for (let i = 0; i < edges.length; i += 4) {
      const [ax = 0, ay = 0, bx = 0, by = 0] = [edges[i], edges[i + 1], edges[i + 2], edges[i + 3]];
      if (ay > y === by > y || x >= ax + ((y - ay) / (by - ay)) * (bx - ax)) continue;
      winding += by > ay ? 1 : -1;
      crossings += 1;
    }
    return this.evenOdd ? crossings % 2 === 1 : winding !== 0;
  }
}
