import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { AccountForm } from '#/modules/AccountForm/AccountForm';
import { Frame } from '#stories/support/Frame';

const credentials = {
  email: 'awa@example.org',
  onEmailChange: fn(),
  password: 'secret',
  onPasswordChange: fn(),
};

const meta = {
  title: 'Modules/Formulaire d’accès',
  component: AccountForm,
  decorators: [
    (Story) => (
      <Frame>
        <Story />
      </Frame>
    ),
  ],
  args: {
    title: 'Connexion',
    subtitle: 'Retrouvez votre espace sur cet appareil.',
    credentials,
    known: true,
    submitLabel: 'Se connecter',
    onSubmit: fn(),
    other: { question: 'Première visite ?', label: 'Créer mon espace', href: '/signup' },
  },
} satisfies Meta<typeof AccountForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PasswordHidden: Story = { name: 'Mot de passe masqué' };
export const PasswordShown: Story = {
  name: 'Mot de passe visible',
  args: { credentials: { ...credentials, passwordShown: true } },
};
