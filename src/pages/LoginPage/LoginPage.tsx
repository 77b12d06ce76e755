import { AccountForm } from '#/modules/AccountForm/AccountForm';
import type { Credentials } from '#/modules/AccountForm/AccountForm';
import { loginCopy as copy } from '#/pages/LoginPage/LoginPage.copy';

type LoginPageProps = Credentials & { readonly onSubmit: () => void };

/** Connexion: checks nothing beyond what the browser does, and says so. */
export const LoginPage = ({ onSubmit, ...credentials }: LoginPageProps) => (
  <AccountForm
    title={copy.title}
    subtitle={copy.subtitle}
    credentials={credentials}
    known
    submitLabel={copy.submit}
    onSubmit={onSubmit}
    other={{ ...copy.other, href: '/signup' }}
  />
);
