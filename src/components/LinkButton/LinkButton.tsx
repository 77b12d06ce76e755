import type { ReactNode } from 'react';

import type { ButtonSize, ButtonVariant } from '#/components/Button/Button';
import { Icon } from '#/components/Icon/Icon';
import { ArrowUpRight } from '#/components/Icon/iconPaths';
import type { IconPath } from '#/components/Icon/iconPaths';
import { Anchor } from '#/components/LinkProvider/Anchor';
import { kindOfLink } from '#/components/LinkProvider/LinkProvider';
import type { AnchorProps } from '#/components/LinkProvider/LinkProvider';
import { cx } from '#/styles/cx';

import * as styles from '#/components/Button/Button.css';

type LinkButtonProps = AnchorProps & {
  /** Where it leads. */
  readonly children: ReactNode;
  /** As for a button; a link destroys nothing. */
  readonly variant?: Exclude<ButtonVariant, 'danger'>;
  /** As for a button. */
  readonly size?: ButtonSize;
  /** Before the words. */
  readonly icon?: IconPath | undefined;
  /** As wide as what holds it. */
  readonly fullWidth?: boolean;
};

/** A link with the weight of a button: it leads somewhere, it does not act. */
export const LinkButton = ({
  children,
  variant = 'secondary',
  size = 'medium',
  icon,
  fullWidth = false,
  className,
  ...rest
}: LinkButtonProps) => {
  const iconSize = size === 'large' ? 'm' : 's';
  return (
    <Anchor {...rest} className={cx(styles.button({ variant, size, fullWidth }), className)}>
      {icon && <Icon icon={icon} size={iconSize} />}
      <span className={styles.label}>{children}</span>
      {kindOfLink(rest.href) === 'web' && <Icon icon={ArrowUpRight} size={iconSize} />}
    </Anchor>
  );
};
