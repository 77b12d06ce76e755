/** How a paragraph is set. Lengths are in points, from the edges of the text around it. */
export type Setting = {
  readonly left: number;
  readonly right: number;
  /** Of the first line, beside `left`; negative where it hangs out. */
  readonly first: number;
  readonly align: 'left' | 'center' | 'right';
  readonly before: number;
  readonly after: number;
  /** Distance of two baselines in shares of the usual one. */
  readonly spacing: number;
  readonly tabs: readonly TabStop[];
};

export type TabStop = { readonly at: number; readonly kind: 'left' | 'center' | 'right' };

export const PLAIN_SETTING: Setting = {
  left: 0,
  right: 0,
  first: 0,
  align: 'left',
  before: 0,
  after: 0,
  spacing: 1,
  tabs: [],
};

/** One line of a format that flows (everything but PDF): no place on a page, only an order. */
export type FlowLine = {
  readonly kind: 'line';
  /** May hold tabs. */
  readonly text: string;
  /** Points; 0 where unknown. */
  readonly fontSize: number;
  readonly bold: boolean;
  readonly heading: boolean;
  readonly bullet: boolean;
  /** In line heights. */
  readonly gapBefore: number;
  readonly page: number;
  /** Of the formats that say how a page is set. */
  readonly setting?: Setting;
};

/** An empty paragraph: white space of so many points. */
export type FlowGap = { readonly kind: 'gap'; readonly height: number; readonly page: number };

/** A table: rows of cells of blocks. */
export type FlowTable = {
  readonly kind: 'table';
  readonly rows: readonly FlowRow[];
  /** Of its columns, in points, where the format says so. */
  readonly grid?: readonly number[];
  /** From the left edge of the text, in points. */
  readonly indent?: number;
};
export type FlowRow = readonly FlowCell[];
/** `width` is a share of the table's width, 0 where unknown. */
export type FlowCell = {
  readonly blocks: readonly FlowBlock[];
  readonly width: number;
  /** Columns of the grid that it takes; 1 where unsaid. */
  readonly columns?: number;
  /** Rows that it takes; 1 where unsaid. A place that a cell from above takes holds a cell of none. */
  readonly rows?: number;
  /** Of its row at least, in points. */
  readonly height?: number;
};

/** What a distance is measured from. */
export type Origin = 'page' | 'margin' | 'text';

/** Where a text box stands. Lengths are in points. */
export type BoxPlace = {
  readonly x: number | 'left' | 'center' | 'right';
  readonly xFrom: Origin;
  readonly y: number | 'top' | 'middle' | 'bottom';
  readonly yFrom: Origin;
  readonly width: number;
  /** 0 where it is as high as its text. */
  readonly height: number;
  /** White space between its edge and its text. */
  readonly inset: number;
  /** Its text stands in the middle of its height. */
  readonly middle: boolean;
  /** What the text around does: it goes on over the box, beside it, or below it. */
  readonly wrap: 'over' | 'beside' | 'below';
};

/** A text box or frame, a page header or footer. */
export type FlowBox = {
  readonly kind: 'box';
  readonly region: 'textBox' | 'header' | 'footer';
  readonly blocks: readonly FlowBlock[];
  /** Of a box with a place of its own; the others stand in the text. */
  readonly place?: BoxPlace;
};

export type FlowBlock = FlowLine | FlowGap | FlowTable | FlowBox;

/** A plain line with what is known of it. */
export const flowLine = (
  text: string,
  known: Partial<Omit<FlowLine, 'kind' | 'text'>> = {},
): FlowLine => ({
  kind: 'line',
  text,
  fontSize: 0,
  bold: false,
  heading: false,
  bullet: false,
  gapBefore: 0,
  page: 1,
  ...known,
});
