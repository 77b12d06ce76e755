import { useId } from 'react';
import type { ComponentProps } from 'react';

import { Field, describedBy } from '#/components/Field/Field';
import type { FieldWords } from '#/components/Field/Field';
import { Icon } from '#/components/Icon/Icon';
import type { IconPath } from '#/components/Icon/iconPaths';
import { cx } from '#/styles/cx';

import * as styles from '#/components/Field/Field.css';

type TextFieldProps = FieldWords &
  Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'className' | 'size'> & {
    /** Held by the caller. */
    readonly value: string;
    /** Called with the text at each change. */
    readonly onChange: (value: string) => void;
    /** At the start of the field, for the eye only. */
    readonly icon?: IconPath | undefined;
  };

/** One line of text. */
export const TextField = ({
  label,
  optionalLabel,
  hint,
  error,
  icon,
  value,
  onChange,
  id,
  type = 'text',
  ...rest
}: TextFieldProps) => {
  const ownId = useId();
  const controlId = id ?? ownId;
  const words = { label, optionalLabel, hint, error };
  return (
    <Field id={controlId} {...words}>
      <span className={styles.box}>
        {icon && <Icon icon={icon} className={styles.leading} />}
        <input
          {...rest}
          id={controlId}
          type={type}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(controlId, words)}
          className={cx(styles.control, icon && styles.withLeading)}
        />
      </span>
    </Field>
  );
};
