import type { WordPlace } from '#/domain/cv/document';

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
  /** Its colour, `#rrggbb`; null where that is not one colour, `none` where nothing is drawn. */
  readonly ink?: string | null;
};

/** A small filled shape that may be the mark of a list item: its centre and its larger side. */
export type Mark = { readonly x: number; readonly y: number; readonly side: number };

/** A run of words that belong together on one baseline: a cell, a column's line, a label. */
export type Segment = {
  readonly text: string;
  readonly x0: number;
  readonly x1: number;
  readonly y: number;
  /** Baseline of its last line, where a cell or label of several lines was joined; else `y`. */
  readonly yEnd: number;
  readonly size: number;
  readonly bold: boolean;
  readonly bullet: boolean;
  /** Where each word of `text` stands. */
  readonly places: readonly WordPlace[];
  /** What it is a line of, in the formats that know: the lines of one paragraph hold the same value. */
  readonly paragraph?: Paragraph;
};

/** A paragraph, or what stands between two tabs of one. `heading` is what the format itself says. */
export type Paragraph = { readonly heading: boolean };

/** A line in reading order; segments of one baseline are parted by tabs. */
export type LaidLine = Segment & { readonly table: boolean };

/** Lines that run one below the other. */
export type Flow = {
  readonly kind: 'flow';
  readonly x0: number;
  readonly x1: number;
  readonly lines: readonly LaidLine[];
};

/** Columns side by side, each with its own reading order. */
export type Columns = {
  readonly kind: 'columns';
  /** Left edge of the right-hand column. */
  readonly x: number;
  readonly left: Column;
  readonly right: Column;
};

export type Column = { readonly side: boolean; readonly sections: readonly Section[] };

/** A part of a page in reading order. */
export type Section = Flow | Columns;

export type LaidPage = {
  readonly width: number;
  readonly height: number;
  readonly sections: readonly Section[];
};
