import type { ReactNode } from 'react';

import { Icon } from '#/components/Icon/Icon';
import type { IconPath } from '#/components/Icon/iconPaths';
import type { MatchBand } from '#/domain/matching/report';
import type { Compatibility, Tone } from '#/styles/tones';

import * as styles from '#/components/Badge/Badge.css';

/** A meaning, a band of a match score, or a compatibility. */
export type BadgeTone = Tone | MatchBand | Compatibility;

type BadgeProps = {
  /** One to three words. */
  readonly children: ReactNode;
  /** Follows the meaning or the band, never the eye. */
  readonly tone?: BadgeTone;
  /** `small` in cards, where several stand side by side. */
  readonly size?: 'small' | 'medium';
  /** Before the words, where the colour alone would tell a state. */
  readonly icon?: IconPath | undefined;
};

/** A short fact. The words carry the meaning, the colour repeats it. */
export const Badge = ({ children, tone = 'neutral', size = 'medium', icon }: BadgeProps) => (
  <span className={styles.badge({ tone, size })}>
    {icon && <Icon icon={icon} size="s" className={styles.icon} />}
    {children}
  </span>
);
