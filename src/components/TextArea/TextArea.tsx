import { useId } from 'react';
import type { ComponentProps } from 'react';

import { Field, describedBy } from '#/components/Field/Field';
import type { FieldWords } from '#/components/Field/Field';
import { cx } from '#/styles/cx';

import * as styles from '#/components/Field/Field.css';

type TextAreaProps = FieldWords &
  Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'className'> & {
    readonly value: string;
    readonly onChange: (value: string) => void;
    /** Words under the right edge, such as how much was written. */
    readonly counter?: ((length: number) => string) | undefined;
  };

/** Several lines of text. */
export const TextArea = ({
  label,
  optionalLabel,
  hint,
  error,
  value,
  onChange,
  counter,
  id,
  rows = 6,
  ...rest
}: TextAreaProps) => {
  const ownId = useId();
  const controlId = id ?? ownId;
  const words = { label, optionalLabel, hint, error };
  return (
    <Field
      id={controlId}
      {...words}
      aside={counter && <span className={styles.counter}>{counter(value.length)}</span>}
    >
      <textarea
        {...rest}
        id={controlId}
        rows={rows}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(controlId, words)}
        className={cx(styles.control, styles.area)}
      />
    </Field>
  );
};
