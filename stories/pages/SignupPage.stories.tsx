import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { SignupPage } from '#/pages/SignupPage/SignupPage';
import { behaviour } from '#stories/support/behaviour';
import { inPublicShell } from '#stories/support/inPublicShell';
import { useSpied } from '#stories/support/useSpied';

const meta = {
  title: 'Pages/Inscription',
  component: SignupPage,
  decorators: [inPublicShell],
  args: {
    name: '',
    onNameChange: fn(),
    email: '',
    onEmailChange: fn(),
    password: '',
    onPasswordChange: fn(),
    onSubmit: fn(),
  },
  render: function Controlled(args) {
    const [name, onNameChange] = useSpied(args.name, args.onNameChange);
    const [email, onEmailChange] = useSpied(args.email, args.onEmailChange);
    const [password, onPasswordChange] = useSpied(args.password, args.onPasswordChange);
    const person = { name, onNameChange, email, onEmailChange };
    return <SignupPage {...args} {...person} {...{ password, onPasswordChange }} />;
  },
} satisfies Meta<typeof SignupPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const filled = {
  name: 'Awa Diallo-Perrin',
  email: 'awa.diallo@example.org',
  password: 'un mot de passe',
} as const;

export const Empty: Story = { name: 'Vide', tags: ['dark'] };
export const Filled: Story = { name: 'Remplie', args: filled };
export const PasswordShown: Story = {
  name: 'Mot de passe visible',
  args: { ...filled, passwordShown: true },
};

export const Invalid: Story = {
  name: 'À compléter',
  args: { name: 'Awa Diallo-Perrin', email: 'awa.diallo' },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ouvrir mon espace' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const TheBrowserAsksForEveryField: Story = {
  name: 'Le navigateur demande chaque champ',
  tags: ['interaction'],
  parameters: behaviour,
  play: async ({ args, canvas }) => {
    const submit = await canvas.findByRole('button', { name: 'Ouvrir mon espace' });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Nom complet' }), filled.name);
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail' }), 'awa.diallo');
    await userEvent.type(canvas.getByLabelText('Mot de passe'), filled.password);
    await userEvent.click(submit);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail' }), '@example.org');
    await userEvent.click(submit);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const ItLeadsToTheOtherDoor: Story = {
  name: 'Elle mène à la connexion',
  tags: ['interaction'],
  parameters: behaviour,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Se connecter' })).toHaveAttribute(
      'href',
      '/login',
    );
    await expect(canvas.getByLabelText('Mot de passe')).toHaveAttribute(
      'autocomplete',
      'new-password',
    );
  },
};
