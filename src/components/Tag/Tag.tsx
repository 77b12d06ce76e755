import { Icon } from '#/components/Icon/Icon';
import { X } from '#/components/Icon/iconPaths';

import * as styles from '#/components/Tag/Tag.css';

export type TagTone = 'neutral' | 'positive' | 'caution';

type TagProps = {
  /** The words of the tag. */
  readonly label: string;
  /** `positive` for what is held, `caution` for what is missing. */
  readonly tone?: TagTone;
  /** What pressing the words does, with the name of that button; both go together. */
  readonly onPress?: (() => void) | undefined;
  /** Name of the words as a button: says what it does. */
  readonly pressLabel?: string | undefined;
  /** What the words as a button open is open; absent where they open nothing. */
  readonly expanded?: boolean | undefined;
  /** Makes the tag removable; both go together. */
  readonly onRemove?: (() => void) | undefined;
  /** Name of the remove button: says what it removes. */
  readonly removeLabel?: string | undefined;
  /** Pointed at from elsewhere. */
  readonly lit?: boolean;
};

/** One of several things of a kind: a skill, a filter. */
export const Tag = ({
  label,
  tone = 'neutral',
  onPress,
  pressLabel,
  expanded,
  onRemove,
  removeLabel,
  lit = false,
}: TagProps) => (
  <span className={styles.tag({ tone, removable: Boolean(onRemove), lit })}>
    {onPress ? (
      <button
        type="button"
        className={styles.words}
        aria-label={pressLabel}
        aria-expanded={expanded}
        onClick={onPress}
      >
        {label}
      </button>
    ) : (
      label
    )}
    {onRemove && (
      <button type="button" className={styles.remove} aria-label={removeLabel} onClick={onRemove}>
        <Icon icon={X} size="s" />
      </button>
    )}
  </span>
);
