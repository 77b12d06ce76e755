import { TextField } from '#/components/TextField/TextField';
import { AccountForm } from '#/modules/AccountForm/AccountForm';
import { loginCopy as copy } from '#/pages/LoginPage/LoginPage.copy';

type LoginPageProps = {
  readonly email: string;
  readonly onEmailChange: (email: string) => void;
  readonly password: string;
  readonly onPasswordChange: (password: string) => void;
  /** The password is shown in clear at first. */
  readonly passwordShown?: boolean;
  readonly onSubmit: () => void;
};

/** Connexion: checks nothing beyond what the browser does, and says so. */
export const LoginPage = ({
  email,
  onEmailChange,
  password,
  onPasswordChange,
  passwordShown = false,
  onSubmit,
}: LoginPageProps) => (
  <AccountForm
    title={copy.title}
    subtitle={copy.subtitle}
    password={{
      value: password,
      onChange: onPasswordChange,
      autoComplete: 'current-password',
      defaultShown: passwordShown,
    }}
    submitLabel={copy.submit}
    onSubmit={onSubmit}
    other={{ ...copy.other, href: '/signup' }}
  >
    <TextField
      label={copy.email}
      type="email"
      name="email"
      autoComplete="username"
      required
      value={email}
      onChange={onEmailChange}
    />
  </AccountForm>
);
