import type { ReactNode } from 'react';

import { cx } from '#/styles/cx';
import type { gap } from '#/styles/tokens';

import * as layout from '#/styles/layout.css';

type StackProps = {
  /** Parts of the same rank. */
  readonly children: ReactNode;
  /** Steps of the 4 px grid between the parts. */
  readonly gap?: keyof typeof gap;
  /** Across the stack. */
  readonly align?: 'stretch' | 'start' | 'center' | 'end';
  /** `ul` or `ol` for a list: its children are then `li`. */
  readonly as?: 'div' | 'section' | 'ul' | 'ol' | 'header' | 'footer';
  /** For what the stack alone cannot tell. */
  readonly className?: string | undefined;
};

/** Parts one under the other. */
export const Stack = ({
  children,
  gap = 4,
  align = 'stretch',
  as: Element = 'div',
  className,
}: StackProps) => (
  <Element className={cx(layout.column, layout.aligned[align], layout.gapped[gap], className)}>
    {children}
  </Element>
);
