import { Eye, EyeOff } from 'lucide-react';
import { useId, useState } from 'react';

import { Button } from '#/components/Button/Button';
import { Field } from '#/components/Field/Field';
import { accountCopy as copy } from '#/modules/AccountForm/AccountForm.copy';
import { cx } from '#/styles/cx';

import { box, control } from '#/components/Field/Field.css';
import * as styles from '#/modules/AccountForm/AccountForm.css';

type PasswordFieldProps = {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** What password managers should offer. */
  readonly autoComplete: 'current-password' | 'new-password';
  /** Shown in clear at first. */
  readonly defaultShown?: boolean;
};

/** A password that can be looked at before it is sent. */
export const PasswordField = ({
  value,
  onChange,
  autoComplete,
  defaultShown = false,
}: PasswordFieldProps) => {
  const id = useId();
  const [shown, setShown] = useState(defaultShown);
  return (
    <Field id={id} label={copy.password}>
      <span className={cx(box, styles.password)}>
        <input
          id={id}
          name="password"
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          required
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={control}
        />
        <Button
          variant="quiet"
          icon={shown ? EyeOff : Eye}
          iconOnly
          aria-controls={id}
          className={styles.reveal}
          onClick={() => setShown(!shown)}
        >
          {shown ? copy.hidePassword : copy.showPassword}
        </Button>
      </span>
    </Field>
  );
};
