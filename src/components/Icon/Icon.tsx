import type { LucideIcon } from 'lucide-react';

import { cx } from '#/styles/cx';

import * as styles from '#/components/Icon/Icon.css';

export const ICON_SIZES = ['s', 'm', 'l', 'xl'] as const;

type IconProps = {
  /** A named import of `lucide-react`, so that only the icons in use are shipped. */
  readonly icon: LucideIcon;
  /** 16, 20, 24 or 32 px. */
  readonly size?: (typeof ICON_SIZES)[number];
  /** What the icon means; leave out where words beside it say it already. */
  readonly label?: string | undefined;
  /** For its colour or its place. */
  readonly className?: string | undefined;
};

/** An icon in the current text colour, at the one stroke weight of the house. */
export const Icon = ({ icon: Drawing, size = 'm', label, className }: IconProps) => (
  <Drawing
    className={cx(styles.icon({ size }), className)}
    strokeWidth={size === 's' ? 2 : 1.75}
    focusable="false"
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
  />
);
