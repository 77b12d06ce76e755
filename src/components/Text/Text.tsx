import type { ReactNode } from 'react';

import { cx } from '#/styles/cx';

import { text } from '#/styles/typography.css';

type TextProps = {
  readonly children: ReactNode;
  readonly as?: 'p' | 'span' | 'div' | 'strong' | 'small' | 'li' | 'dt' | 'dd';
  readonly size?: 'xs' | 's' | 'm' | 'l';
  readonly tone?: 'strong' | 'muted' | 'subtle' | 'critical';
  readonly weight?: 'regular' | 'medium' | 'bold';
  /** Digits of equal width, for columns of numbers. */
  readonly figures?: boolean;
  readonly id?: string | undefined;
  readonly className?: string | undefined;
};

/** Running text on the type ramp. */
export const Text = ({
  children,
  as: Element = 'p',
  size = 'm',
  tone = 'strong',
  weight = 'regular',
  figures = false,
  id,
  className,
}: TextProps) => (
  <Element id={id} className={cx(text({ size, tone, weight, figures }), className)}>
    {children}
  </Element>
);
