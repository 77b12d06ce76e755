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
};

/** A table: rows of cells of blocks. */
export type FlowTable = { readonly kind: 'table'; readonly rows: readonly FlowRow[] };
export type FlowRow = readonly FlowCell[];
/** `width` is a share of the table's width, 0 where unknown. */
export type FlowCell = { readonly blocks: readonly FlowBlock[]; readonly width: number };

/** A text box or frame, a page header or footer. */
export type FlowBox = {
  readonly kind: 'box';
  readonly region: 'textBox' | 'header' | 'footer';
  readonly blocks: readonly FlowBlock[];
};

export type FlowBlock = FlowLine | FlowTable | FlowBox;

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
