import type { ReactNode } from 'react';

import { cx } from '#/styles/cx';
import type { gap } from '#/styles/tokens';

import * as layout from '#/styles/layout.css';

type Columns = 1 | 2 | 3 | 4;

type GridProps = {
  /** Cells of the same rank. */
  readonly children: ReactNode;
  /** Columns from the tablet up; a phone shows one unless `phone` says otherwise. */
  readonly columns: Columns;
  /** Columns from the desktop up; those of the tablet unless told. */
  readonly desktop?: Columns | undefined;
  /** Columns on a phone. */
  readonly phone?: Columns;
  /** Step of the 4 px grid between the cells. */
  readonly gap?: keyof typeof gap;
  /** `ul` or `ol` for a list: its children are then `li`. */
  readonly as?: 'div' | 'ul' | 'ol' | 'section';
  /** For what the grid alone cannot tell. */
  readonly className?: string | undefined;
};

/** Equal columns. */
export const Grid = ({
  children,
  columns,
  desktop = columns,
  phone = 1,
  gap = 4,
  as: Element = 'div',
  className,
}: GridProps) => (
  <Element
    className={cx(
      layout.grid,
      layout.gapped[gap],
      layout.phoneColumns[phone],
      layout.tabletColumns[columns],
      layout.desktopColumns[desktop],
      className,
    )}
  >
    {children}
  </Element>
);
