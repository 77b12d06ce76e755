import type { Mark } from '#/domain/cv/sections/headingMarks';
import type { CvLine } from '#/domain/cv/text/lines';

/** Lines that a reader follows one after the other: the body of the pages, their side, a text box. */
export type Column = { readonly lines: readonly CvLine[] };

const nameOf = ({ source: { region, block } }: CvLine): string => {
  if (region === 'side' || region === 'header' || region === 'footer') return region;
  return region === 'textBox' ? `box${block}` : 'body';
};

/** A text box that holds headings alone names the box after it. */
const isHeadingBox = (column: CvLine[] | undefined, marks: ReadonlyMap<number, Mark>): boolean =>
  column !== undefined &&
  column.every(
    ({ index, source }) =>
      source.region === 'textBox' && (marks.get(index)?.sections.length ?? 0) > 0,
  );

/** Parts the lines of a document into its columns, each in the order of the document. */
export const columnsOf = (lines: readonly CvLine[], marks: ReadonlyMap<number, Mark>): Column[] => {
  const columns: CvLine[][] = [];
  const byName = new Map<string, CvLine[]>();
  for (const line of lines) {
    const name = nameOf(line);
    const known = byName.get(name);
    if (known !== undefined) {
      known.push(line);
      continue;
    }
    const last = columns.at(-1);
    if (last !== undefined && name.startsWith('box') && isHeadingBox(last, marks)) {
      last.push(line);
      byName.set(name, last);
      continue;
    }
    const column = [line];
    columns.push(column);
    byName.set(name, column);
  }
  return columns.map((column) => ({ lines: column }));
};
