import type { ReactNode } from 'react';

import { cx } from '#/styles/cx';
import type { space } from '#/styles/tokens';

import { sprinkles } from '#/styles/sprinkles.css';

type StackProps = {
  readonly children: ReactNode;
  /** Steps of the 4 px grid between the parts. */
  readonly gap?: keyof typeof space;
  readonly align?: 'stretch' | 'start' | 'center' | 'end';
  readonly as?: 'div' | 'section' | 'ul' | 'ol' | 'header' | 'footer';
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
  <Element
    className={cx(
      sprinkles({ display: 'flex', flexDirection: 'column', alignItems: align, gap }),
      className,
    )}
  >
    {children}
  </Element>
);
