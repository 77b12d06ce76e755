import type { ReactNode } from 'react';

import { cx } from '#/styles/cx';
import type { gap } from '#/styles/tokens';

import * as layout from '#/styles/layout.css';

type InlineProps = {
  /** Parts of one line. */
  readonly children: ReactNode;
  /** Steps of the 4 px grid between the parts. */
  readonly gap?: keyof typeof gap;
  /** Across the line. */
  readonly align?: 'start' | 'center' | 'end' | 'baseline';
  /** Along the line. */
  readonly justify?: 'start' | 'center' | 'end' | 'space-between';
  /** `ul` or `ol` for a list: its children are then `li`. */
  readonly as?: 'div' | 'ul' | 'ol' | 'footer';
  /** For what the line alone cannot tell. */
  readonly className?: string | undefined;
};

/** Parts side by side, on as many lines as they need. */
export const Inline = ({
  children,
  gap = 2,
  align = 'center',
  justify = 'start',
  as: Element = 'div',
  className,
}: InlineProps) => (
  <Element
    className={cx(
      layout.line,
      layout.aligned[align],
      layout.justified[justify],
      layout.gapped[gap],
      className,
    )}
  >
    {children}
  </Element>
);
