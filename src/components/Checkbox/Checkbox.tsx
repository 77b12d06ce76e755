import { useId } from 'react';

import { VisuallyHidden } from '#/components/VisuallyHidden/VisuallyHidden';

import * as styles from '#/components/Checkbox/Checkbox.css';

type CheckboxProps = {
  /** What happens if it is ticked. */
  readonly label: string;
  /** What it is about, for those who hear it out of its place: one of several boxes of the same label. */
  readonly about?: string | undefined;
  /** Held by the caller. */
  readonly checked: boolean;
  /** Called with the new state. */
  readonly onChange: (checked: boolean) => void;
  /** Under the label, and read after it. */
  readonly hint?: string | undefined;
  /** Say beside it why. */
  readonly disabled?: boolean;
  /** Name in a form. */
  readonly name?: string | undefined;
};

/** Yes or no, taken into account when the user goes on. For what acts at once, `Switch`. */
export const Checkbox = ({
  label,
  about,
  checked,
  onChange,
  hint,
  disabled = false,
  name,
}: CheckboxProps) => {
  const id = useId();
  return (
    <label className={styles.root}>
      <input
        type="checkbox"
        name={name}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className={styles.box}
      />
      <span className={styles.words}>
        <span id={`${id}-label`}>
          {label}
          {about && <VisuallyHidden>{` ${about}`}</VisuallyHidden>}
        </span>
        {hint && (
          <span id={`${id}-hint`} className={styles.hint}>
            {hint}
          </span>
        )}
      </span>
    </label>
  );
};
