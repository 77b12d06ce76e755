import type { ReactNode } from 'react';

import { cx } from '#/styles/cx';

import { text } from '#/styles/typography.css';

type TextProps = {
  /** Running words. */
  readonly children: ReactNode;
  /** The element that suits; a paragraph unless told. */
  readonly as?: 'p' | 'span' | 'div' | 'strong' | 'small' | 'li' | 'dt' | 'dd';
  /** On the type ramp: 12, 14, 16 or 18 px. */
  readonly size?: 'xs' | 's' | 'm' | 'l';
  /** `subtle` for what one can do without. */
  readonly tone?: 'strong' | 'muted' | 'subtle' | 'critical';
  /** `bold` stands out; a title is a `Heading`. */
  readonly weight?: 'regular' | 'medium' | 'bold';
  /** Digits of equal width, for columns of numbers. */
  readonly figures?: boolean;
  /** For what the text describes. */
  readonly id?: string | undefined;
  /** For what the ramp cannot tell. */
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
