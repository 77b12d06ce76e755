import { useId } from 'react';

import * as styles from '#/components/Switch/Switch.css';

type SwitchProps = {
  /** The same in both positions. */
  readonly label: string;
  /** Held by the caller. */
  readonly checked: boolean;
  /** Called with the new state, which holds at once. */
  readonly onChange: (checked: boolean) => void;
  /** Under the label, and read after it. */
  readonly hint?: string | undefined;
  /** Say beside it why. */
  readonly disabled?: boolean;
};

/** On or off, at once. */
export const Switch = ({ label, checked, onChange, hint, disabled = false }: SwitchProps) => {
  const id = useId();
  return (
    <label className={styles.root}>
      <span className={styles.words}>
        <span id={`${id}-label`}>{label}</span>
        {hint && (
          <span id={`${id}-hint`} className={styles.hint}>
            {hint}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={checked}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className={styles.track}
      />
    </label>
  );
};
