import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { LoginPage } from '#/pages/LoginPage/LoginPage';
import { behaviour } from '#stories/support/behaviour';
import { inPublicShell } from '#stories/support/inPublicShell';
import { useSpied } from '#stories/support/useSpied';

const meta = {
  title: 'Pages/Connexion',
  component: LoginPage,
  decorators: [inPublicShell],
  args: {
    email: '',
    onEmailChange: fn(),
    password: '',
    onPasswordChange: fn(),
    onSubmit: fn(),
  },
  render: function Controlled(args) {
    const [email, onEmailChange] = useSpied(args.email, args.onEmailChange);
    const [password, onPasswordChange] = useSpied(args.password, args.onPasswordChange);
    return <LoginPage {...args} {...{ email, onEmailChange, password, onPasswordChange }} />;
  },
} satisfies Meta<typeof LoginPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const filled = { email: 'awa.diallo@example.org', password: 'un mot de passe' } as const;

export const Empty: Story = { name: 'Vide', tags: ['dark'] };
export const Filled: Story = { name: 'Remplie', args: filled };
export const PasswordShown: Story = {
  name: 'Mot de passe visible',
  args: { ...filled, passwordShown: true },
};

export const Invalid: Story = {
  name: 'À compléter',
  args: { email: 'awa.diallo' },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Se connecter' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const TheBrowserAsksForBothFields: Story = {
  name: 'Le navigateur demande les deux champs',
  tags: ['interaction'],
  parameters: behaviour,
  play: async ({ args, canvas }) => {
    const email = await canvas.findByRole('textbox', { name: 'E-mail' });
    const submit = canvas.getByRole('button', { name: 'Se connecter' });
    await userEvent.type(email, 'awa@example.org');
    await userEvent.click(submit);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByLabelText('Mot de passe'), 'secret');
    await userEvent.click(submit);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const ThePasswordCanBeLookedAt: Story = {
  name: 'Le mot de passe peut se regarder',
  tags: ['interaction'],
  parameters: behaviour,
  args: filled,
  play: async ({ args, canvas }) => {
    const password = await canvas.findByLabelText('Mot de passe');
    await expect(password).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Afficher le mot de passe' }));
    await expect(password).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Masquer le mot de passe' }));
    await expect(password).toHaveAttribute('type', 'password');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const ItSaysThatNothingIsChecked: Story = {
  name: 'Elle dit que rien n’est vérifié',
  tags: ['interaction'],
  parameters: behaviour,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Il n’y a pas de serveur/u)).toBeVisible();
    await expect(canvas.getByText(/Aucun mot de passe n’est conservé/u)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Créer mon espace' })).toHaveAttribute(
      'href',
      '/signup',
    );
  },
};
