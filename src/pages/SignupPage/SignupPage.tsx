import { TextField } from '#/components/TextField/TextField';
import { AccountForm } from '#/modules/AccountForm/AccountForm';
import { signupCopy as copy } from '#/pages/SignupPage/SignupPage.copy';

type SignupPageProps = {
  readonly name: string;
  readonly onNameChange: (name: string) => void;
  readonly email: string;
  readonly onEmailChange: (email: string) => void;
  readonly password: string;
  readonly onPasswordChange: (password: string) => void;
  /** The password is shown in clear at first. */
  readonly passwordShown?: boolean;
  readonly onSubmit: () => void;
};

/** Inscription: opens the profile on this device, and no account anywhere. */
export const SignupPage = ({
  name,
  onNameChange,
  email,
  onEmailChange,
  password,
  onPasswordChange,
  passwordShown = false,
  onSubmit,
}: SignupPageProps) => (
  <AccountForm
    title={copy.title}
    subtitle={copy.subtitle}
    password={{
      value: password,
      onChange: onPasswordChange,
      autoComplete: 'new-password',
      defaultShown: passwordShown,
    }}
    submitLabel={copy.submit}
    onSubmit={onSubmit}
    other={{ ...copy.other, href: '/login' }}
  >
    <TextField
      label={copy.name}
      hint={copy.nameHint}
      name="name"
      autoComplete="name"
      required
      value={name}
      onChange={onNameChange}
    />
    <TextField
      label={copy.email}
      type="email"
      name="email"
      autoComplete="email"
      required
      value={email}
      onChange={onEmailChange}
    />
  </AccountForm>
);
