import { monogram, tintOf } from '#/components/Avatar/monogram';

import * as styles from '#/components/Avatar/Avatar.css';

export type AvatarSize = 'small' | 'medium' | 'large';
export const AVATAR_TINTS = ['sky', 'dawn', 'meadow', 'slate'] as const;

type AvatarProps = {
  /** Whose initials are shown, and from which the tint comes. */
  readonly name: string;
  /** 32, 40 or 64 px. */
  readonly size?: AvatarSize;
  /** Round for a person, square for a company. */
  readonly shape?: 'person' | 'company';
  /** Says the name to assistive technology; leave out where the name stands beside it. */
  readonly labelled?: boolean;
};

/** Initials in place of a portrait or a logo: no picture is ever fetched. */
export const Avatar = ({
  name,
  size = 'medium',
  shape = 'person',
  labelled = false,
}: AvatarProps) => (
  <span
    className={styles.avatar({ size, shape, tint: tintOf(name, AVATAR_TINTS) })}
    {...(labelled ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
  >
    {monogram(name)}
  </span>
);
