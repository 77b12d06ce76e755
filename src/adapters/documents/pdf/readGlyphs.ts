import type { PdfEngine } from '#/adapters/documents/pdf/engine';
import type { Matrix } from '#/adapters/documents/pdf/matrix';
import { Painter } from '#/adapters/documents/pdf/Painter';
import { PictureWatch, type Pictures } from '#/adapters/documents/pdf/PictureWatch';
import type { PlacedGlyph } from '#/adapters/documents/pdf/PlacedGlyph';
import { TextMachine, type PdfFont } from '#/adapters/documents/pdf/TextMachine';
import { visibleGlyphs } from '#/adapters/documents/pdf/visibility';

type Operators = { readonly fnArray: ArrayLike<number>; readonly argsArray: ArrayLike<unknown> };

/** What follows a page's operators; `clips` is the rule of the clip that the next path sets. */
type Machine = {
  readonly text: TextMachine;
  readonly painter: Painter;
  clips: 'nonZero' | 'evenOdd' | null;
};

type Act = (machine: Machine, args: ArrayLike<unknown>) => void;

const save: Act = ({ text, painter }) => {
  text.save();
  painter.save();
};

const restore: Act = ({ text, painter }) => {
  text.restore();
  painter.restore();
};

const number = (value: unknown, otherwise: number): number =>
  typeof value === 'number' && Number.isFinite(value) ? value : otherwise;

const setGraphicsState: Act = ({ text, painter }, args) => {
  const [entries] = Array.from(args);
  if (!Array.isArray(entries)) return;
  for (const entry of entries as readonly unknown[]) {
    if (!Array.isArray(entry)) continue;
    const [key, value] = entry as readonly unknown[];
    if (key === 'Font' && Array.isArray(value)) text.setFont(value[0], value[1]);
    else if (key === 'ca') painter.setPaint({ alpha: number(value, 1) });
    else if (key === 'SMask') painter.setPaint({ masked: value !== false && value !== null });
    else if (key === 'BM') painter.setPaint({ blended: value !== 'source-over' });
  }
};

const NO_PATH: ArrayLike<number> = [];

/** The numbers of a path: `[[data], box]` after the operator that paints it. */
const pathOf = (value: unknown): ArrayLike<number> => {
  const [data]: readonly unknown[] = Array.isArray(value) ? value : [];
  return data instanceof Float32Array || (Array.isArray(data) && data.every(Number.isFinite))
    ? (data as ArrayLike<number>)
    : NO_PATH;
};

const paintPath =
  (fills: ReadonlySet<unknown>, evenOddFills: ReadonlySet<unknown>): Act =>
  (machine, args) => {
    const path = pathOf(args[1]);
    if (fills.has(args[0])) machine.painter.fill(path, evenOddFills.has(args[0]), args[2]);
    if (machine.clips !== null) machine.painter.clip(path, machine.clips === 'evenOdd');
    machine.clips = null;
  };

const evenOddFillsOf = (ops: PdfEngine['OPS']): ReadonlySet<unknown> =>
  new Set([ops.eoFill, ops.eoFillStroke]);

const fillsOf = (ops: PdfEngine['OPS']): ReadonlySet<unknown> =>
  new Set([ops.fill, ops.fillStroke, ops.closeFillStroke, ...evenOddFillsOf(ops)]);

const colorOf = (value: unknown): string | null =>
  typeof value === 'string' && /^#[\da-f]{6}$/iu.test(value) ? value.toLowerCase() : null;

const graphicsActs = (
  ops: PdfEngine['OPS'],
  fills: ReadonlySet<unknown>,
): readonly (readonly [number, Act])[] => [
  [ops.save, save],
  [ops.restore, restore],
  [ops.transform, ({ painter }, args) => painter.transform(args)],
  [
    ops.paintFormXObjectBegin,
    (machine, args) => {
      save(machine, args);
      machine.painter.transform(args[0]);
      machine.painter.clipToBox(args[1]);
    },
  ],
  [ops.paintFormXObjectEnd, restore],
  [
    ops.beginGroup,
    ({ text, painter }) => {
      text.save();
      painter.beginGroup();
    },
  ],
  [ops.endGroup, restore],
  [
    ops.beginAnnotation,
    (machine, args) => {
      save(machine, args);
      machine.painter.transform(args[2]);
      machine.painter.transform(args[3]);
    },
  ],
  [ops.endAnnotation, restore],
  [ops.setGState, setGraphicsState],
  [ops.setFillRGBColor, ({ painter }, args) => painter.setPaint({ color: colorOf(args[0]) })],
  [ops.setFillColorN, ({ painter }) => painter.setPaint({ color: null })],
  [ops.setTextRenderingMode, ({ painter }, args) => painter.setPaint({ mode: number(args[0], 0) })],
  [ops.clip, (machine) => void (machine.clips = 'nonZero')],
  [ops.eoClip, (machine) => void (machine.clips = 'evenOdd')],
  [ops.constructPath, paintPath(fills, evenOddFillsOf(ops))],
  [ops.shadingFill, ({ painter }) => painter.fillUnknown(false)],
];

const textActs = (ops: PdfEngine['OPS']): readonly (readonly [number, Act])[] => [
  [ops.beginText, ({ text }) => text.beginText()],
  [ops.setFont, ({ text }, args) => text.setFont(args[0], args[1])],
  [ops.setCharSpacing, ({ text }, args) => text.setSpacing('charSpacing', args[0])],
  [ops.setWordSpacing, ({ text }, args) => text.setSpacing('wordSpacing', args[0])],
  [ops.setHScale, ({ text }, args) => text.setHorizontalScale(args[0])],
  [ops.setLeading, ({ text }, args) => text.setSpacing('leading', -Number(args[0]))],
  [ops.setTextRise, ({ text }, args) => text.setSpacing('rise', args[0])],
  [ops.moveText, ({ text }, args) => text.moveText(args[0], args[1])],
  [
    ops.setLeadingMoveText,
    ({ text }, args) => {
      text.setSpacing('leading', args[1]);
      text.moveText(args[0], args[1]);
    },
  ],
  [ops.setTextMatrix, ({ text }, args) => text.setTextMatrix(args[0])],
  [ops.nextLine, ({ text }) => text.nextLine()],
  [ops.showText, ({ text }, args) => text.show(args[0])],
];

type PageContent = {
  /** What a reader sees, in the order drawn. */
  readonly glyphs: readonly PlacedGlyph[];
  readonly marks: Painter['marks'];
  readonly pictures: Pictures;
};

/** Runs a page's operators. */
export const readGlyphs = (
  operators: Operators,
  ops: PdfEngine['OPS'],
  viewport: Matrix,
  findFont: (id: string) => PdfFont,
): PageContent => {
  const fills = fillsOf(ops);
  const acts = new Map([...graphicsActs(ops, fills), ...textActs(ops)]);
  const painter: Painter = new Painter(viewport, () => text.glyphs.length);
  const text: TextMachine = new TextMachine(painter, findFont);
  const machine: Machine = { text, painter, clips: null };
  const pictures = new PictureWatch(ops, painter);
  for (let i = 0; i < operators.fnArray.length; i += 1) {
    const given = operators.argsArray[i];
    const operator = operators.fnArray[i] ?? -1;
    const args = typeof given === 'object' && given !== null ? (given as ArrayLike<unknown>) : [];
    pictures.before(operator);
    acts.get(operator)?.(machine, args);
    pictures.after(operator, fills.has(args[0]));
  }
  pictures.before(ops.restore);
  return { glyphs: visibleGlyphs(text.glyphs, painter.painted), marks: painter.marks, pictures };
};
