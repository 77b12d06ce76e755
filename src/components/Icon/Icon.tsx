import type { IconPath } from '#/components/Icon/iconPaths';
import { cx } from '#/styles/cx';

import * as styles from '#/components/Icon/Icon.css';

export const ICON_SIZES = ['s', 'm', 'l', 'xl'] as const;

type IconProps = {
  /** A named import of `iconPaths`, so that only the icons in use are shipped. */
  readonly icon: IconPath;
  /** 16, 20, 24 or 32 px. */
  readonly size?: (typeof ICON_SIZES)[number];
  /** What the icon means; leave out where words beside it say it already. */
  readonly label?: string | undefined;
  /** For its colour or its place. */
  readonly className?: string | undefined;
};

/** An icon in the current text colour, at the one stroke weight of the house. */
export const Icon = ({ icon, size = 'm', label, className }: IconProps) => (
  <svg
    viewBox="0 0 24 24"
    className={cx(styles.icon[size], className)}
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
  >
    <path d={icon} />
  </svg>
);
