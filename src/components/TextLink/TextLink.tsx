import type { ReactNode } from 'react';

import { Icon } from '#/components/Icon/Icon';
import { ArrowUpRight } from '#/components/Icon/iconPaths';
import type { IconPath } from '#/components/Icon/iconPaths';
import { Anchor } from '#/components/LinkProvider/Anchor';
import { kindOfLink } from '#/components/LinkProvider/LinkProvider';
import type { AnchorProps } from '#/components/LinkProvider/LinkProvider';
import { cx } from '#/styles/cx';

import * as styles from '#/components/TextLink/TextLink.css';

type TextLinkProps = AnchorProps & {
  /** Where it leads, understood out of its sentence. */
  readonly children: ReactNode;
  /** `plain` takes the colour of its surroundings: titles of cards, footers. */
  readonly tone?: 'accent' | 'plain';
  /** Stands alone on its line, with room for a finger. */
  readonly standalone?: boolean;
  /** Before the words. */
  readonly icon?: IconPath | undefined;
  /** Makes the whole nearest positioned ancestor (an interactive `Card`) clickable. */
  readonly stretched?: boolean;
};

/** A link in words. One to the web opens a tab and says so. */
export const TextLink = ({
  children,
  tone = 'accent',
  standalone = false,
  stretched = false,
  icon,
  className,
  ...rest
}: TextLinkProps) => (
  <Anchor {...rest} className={cx(styles.link({ tone, standalone, stretched }), className)}>
    {icon && <Icon icon={icon} size="s" />}
    {children}
    {kindOfLink(rest.href) === 'web' && (
      <Icon icon={ArrowUpRight} size="s" className={styles.mark} />
    )}
  </Anchor>
);
