import { useId, useState } from 'react';
import type { ReactNode } from 'react';

import { Button } from '#/components/Button/Button';
import { HorizonDrawing } from '#/components/drawings/HorizonDrawing';
import { Field } from '#/components/Field/Field';
import { Heading } from '#/components/Heading/Heading';
import { Icon } from '#/components/Icon/Icon';
import { Check, Eye, EyeOff } from '#/components/Icon/iconPaths';
import { Text } from '#/components/Text/Text';
import { TextField } from '#/components/TextField/TextField';
import { TextLink } from '#/components/TextLink/TextLink';
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
const PasswordField = ({
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

/** What both doors ask for. */
export type Credentials = {
  readonly email: string;
  readonly onEmailChange: (email: string) => void;
  readonly password: string;
  readonly onPasswordChange: (password: string) => void;
  /** The password is shown in clear at first. */
  readonly passwordShown?: boolean;
};

type AccountFormProps = {
  readonly title: string;
  readonly subtitle: string;
  readonly credentials: Credentials;
  /** What a password manager may put in: those of an account it knows, or new ones. */
  readonly known: boolean;
  /** The fields before the e-mail. */
  readonly children?: ReactNode;
  readonly submitLabel: string;
  /** Called once the browser finds every required field filled and the e-mail well formed. */
  readonly onSubmit: () => void;
  /** The other door. */
  readonly other: { readonly question: string; readonly label: string; readonly href: string };
};

/** A door to the dashboard: the fields, and what becomes of them, which is nothing. */
export const AccountForm = ({
  title,
  subtitle,
  credentials,
  known,
  children,
  submitLabel,
  onSubmit,
  other,
}: AccountFormProps) => (
  <div className={styles.page}>
    <div className={styles.door}>
      <div className={styles.titles}>
        <Heading level={1} size="xxl">
          {title}
        </Heading>
        <Text size="l" tone="muted">
          {subtitle}
        </Text>
      </div>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {children}
        <TextField
          label={copy.email}
          type="email"
          name="email"
          autoComplete={known ? 'username' : 'email'}
          required
          value={credentials.email}
          onChange={credentials.onEmailChange}
        />
        <PasswordField
          value={credentials.password}
          onChange={credentials.onPasswordChange}
          autoComplete={known ? 'current-password' : 'new-password'}
          defaultShown={credentials.passwordShown ?? false}
        />
        <Button type="submit" variant="primary" size="large" fullWidth className={styles.submit}>
          {submitLabel}
        </Button>
      </form>
      <p className={styles.other}>
        {other.question}
        <TextLink href={other.href} standalone>
          {other.label}
        </TextLink>
      </p>
    </div>
    <aside className={styles.truth} aria-label={copy.truth.title}>
      <Heading level={2} size="xl">
        {copy.truth.title}
      </Heading>
      <ul className={styles.points}>
        {copy.truth.points.map((point) => (
          <li key={point} className={styles.point}>
            <Icon icon={Check} className={styles.pointIcon} />
            {point}
          </li>
        ))}
      </ul>
      <div className={styles.scene}>
        <HorizonDrawing />
      </div>
    </aside>
  </div>
);
