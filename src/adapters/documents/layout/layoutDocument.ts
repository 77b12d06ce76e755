import type { LaidBlock, LaidLine, LaidPage } from '#/adapters/documents/layout/types';
import type { DocumentLine, LayoutTraits, LineRegion } from '#/domain/cv/document';

export type LaidDocument = {
  readonly lines: readonly DocumentLine[];
  readonly layout: Omit<LayoutTraits, 'undecodable' | 'images'>;
};

const USUAL_PITCH = 1.2;

const gapBefore = (line: LaidLine, last: LaidLine | undefined): number => {
  if (last === undefined || line.y <= last.y) return 0;
  const pitch = USUAL_PITCH * Math.max(line.size, last.size, 1);
  return Math.max(0, Math.round(((line.y - last.y) / pitch - 1) * 100) / 100);
};

const regionOf = ({ kind }: LaidBlock, { table }: LaidLine): LineRegion =>
  table ? 'table' : kind === 'side' ? 'side' : 'body';

/** Puts the pages together: their blocks become the blocks of the document. */
export const layoutDocument = (pages: readonly LaidPage[]): LaidDocument => {
  const lines: DocumentLine[] = [];
  let block = 0;
  pages.forEach((page, index) => {
    for (const laid of page.blocks) {
      block += 1;
      laid.lines.forEach((line, at) => {
        lines.push({
          text: line.text,
          page: index + 1,
          region: regionOf(laid, line),
          fontSize: line.size,
          bold: line.bold,
          gapBefore: gapBefore(line, laid.lines[at - 1]),
          block,
          heading: false,
          bullet: line.bullet,
        });
      });
    }
  });
  const columned = pages.some(({ blocks }) => blocks.some(({ kind }) => kind !== 'flow'));
  return {
    lines,
    layout: {
      columns: columned ? 2 : 1,
      tables: lines.some(({ region }) => region === 'table'),
      textBoxes: false,
    },
  };
};
