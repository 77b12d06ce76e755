import type { PdfEngine } from '#/adapters/documents/pdf/engine';
import type { Painter } from '#/adapters/documents/pdf/Painter';

/** What a page shows beside its text: the area of its pictures, in square points, and its filled shapes. */
export type Pictures = { readonly area: number; readonly shapes: number };

const painted = (ops: PdfEngine['OPS']): ReadonlySet<number> =>
  new Set([
    ops.paintImageXObject,
    ops.paintImageXObjectRepeat,
    ops.paintImageMaskXObject,
    ops.paintImageMaskXObjectRepeat,
    ops.paintImageMaskXObjectGroup,
    ops.paintInlineImageXObject,
    ops.paintInlineImageXObjectGroup,
    ops.paintSolidColorImageMask,
  ]);

/**
 * Follows the operators of a page to tell how much of it pictures cover. Pictures are never decoded, so
 * that pdf.js leaves them out of its operators: what stays is a square set to the size of the picture
 * (`595 0 0 842 0 0 cm`) in which nothing is painted.
 */
export class PictureWatch implements Pictures {
  area = 0;
  shapes = 0;
  /** Area of the square set last, while nothing was painted in it. */
  private pending = 0;
  private readonly paints: ReadonlySet<number>;
  private readonly leaves: ReadonlySet<number>;

  constructor(
    private readonly ops: PdfEngine['OPS'],
    private readonly painter: Painter,
  ) {
    this.paints = painted(ops);
    this.leaves = new Set([ops.restore, ops.paintFormXObjectEnd, ops.endGroup]);
  }

  /** Before the operator acts: where the square is left, what was to be painted in it is a picture. */
  before(operator: number): void {
    if (!this.leaves.has(operator) || this.pending === 0) return;
    this.area += this.pending;
    this.painter.fillUnknown(true);
    this.pending = 0;
  }

  /** After the operator has acted. */
  after(operator: number, fills: boolean): void {
    const { ops } = this;
    if (operator === ops.transform) this.pending = this.painter.unitArea;
    else if (this.paints.has(operator)) {
      this.area += this.painter.unitArea;
      this.painter.fillUnknown(true);
      this.pending = 0;
    } else if (operator === ops.beginText || operator === ops.shadingFill) this.pending = 0;
    else if (operator === ops.constructPath && fills) {
      this.shapes += 1;
      this.pending = 0;
    }
  }
}
