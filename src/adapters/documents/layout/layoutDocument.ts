import { withHeadingsPlaced } from '#/adapters/documents/layout/headingColumn';
import { takeFurniture } from '#/adapters/documents/layout/pageFurniture';
import type { Column, LaidLine, LaidPage, Section } from '#/adapters/documents/layout/types';
import type { DocumentLine, LayoutTraits, LineRegion } from '#/domain/cv/document';

/** A section with the page each of its parts came from. */
type PagedSection =
  | {
      readonly kind: 'flow';
      readonly page: number;
      readonly flow: Extract<Section, { kind: 'flow' }>;
    }
  | {
      readonly kind: 'columns';
      readonly x: number;
      readonly left: PagedColumn;
      readonly right: PagedColumn;
    };

type PagedColumn = { readonly side: boolean; readonly sections: readonly PagedSection[] };

const SAME_GUTTER = 14;
const TOUCH = 4;

const onPage = (section: Section, page: number): PagedSection =>
  section.kind === 'flow'
    ? { kind: 'flow', page, flow: section }
    : {
        kind: 'columns',
        x: section.x,
        left: columnOnPage(section.left, page),
        right: columnOnPage(section.right, page),
      };

const columnOnPage = (column: Column, page: number): PagedColumn => ({
  side: column.side,
  sections: column.sections.map((section) => onPage(section, page)),
});

const extend = (column: PagedColumn, sections: readonly PagedSection[]): PagedColumn => ({
  ...column,
  sections: [...column.sections, ...sections],
});

/** Lets the columns at the foot of a page go on with those at the head of the next. */
const goOn = (last: PagedSection | undefined, next: PagedSection): PagedSection | null => {
  if (last?.kind !== 'columns') return null;
  if (next.kind === 'columns') {
    const same = Math.abs(next.x - last.x) <= SAME_GUTTER;
    return same
      ? {
          ...last,
          left: extend(last.left, next.left.sections),
          right: extend(last.right, next.right.sections),
        }
      : null;
  }
  const { x0, x1 } = next.flow;
  if (x0 >= last.x - TOUCH) return { ...last, right: extend(last.right, [next]) };
  return x1 <= last.x - TOUCH ? { ...last, left: extend(last.left, [next]) } : null;
};

/** Joins the sections of all pages: a side column that spans pages is read whole, and so is the text beside it. */
const spanPages = (pages: readonly LaidPage[]): readonly PagedSection[] => {
  const sections: PagedSection[] = [];
  pages.forEach((page, index) => {
    page.sections.forEach((section, at) => {
      const next = onPage(section, index + 1);
      const joined = at === 0 && index > 0 ? goOn(sections.at(-1), next) : null;
      if (joined === null) sections.push(next);
      else sections[sections.length - 1] = joined;
    });
  });
  return sections;
};

export type LaidDocument = {
  readonly lines: readonly DocumentLine[];
  readonly layout: Omit<LayoutTraits, 'undecodable' | 'images'>;
};

const USUAL_PITCH = 1.2;
/** Fewer lines than this on a side are a header band, not a page in columns. */
const MIN_COLUMN_LINES = 5;

const gapBefore = (line: LaidLine, last: LaidLine | undefined): number => {
  if (last === undefined || line.y <= last.yEnd) return 0;
  const pitch = USUAL_PITCH * Math.max(line.size, last.size, 1);
  return Math.max(0, Math.round(((line.y - last.yEnd) / pitch - 1) * 100) / 100);
};

const linesOf = (section: PagedSection): readonly LaidLine[] =>
  section.kind === 'flow'
    ? section.flow.lines
    : [...columnLines(section.left), ...columnLines(section.right)];

const columnLines = ({ sections }: PagedColumn): readonly LaidLine[] => sections.flatMap(linesOf);

const largest = (lines: readonly LaidLine[]): number =>
  Math.max(0, ...lines.map(({ size }) => size));

const isOnFirstPage = (section: PagedSection): boolean =>
  section.kind === 'flow'
    ? section.page === 1
    : [...section.left.sections, ...section.right.sections].some(isOnFirstPage);

class Writer {
  readonly lines: DocumentLine[] = [];
  columns: 1 | 2 = 1;
  private block = 0;

  constructor(private readonly nameSize: number) {}

  section(section: PagedSection, region: LineRegion): void {
    if (section.kind === 'flow') {
      this.block += 1;
      this.flow(section.flow.lines, section.page, region);
    } else {
      const { left, right } = section;
      if (
        columnLines(left).length >= MIN_COLUMN_LINES &&
        columnLines(right).length >= MIN_COLUMN_LINES
      )
        this.columns = 2;
      const order = this.startsWithName(section) ? [right, left] : [left, right];
      for (const column of order) {
        this.column(column, column.side ? 'side' : region);
      }
    }
  }

  /** The flows of a column, on whatever pages, are one block. */
  private column({ sections }: PagedColumn, region: LineRegion): void {
    let running = false;
    for (const section of sections) {
      if (section.kind === 'flow' && running) this.flow(section.flow.lines, section.page, region);
      else this.section(section, region);
      running = section.kind === 'flow';
    }
  }

  /** A narrow column at the left waits when the name, the largest text of the page, heads the other one. */
  private startsWithName(section: Extract<PagedSection, { kind: 'columns' }>): boolean {
    const [head] = columnLines(section.right);
    return (
      isOnFirstPage(section) &&
      section.left.side &&
      !section.right.side &&
      head !== undefined &&
      head.size >= this.nameSize &&
      largest(columnLines(section.left)) < head.size
    );
  }

  /** Writes what repeats on the pages as a block of its own. */
  furniture(lines: readonly LaidLine[], page: number, region: LineRegion): void {
    this.block += 1;
    this.flow(lines, page, region);
  }

  private flow(lines: readonly LaidLine[], page: number, region: LineRegion): void {
    lines.forEach((line, at) => {
      this.lines.push({
        text: line.text,
        page,
        region: line.table && region === 'body' ? 'table' : region,
        fontSize: line.size,
        bold: line.bold,
        gapBefore: gapBefore(line, lines[at - 1]),
        block: this.block,
        heading: line.paragraph?.heading === true,
        bullet: line.bullet,
        places: line.places,
      });
    });
  }
}

/** Puts the pages together in reading order; what repeats at their top and foot is kept once. */
export const layoutDocument = (pages: readonly LaidPage[]): LaidDocument => {
  const { header, footer, rest } = takeFurniture(pages);
  const sections = spanPages(rest.map(withHeadingsPlaced));
  const nameSize = largest(sections.filter(isOnFirstPage).flatMap(linesOf));
  const writer = new Writer(nameSize);
  if (header.length > 0) writer.furniture(header, 1, 'header');
  for (const section of sections) writer.section(section, 'body');
  if (footer.length > 0) writer.furniture(footer, pages.length, 'footer');
  return {
    lines: writer.lines,
    layout: {
      columns: writer.columns,
      tables: sections.flatMap(linesOf).some(({ table }) => table),
      textBoxes: false,
    },
  };
};
