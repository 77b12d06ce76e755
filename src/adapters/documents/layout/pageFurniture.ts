import type { Column, LaidLine, LaidPage, Section } from '#/adapters/documents/layout/types';

/** What repeats on the pages, once, and the pages without it. */
export type Furniture = {
  readonly header: readonly LaidLine[];
  readonly footer: readonly LaidLine[];
  readonly rest: readonly LaidPage[];
};

/** Headers and footers stand within this share of the page's height from its edges. */
const MARGIN = 0.12;
const SAME_PLACE = 3;
const PAGE_NUMBER = /^(?:\p{L}+\.?\s*)?\d{1,2}(?:\s*(?:\/|-|\p{L}+)\s*\d{1,2})?$/u;

/** Numbers change from page to page, the rest of a header does not. */
const keyOf = ({ text }: LaidLine): string =>
  text.toLowerCase().replace(/\d+/gu, '#').replace(/\s+/gu, ' ');

const isPageNumber = ({ text }: LaidLine): boolean => PAGE_NUMBER.test(text.trim());

const allLines = (section: Section): readonly LaidLine[] =>
  section.kind === 'flow'
    ? section.lines
    : [section.left, section.right].flatMap(({ sections }) => sections.flatMap(allLines));

type Edge = 'top' | 'foot';

const edgeOf = (line: LaidLine, { height }: LaidPage): Edge | null => {
  if (line.y <= MARGIN * height) return 'top';
  return line.y >= (1 - MARGIN) * height ? 'foot' : null;
};

const edgeLines = (page: LaidPage): readonly { line: LaidLine; edge: Edge }[] =>
  page.sections.flatMap(allLines).flatMap((line) => {
    const edge = edgeOf(line, page);
    return edge === null ? [] : [{ line, edge }];
  });

const without = (section: Section, removed: ReadonlySet<LaidLine>): readonly Section[] => {
  if (section.kind === 'flow') {
    const lines = section.lines.filter((line) => !removed.has(line));
    return lines.length === 0 ? [] : [{ ...section, lines }];
  }
  const strip = (column: Column): Column => ({
    ...column,
    sections: column.sections.flatMap((inner) => without(inner, removed)),
  });
  const [left, right] = [strip(section.left), strip(section.right)];
  if (left.sections.length === 0) return right.sections;
  return right.sections.length === 0 ? left.sections : [{ ...section, left, right }];
};

/**
 * Takes out lines that repeat at the same height on other pages, numbers aside, and lone page numbers.
 * The first of each is kept as header or footer, for it may hold the name and the telephone.
 */
export const takeFurniture = (pages: readonly LaidPage[]): Furniture => {
  if (pages.length < 2) return { header: [], footer: [], rest: pages };
  const edges = pages.map(edgeLines);
  const removed = new Set<LaidLine>();
  const kept = new Map<string, { line: LaidLine; edge: Edge }>();
  edges.forEach((lines, index) => {
    for (const { line, edge } of lines) {
      const repeats = edges.some(
        (others, at) =>
          at !== index &&
          others.some(
            (other) =>
              keyOf(other.line) === keyOf(line) && Math.abs(other.line.y - line.y) <= SAME_PLACE,
          ),
      );
      if (!repeats) continue;
      removed.add(line);
      const key = keyOf(line);
      if (!isPageNumber(line) && !kept.has(key)) kept.set(key, { line, edge });
    }
  });
  const keptAt = (edge: Edge): readonly LaidLine[] =>
    [...kept.values()].filter((entry) => entry.edge === edge).map(({ line }) => line);
  return {
    header: keptAt('top'),
    footer: keptAt('foot'),
    rest: pages.map((page) => ({
      ...page,
      sections: page.sections.flatMap((section) => without(section, removed)),
    })),
  };
};
