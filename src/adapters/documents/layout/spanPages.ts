import type { Column, LaidPage, Section } from '#/adapters/documents/layout/types';

/** A section with the page each of its parts came from. */
export type PagedSection =
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

export type PagedColumn = { readonly side: boolean; readonly sections: readonly PagedSection[] };

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
export const spanPages = (pages: readonly LaidPage[]): readonly PagedSection[] => {
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
