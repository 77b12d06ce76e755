import { MAX_DEPTH, MAX_OBSTACLES } from '#/adapters/documents/documentLimits';
import { joinSpacedLetters } from '#/adapters/documents/flow/flattenBlocks';
import { PLAIN_SETTING } from '#/adapters/documents/flow/flowBlocks';
import type {
  BoxPlace,
  FlowBlock,
  FlowLine,
  FlowTable,
  Setting,
} from '#/adapters/documents/flow/flowBlocks';
import { textWidth, wrapText } from '#/adapters/documents/flow/textWidth';
import type { Segment } from '#/adapters/documents/layout/types';
import { ReadingFailure } from '#/adapters/documents/ReadingFailure';
import { splitBullet } from '#/adapters/documents/text/bullets';
import { cleanText } from '#/adapters/documents/text/clean';

/** The sheet a document is set on, in points: its size and where its text begins and ends. */
export type Sheet = {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
};

/** A place in the run of the text: a page, 1 for the first, and the height reached on it. */
type Cursor = { readonly page: number; readonly y: number };

/** Left and right ends of the text. `bound` text goes on on the next page where the page ends. */
type Room = { readonly x0: number; readonly x1: number; readonly bound: boolean };

type Obstacle = {
  readonly page: number;
  readonly x0: number;
  readonly x1: number;
  readonly y0: number;
  readonly y1: number;
  readonly below: boolean;
};

const DEFAULT_SIZE = 11;
/** Distance of two baselines, and of the first from the top of its line, in ems. */
const PITCH = 1.18;
const ASCENT = 0.9;
const DEFAULT_TAB = 36;
const CELL_PADDING = 5.4;
/** Text beside a box has at least this much room, in points. */
const MIN_ROOM = 72;
/** So many spaces in a row part cells: nobody writes them between words. */
const TOKENS = /(\t|[ \u00a0]{4,})/u;

const later = (one: Cursor, other: Cursor): Cursor =>
  one.page > other.page || (one.page === other.page && one.y >= other.y) ? one : other;

/** Left edge of a text of that width after a tab, and all stops are from `from`. */
const afterTab = (x: number, width: number, from: number, { tabs, left }: Setting): number => {
  const stops = [...tabs, { at: left, kind: 'left' as const }].toSorted((a, b) => a.at - b.at);
  const stop = stops.find(({ at }) => from + at > x + 1);
  if (stop === undefined)
    return from + (Math.floor((x - from + 1) / DEFAULT_TAB) + 1) * DEFAULT_TAB;
  const at = from + stop.at;
  if (stop.kind === 'left') return at;
  return Math.max(x, stop.kind === 'right' ? at - width : at - width / 2);
};

/** Sets the blocks of a document on its pages, about as a word processor does: where each line stands, and how wide it is. */
export class Typesetter {
  private readonly pages: Segment[][] = [];
  private readonly obstacles: Obstacle[] = [];

  /** `told` says that the lines themselves tell their pages. */
  constructor(
    private readonly sheet: Sheet,
    private readonly told: boolean,
  ) {}

  /** Sets blocks from the top of the first page on; gives the segments of each page. */
  set(blocks: readonly FlowBlock[]): readonly (readonly Segment[])[] {
    const { left, right, top } = this.sheet;
    this.blocks(blocks, { x0: left, x1: right, bound: true }, { page: 1, y: top }, 0);
    return Array.from(this.pages, (page) => page ?? []);
  }

  private blocks(blocks: readonly FlowBlock[], room: Room, start: Cursor, depth: number): Cursor {
    if (depth > MAX_DEPTH) throw new ReadingFailure('damaged', 'nesting');
    let at = start;
    for (const block of blocks) {
      if (block.kind === 'line') at = this.line(block, room, this.onItsPage(block.page, room, at));
      else if (block.kind === 'gap') {
        const { page, y } = this.onItsPage(block.page, room, at);
        at = { page, y: y + block.height };
      } else if (block.kind === 'table') at = this.table(block, room, at, depth);
      else if (block.place === undefined) at = this.blocks(block.blocks, room, at, depth + 1);
      else this.box(block.blocks, block.place, room, at, depth);
    }
    return at;
  }

  private onItsPage(page: number, { bound }: Room, at: Cursor): Cursor {
    if (bound && this.told && page > at.page) return { page, y: this.sheet.top };
    if (bound && !this.told && at.y > this.sheet.bottom)
      return { page: at.page + 1, y: this.sheet.top };
    return at;
  }

  /** The room beside what stands in the way, and the height where there is some. */
  private free({ x0, x1, bound }: Room, at: Cursor, pitch: number): { room: Room; at: Cursor } {
    if (!bound) return { room: { x0, x1, bound }, at };
    let [left, right, y] = [x0, x1, at.y];
    for (const one of this.obstacles) {
      if (one.page !== at.page || one.y1 <= y || one.y0 >= y + pitch) continue;
      if (one.x1 <= left || one.x0 >= right) continue;
      const [before, after] = [one.x0 - left, right - one.x1];
      if (one.below || Math.max(before, after) < MIN_ROOM) y = one.y1;
      else if (before >= after) right = one.x0;
      else left = one.x1;
    }
    return { room: { x0: left, x1: right, bound }, at: { page: at.page, y } };
  }

  private line(line: FlowLine, whole: Room, start: Cursor): Cursor {
    const { setting = PLAIN_SETTING, bold } = line;
    const size = line.fontSize > 0 ? line.fontSize : DEFAULT_SIZE;
    const pitch = PITCH * size * setting.spacing;
    const found = this.free(whole, { page: start.page, y: start.y + setting.before }, pitch);
    const { room } = found;
    let at = found.at;
    const edge = room.x0 + setting.left;
    const end = Math.max(edge + size, room.x1 - setting.right);
    let x = edge + setting.first;
    let tabbed = false;
    let bullet = line.bullet;
    let row: Segment[] = [];
    const flush = (): void => {
      const last = row.at(-1);
      const slack = last === undefined || tabbed ? 0 : Math.max(0, end - last.x1);
      const shift = setting.align === 'left' ? 0 : setting.align === 'right' ? slack : slack / 2;
      this.put(
        at.page,
        row.map((one) => ({ ...one, x0: one.x0 + shift, x1: one.x1 + shift })),
      );
      row = [];
    };
    const tokens = joinSpacedLetters(line.text).split(TOKENS);
    for (const [index, token] of tokens.entries()) {
      if (token === '') continue;
      if (TOKENS.test(token)) {
        const next = cleanText(tokens[index + 1] ?? '');
        const width = textWidth(next, size, bold);
        tabbed ||= row.length > 0 && token === '\t';
        x =
          token === '\t' ? afterTab(x, width, room.x0, setting) : x + textWidth(token, size, bold);
        continue;
      }
      const cleaned = cleanText(token);
      const item = row.length === 0 ? splitBullet(cleaned) : { text: cleaned, bullet: false };
      bullet ||= item.bullet;
      if (item.text === '') continue;
      const paragraph = { heading: line.heading };
      const pieces = wrapText(item.text, size, bold, Math.max(end - x, size), end - edge);
      for (const [piece, text] of pieces.entries()) {
        if (piece > 0) {
          flush();
          at = this.onItsPage(at.page, room, { page: at.page, y: at.y + pitch });
          x = edge;
        }
        const x1 = x + textWidth(text, size, bold);
        const y = at.y + ASCENT * size;
        row.push({
          text,
          x0: x,
          x1,
          y,
          yEnd: y,
          size,
          bold,
          bullet: bullet && piece === 0,
          places: [],
          paragraph,
        });
        x = x1;
      }
      bullet = false;
    }
    flush();
    return { page: at.page, y: at.y + pitch + setting.after };
  }

  private put(page: number, segments: readonly Segment[]): void {
    for (let at = this.pages.length; at < page; at += 1) this.pages.push([]);
    this.pages[page - 1]?.push(...segments);
  }

  private table(table: FlowTable, room: Room, start: Cursor, depth: number): Cursor {
    const widths = this.columns(table, room);
    const x0 = room.x0 + (table.indent ?? 0);
    const open = new Map<number, Cursor>();
    const foot = table.rows.length - 1;
    let at = start;
    table.rows.forEach((row, index) => {
      let column = 0;
      let x = x0;
      let bottom: Cursor = {
        page: at.page,
        y: at.y + Math.max(0, ...row.map(({ height = 0 }) => height)),
      };
      for (const cell of row) {
        const columns = cell.columns ?? 1;
        const width = widths.slice(column, column + columns).reduce((sum, one) => sum + one, 0);
        column += columns;
        const inner = {
          ...room,
          x0: x + CELL_PADDING,
          x1: Math.max(x + width - CELL_PADDING, x + 2 * CELL_PADDING),
        };
        x += width;
        if (cell.rows === 0) continue;
        const end = this.blocks(cell.blocks, inner, at, depth + 1);
        const last = Math.min(foot, index + (cell.rows ?? 1) - 1);
        if (last > index) open.set(last, later(end, open.get(last) ?? end));
        else bottom = later(end, bottom);
      }
      bottom = later(open.get(index) ?? bottom, bottom);
      at = bottom;
    });
    return at;
  }

  private columns({ grid, rows }: FlowTable, { x0, x1 }: Room): readonly number[] {
    const count = Math.max(
      1,
      ...rows.map((row) => row.reduce((sum, { columns = 1 }) => sum + columns, 0)),
    );
    const room = Math.max(x1 - x0, MIN_ROOM);
    const known = grid ?? [];
    const total = known.reduce((sum, one) => sum + one, 0);
    if (known.length >= count && total > 0) return known;
    const shares = rows.find((row) => row.length === count && row.every(({ width }) => width > 0));
    return shares === undefined
      ? Array.from({ length: count }, () => room / count)
      : shares.map(({ width }) => width * room);
  }

  private box(
    blocks: readonly FlowBlock[],
    place: BoxPlace,
    room: Room,
    anchor: Cursor,
    depth: number,
  ): void {
    const { sheet } = this;
    const { width, height, inset } = place;
    const across = {
      page: [0, sheet.width],
      margin: [sheet.left, sheet.right],
      text: [room.x0, room.x1],
    } as const;
    const down = {
      page: [0, sheet.height],
      margin: [sheet.top, sheet.bottom],
      text: [anchor.y, anchor.y],
    } as const;
    const [from, to] = across[place.xFrom];
    const [head, foot] = down[place.yFrom];
    const spare = to - from - width;
    const x =
      typeof place.x === 'number'
        ? from + place.x
        : from + { left: 0, center: spare / 2, right: spare }[place.x];
    const y =
      typeof place.y === 'number'
        ? head + place.y
        : head +
          { top: 0, middle: (foot - head - height) / 2, bottom: foot - head - height }[place.y];
    const page = this.pages[anchor.page - 1]?.length ?? 0;
    const end = this.blocks(
      blocks,
      { x0: x + inset, x1: x + Math.max(width - inset, inset + DEFAULT_SIZE), bound: false },
      { page: anchor.page, y: y + inset / 2 },
      depth + 1,
    );
    const high = end.y - y;
    const segments = this.pages[anchor.page - 1];
    const lower = place.middle ? Math.max(0, (height - high) / 2) : 0;
    if (lower > 0 && segments !== undefined)
      segments.splice(
        page,
        segments.length,
        ...segments
          .slice(page)
          .map((one) => ({ ...one, y: one.y + lower, yEnd: one.yEnd + lower })),
      );
    if (place.wrap !== 'over' && this.obstacles.length < MAX_OBSTACLES)
      this.obstacles.push({
        page: anchor.page,
        x0: x,
        x1: x + width,
        y0: y,
        y1: y + Math.max(height, high),
        below: place.wrap === 'below',
      });
  }
}
