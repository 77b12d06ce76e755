import { TextField } from '#/components/TextField/TextField';
import { AccountForm } from '#/modules/AccountForm/AccountForm';
import type { Credentials } from '#/modules/AccountForm/AccountForm';
import { signupCopy as copy } from '#/pages/SignupPage/SignupPage.copy';

type SignupPageProps = Credentials & {
  readonly name: string;
  readonly onNameChange: (name: string) => void;
  readonly onSubmit: () => void;
};

/** Inscription: opens the profile on this device, and no account anywhere. */
export const SignupPage = ({ name, onNameChange, onSubmit, ...credentials }: SignupPageProps) => (
  <AccountForm
    title={copy.title}
    subtitle={copy.subtitle}
    credentials={credentials}
    known={false}
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
  </AccountForm>
);
