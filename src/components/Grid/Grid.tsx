import type { ReactNode } from 'react';

import { cx } from '#/styles/cx';
import type { space } from '#/styles/tokens';

import { sprinkles } from '#/styles/sprinkles.css';

type Columns = 1 | 2 | 3 | 4;

type GridProps = {
  readonly children: ReactNode;
  /** Columns from the tablet up; a phone shows one unless `phone` says otherwise. */
  readonly columns: Columns;
  readonly desktop?: Columns | undefined;
  readonly phone?: Columns;
  readonly gap?: keyof typeof space;
  readonly as?: 'div' | 'ul' | 'ol' | 'section';
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
      sprinkles({ display: 'grid', gap, gridTemplateColumns: { phone, tablet: columns, desktop } }),
      className,
    )}
  >
    {children}
  </Element>
);
