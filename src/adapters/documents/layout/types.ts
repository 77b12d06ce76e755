/** One glyph on a page, in points, origin at the top left. */
export type Glyph = {
  readonly text: string;
  readonly x0: number;
  readonly x1: number;
  /** The baseline, counted downwards. */
  readonly y: number;
  readonly size: number;
  readonly bold: boolean;
  readonly font: string;
};

/** A run of words that belong together on one baseline: a cell, a column's line, a label. */
export type Segment = {
  readonly text: string;
  readonly x0: number;
  readonly x1: number;
  readonly y: number;
  readonly size: number;
  readonly bold: boolean;
  readonly bullet: boolean;
};

/** A line of a column in reading order; several segments of one baseline are parted by tabs. */
export type LaidLine = {
  readonly text: string;
  readonly x0: number;
  readonly x1: number;
  readonly y: number;
  readonly size: number;
  readonly bold: boolean;
  readonly bullet: boolean;
  readonly table: boolean;
};

/** A column, band or text flow of one page. */
export type LaidBlock = {
  readonly kind: 'flow' | 'column' | 'side';
  readonly x0: number;
  readonly x1: number;
  readonly lines: readonly LaidLine[];
};

export type LaidPage = {
  readonly width: number;
  readonly height: number;
  readonly blocks: readonly LaidBlock[];
};
