import { X } from 'lucide-react';

import { Icon } from '#/components/Icon/Icon';

import * as styles from '#/components/Tag/Tag.css';

export type TagTone = 'neutral' | 'positive' | 'caution';

type TagProps = {
  readonly label: string;
  readonly tone?: TagTone;
  /** Makes the tag removable; both go together. */
  readonly onRemove?: (() => void) | undefined;
  /** Name of the remove button: says what it removes. */
  readonly removeLabel?: string | undefined;
};

/** One of several things of a kind: a skill, a filter. */
export const Tag = ({ label, tone = 'neutral', onRemove, removeLabel }: TagProps) => (
  <span className={styles.tag({ tone, removable: Boolean(onRemove) })}>
    {label}
    {onRemove && (
      <button type="button" className={styles.remove} aria-label={removeLabel} onClick={onRemove}>
        <Icon icon={X} size="s" />
      </button>
    )}
  </span>
);
