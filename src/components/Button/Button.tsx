import type { ComponentProps, MouseEvent, ReactNode } from 'react';

import { Icon } from '#/components/Icon/Icon';
import type { IconPath } from '#/components/Icon/iconPaths';
import { cx } from '#/styles/cx';

import * as styles from '#/components/Button/Button.css';
import { ring } from '#/components/Spinner/Spinner.css';

export const BUTTON_VARIANTS = ['primary', 'secondary', 'quiet', 'danger'] as const;
export type ButtonVariant = (typeof BUTTON_VARIANTS)[number];
export const BUTTON_SIZES = ['small', 'medium', 'large'] as const;
export type ButtonSize = (typeof BUTTON_SIZES)[number];

type ButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  /** A verb first. */
  readonly children: ReactNode;
  /** One primary action at most in view; `danger` for what cannot be undone. */
  readonly variant?: ButtonVariant;
  /** At least 44 px high under a finger; `large` for the one action of a page. */
  readonly size?: ButtonSize;
  /** Before the words. */
  readonly icon?: IconPath | undefined;
  /** The action is under way: a second press does nothing, and the focus stays. */
  readonly busy?: boolean;
  /** Shows the icon alone; the words stay as the accessible name. */
  readonly iconOnly?: boolean;
  /** As wide as what holds it: forms, sheets of a phone. */
  readonly fullWidth?: boolean;
};

/** A button that acts; for what leads elsewhere, `LinkButton`. */
export const Button = ({
  children,
  variant = 'secondary',
  size = 'medium',
  icon,
  busy = false,
  iconOnly = false,
  fullWidth = false,
  type = 'button',
  className,
  onClick,
  ...rest
}: ButtonProps) => {
  const handleClick = (event: MouseEvent<HTMLButtonElement>): void => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  const words = iconOnly && typeof children === 'string' ? { 'aria-label': children } : {};
  return (
    <button
      {...words}
      {...rest}
      type={type}
      className={cx(styles.button({ variant, size, iconOnly, fullWidth }), className)}
      onClick={handleClick}
      {...(busy ? { 'aria-busy': true, 'aria-disabled': true } : {})}
    >
      {busy ? (
        <span className={ring({ size: 's' })} aria-hidden />
      ) : (
        icon && <Icon icon={icon} size={size === 'large' || iconOnly ? 'm' : 's'} />
      )}
      {!iconOnly && <span className={styles.label}>{children}</span>}
    </button>
  );
};
