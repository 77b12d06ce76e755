import type { ReactNode } from 'react';

import { cx } from '#/styles/cx';

import { heading } from '#/styles/typography.css';

/** Rank of a title in the outline of its page. */
export type HeadingLevel = 1 | 2 | 3 | 4;

const ELEMENTS = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4' } as const;
const SIZES = { 1: 'xl', 2: 'l', 3: 'm', 4: 's' } as const;

type HeadingProps = {
  /** The words of the title. */
  readonly children: ReactNode;
  /** One `1` by screen, no rank skipped. */
  readonly level: HeadingLevel;
  /** How large it looks, where the rank alone does not say. */
  readonly size?: 's' | 'm' | 'l' | 'xl' | 'xxl' | 'display' | undefined;
  /** For what the title names. */
  readonly id?: string | undefined;
  /** For what rank and size cannot tell. */
  readonly className?: string | undefined;
};

/** A title: the rank serves the outline, the size serves the eye. */
export const Heading = ({ children, level, size, id, className }: HeadingProps) => {
  const Element = ELEMENTS[level];
  return (
    <Element id={id} className={cx(heading({ size: size ?? SIZES[level] }), className)}>
      {children}
    </Element>
  );
};
