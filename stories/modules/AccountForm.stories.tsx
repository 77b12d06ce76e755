import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { TextField } from '#/components/TextField/TextField';
import { AccountForm } from '#/modules/AccountForm/AccountForm';
import { Frame } from '#stories/support/Frame';

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
    children: (
      <TextField label="E-mail" type="email" value="awa@example.org" onChange={() => undefined} />
    ),
    password: { value: 'secret', onChange: fn(), autoComplete: 'current-password' },
    submitLabel: 'Se connecter',
    onSubmit: fn(),
    other: { question: 'Première visite ?', label: 'Créer mon espace', href: '/signup' },
  },
} satisfies Meta<typeof AccountForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PasswordHidden: Story = {};
export const PasswordShown: Story = {
  args: {
    password: {
      value: 'secret',
      onChange: fn(),
      autoComplete: 'current-password',
      defaultShown: true,
    },
  },
};
