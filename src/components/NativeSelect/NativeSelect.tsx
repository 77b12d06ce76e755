import { useId } from 'react';
import type { KeyboardEvent } from 'react';

import { Field, describedBy } from '#/components/Field/Field';
import { Icon } from '#/components/Icon/Icon';
import { ChevronDown } from '#/components/Icon/iconPaths';
import { cx } from '#/styles/cx';

import { control } from '#/components/Field/Field.css';
import * as styles from '#/components/NativeSelect/NativeSelect.css';

type NativeSelectProps<Value extends string> = {
  /** Names the value. */
  readonly label: string;
  /** In the order shown. */
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  /** The chosen one, held by the caller. */
  readonly value: Value;
  /** Called with the value chosen. */
  readonly onChange: (value: Value) => void;
  /** Under the list, and read after its name. */
  readonly hint?: string | undefined;
  /** Say beside it why. */
  readonly disabled?: boolean;
  /** A key that means more than a choice, such as giving up. */
  readonly onKeyDown?: ((event: KeyboardEvent) => void) | undefined;
  /** The label stands before the list rather than above. */
  readonly beside?: boolean;
};

/**
 * One value out of a short list, in the browser's own control: the system's wheel on a phone, and 14 kB less than
 * `Select`, which shows hints beside its options.
 */
export const NativeSelect = <Value extends string>({
  label,
  options,
  value,
  onChange,
  hint,
  disabled = false,
  onKeyDown,
  beside = false,
}: NativeSelectProps<Value>) => {
  const id = useId();
  const choose = (chosen: string): void => {
    const option = options.find((each) => each.value === chosen);
    if (option) onChange(option.value);
  };
  return (
    <Field id={id} label={label} hint={hint} beside={beside}>
      <span className={styles.box}>
        <select
          id={id}
          value={value}
          disabled={disabled}
          aria-describedby={describedBy(id, { label, hint })}
          className={cx(control, styles.select)}
          onKeyDown={onKeyDown}
          onChange={(event) => choose(event.target.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon icon={ChevronDown} size="s" className={styles.mark} />
      </span>
    </Field>
  );
};
