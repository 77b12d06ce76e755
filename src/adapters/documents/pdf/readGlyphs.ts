import type { PdfEngine } from '#/adapters/documents/pdf/engine';
import type { Matrix } from '#/adapters/documents/pdf/matrix';
import { PictureWatch, type Pictures } from '#/adapters/documents/pdf/PictureWatch';
import { TextMachine, type PdfFont } from '#/adapters/documents/pdf/TextMachine';

type Operators = { readonly fnArray: ArrayLike<number>; readonly argsArray: ArrayLike<unknown> };

type Act = (machine: TextMachine, args: ArrayLike<unknown>) => void;

const setGraphicsState: Act = (machine, args) => {
  const [entries] = Array.from(args);
  if (!Array.isArray(entries)) return;
  for (const entry of entries as readonly unknown[]) {
    if (!Array.isArray(entry) || entry[0] !== 'Font' || !Array.isArray(entry[1])) continue;
    machine.setFont(entry[1][0], entry[1][1]);
  }
};

const fillsOf = (ops: PdfEngine['OPS']): ReadonlySet<unknown> =>
  new Set([ops.fill, ops.eoFill, ops.fillStroke, ops.eoFillStroke, ops.closeFillStroke]);

const actsByOperator = (
  ops: PdfEngine['OPS'],
  fills: ReadonlySet<unknown>,
): ReadonlyMap<number, Act> =>
  new Map<number, Act>([
    [ops.save, (machine) => machine.save()],
    [ops.restore, (machine) => machine.restore()],
    [ops.transform, (machine, args) => machine.transform(args)],
    [
      ops.paintFormXObjectBegin,
      (machine, args) => {
        machine.save();
        machine.transform(args[0]);
      },
    ],
    [ops.paintFormXObjectEnd, (machine) => machine.restore()],
    [ops.beginGroup, (machine) => machine.save()],
    [ops.endGroup, (machine) => machine.restore()],
    [
      ops.beginAnnotation,
      (machine, args) => {
        machine.save();
        machine.transform(args[2]);
        machine.transform(args[3]);
      },
    ],
    [ops.endAnnotation, (machine) => machine.restore()],
    [ops.beginText, (machine) => machine.beginText()],
    [ops.setFont, (machine, args) => machine.setFont(args[0], args[1])],
    [ops.setGState, setGraphicsState],
    [ops.setCharSpacing, (machine, args) => machine.setSpacing('charSpacing', args[0])],
    [ops.setWordSpacing, (machine, args) => machine.setSpacing('wordSpacing', args[0])],
    [ops.setHScale, (machine, args) => machine.setHorizontalScale(args[0])],
    [ops.setLeading, (machine, args) => machine.setSpacing('leading', -Number(args[0]))],
    [ops.setTextRise, (machine, args) => machine.setSpacing('rise', args[0])],
    [ops.moveText, (machine, args) => machine.moveText(args[0], args[1])],
    [
      ops.setLeadingMoveText,
      (machine, args) => {
        machine.setSpacing('leading', args[1]);
        machine.moveText(args[0], args[1]);
      },
    ],
    [ops.setTextMatrix, (machine, args) => machine.setTextMatrix(args[0])],
    [ops.nextLine, (machine) => machine.nextLine()],
    [ops.showText, (machine, args) => machine.show(args[0])],
    [
      ops.constructPath,
      (machine, args) => {
        if (fills.has(args[0])) machine.fillBox(args[2]);
      },
    ],
  ]);

type PageContent = Pick<TextMachine, 'glyphs' | 'marks'> & { readonly pictures: Pictures };

/** Runs a page's operators; the glyphs come in the order drawn. */
export const readGlyphs = (
  operators: Operators,
  ops: PdfEngine['OPS'],
  viewport: Matrix,
  findFont: (id: string) => PdfFont,
): PageContent => {
  const fills = fillsOf(ops);
  const acts = actsByOperator(ops, fills);
  const machine = new TextMachine(viewport, findFont);
  const pictures = new PictureWatch(ops);
  for (let i = 0; i < operators.fnArray.length; i += 1) {
    const given = operators.argsArray[i];
    const operator = operators.fnArray[i] ?? -1;
    const args = typeof given === 'object' && given !== null ? (given as ArrayLike<unknown>) : [];
    acts.get(operator)?.(machine, args);
    pictures.take(operator, fills.has(args[0]), machine.unitArea);
  }
  pictures.end();
  return { glyphs: machine.glyphs, marks: machine.marks, pictures };
};
