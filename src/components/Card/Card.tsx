import type { ComponentProps } from 'react';

import { cx } from '#/styles/cx';

import * as styles from '#/components/Card/Card.css';

export type CardLook = 'plain' | 'outlined' | 'sunken' | 'wash';
export type CardPadding = 'none' | 'small' | 'medium' | 'large';

type CardProps = ComponentProps<'div'> & {
  /** `article` in a list of offers, `section` under a title. */
  readonly as?: 'div' | 'section' | 'article' | 'li' | 'aside';
  /** `wash` is the sky of the identity: one per screen at most. */
  readonly look?: CardLook;
  /** `medium` and `large` grow from the tablet up. */
  readonly padding?: CardPadding;
  /** Answers to the pointer: for a card that holds a `stretched` link or button. */
  readonly interactive?: boolean;
  /** The one chosen among several. */
  readonly selected?: boolean;
};

/** A surface that holds one thing. */
export const Card = ({
  as = 'div',
  look = 'plain',
  padding = 'medium',
  interactive = false,
  selected = false,
  className,
  ...rest
}: CardProps) => {
  // One element type keeps the properties simple; the others take the same attributes.
  const Element = as as 'div';
  return (
    <Element
      {...rest}
      className={cx(styles.card({ look, padding, interactive, selected }), className)}
    />
  );
};
