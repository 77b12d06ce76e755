import type { Mark } from '#/adapters/documents/layout/types';
import type { Matrix } from '#/adapters/documents/pdf/matrix';

/** Size, in points, and shape of what may be a list mark. */
const SMALLEST = 1;
const LARGEST = 8;
const SQUARENESS = 0.7;

/** The mark that a filled shape with the box `[x0, y0, x1, y1]` may be: small, and square or round. */
export const toMark = (box: unknown, [a, b, c, d, e, f]: Matrix): Mark | null => {
  if (typeof box !== 'object' || box === null) return null;
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = Array.from(box as ArrayLike<unknown>, Number);
  const width = Math.hypot(a, b) * Math.abs(x1 - x0);
  const height = Math.hypot(c, d) * Math.abs(y1 - y0);
  const side = Math.max(width, height);
  if (side < SMALLEST || side > LARGEST || Math.min(width, height) < SQUARENESS * side) return null;
  const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
  return { x: a * x + c * y + e, y: b * x + d * y + f, side };
};
