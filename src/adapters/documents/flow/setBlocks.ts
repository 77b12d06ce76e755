import { flatten } from '#/adapters/documents/flow/flattenBlocks';
import type { Flattened } from '#/adapters/documents/flow/flattenBlocks';
import type { FlowBlock, FlowBox } from '#/adapters/documents/flow/flowBlocks';
import { Typesetter } from '#/adapters/documents/flow/Typesetter';
import type { Sheet } from '#/adapters/documents/flow/Typesetter';
import { layoutDocument } from '#/adapters/documents/layout/layoutDocument';
import { layoutSegments } from '#/adapters/documents/layout/layoutPage';
import type { DocumentLine } from '#/domain/cv/document';

/** The parts of a document that a word processor sets. */
export type FlowParts = {
  readonly headers: readonly FlowBlock[];
  readonly body: readonly FlowBlock[];
  readonly ends: readonly FlowBlock[];
  readonly sheet: Sheet;
  readonly pages: number;
};

/** Boxes with a place of their own, and the rest. */
const placedApart = (
  blocks: readonly FlowBlock[],
): { readonly placed: readonly FlowBox[]; readonly rest: readonly FlowBlock[] } => {
  const placed: FlowBox[] = [];
  const rest: FlowBlock[] = [];
  for (const block of blocks) {
    if (block.kind !== 'box') rest.push(block);
    else if (block.place !== undefined) placed.push(block);
    else {
      const inner = placedApart(block.blocks);
      placed.push(...inner.placed);
      rest.push({ ...block, blocks: inner.rest });
    }
  }
  return { placed, rest };
};

const hasPlacedBox = (block: FlowBlock): boolean => {
  switch (block.kind) {
    case 'line':
    case 'gap':
      return false;
    case 'table':
      return block.rows.some((row) => row.some(({ blocks }) => blocks.some(hasPlacedBox)));
    case 'box':
      return block.place !== undefined || block.blocks.some(hasPlacedBox);
  }
};

const afterBlocks = (lines: readonly DocumentLine[], block: number): readonly DocumentLine[] =>
  lines.map((line) => ({ ...line, block: line.block + block }));

/**
 * Turns the parts of a document into lines in reading order. Where text boxes have places of
 * their own, in any order in the file, the pages are set first and read as those of a PDF; text and tables
 * alone are in their order already.
 */
export const readingOrder = ({ headers, body, ends, sheet, pages }: FlowParts): Flattened => {
  if (![...headers, ...body].some(hasPlacedBox)) return flatten([...headers, ...body, ...ends]);
  const top = placedApart(headers);
  const typesetter = new Typesetter(sheet, pages > 1);
  const laid = layoutDocument(
    typesetter
      .set([...top.placed, ...body])
      .map((segments) => layoutSegments(segments, sheet.width, sheet.height)),
  );
  const head = flatten(top.rest);
  const foot = flatten(ends);
  const [first, second] = [head.lines.at(-1)?.block ?? 0, laid.lines.at(-1)?.block ?? 0];
  const texts = [...headers, ...body].some((block) => block.kind === 'box');
  return {
    lines: [
      ...head.lines,
      ...afterBlocks(laid.lines, first),
      ...afterBlocks(foot.lines, first + second),
    ],
    tables: laid.layout.tables || head.tables,
    textBoxes: texts,
    columns: laid.layout.columns,
  };
};
