import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { Switch } from '#/components/Switch/Switch';
import { behaviour } from '#stories/support/behaviour';
import { focused } from '#stories/support/focused';
import { within } from '#stories/support/Frame';
import { useSpied } from '#stories/support/useSpied';

const meta = {
  title: 'Composants/Interrupteur',
  component: Switch,
  decorators: [within('narrow')],
  args: { label: 'Alertes par e-mail', checked: false, onChange: fn() },
  render: function Controlled(args) {
    const [checked, onChange] = useSpied(args.checked, args.onChange);
    return <Switch {...args} checked={checked} onChange={onChange} />;
  },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = { name: 'Éteint' };
export const On: Story = { name: 'Allumé', args: { checked: true } };
export const WithHint: Story = {
  name: 'Avec une aide',
  args: { checked: true, hint: 'Vos préférences restent dans ce navigateur.' },
};
export const Disabled: Story = {
  name: 'Allumé et désactivé',
  args: { disabled: true, checked: true },
};
export const DisabledOff: Story = { name: 'Éteint et désactivé', args: { disabled: true } };
export const Focused: Story = { ...focused, name: 'Au clavier' };
export const LongWordsOnPhone: Story = {
  name: 'Mots longs sur téléphone',
  decorators: [within('phone')],
  args: {
    label: 'Prévenir des candidatures restées sans réponse depuis plus de dix jours ouvrés',
    hint: 'Les rappels restent dans ce navigateur.',
  },
};

export const SpaceTurnsItOnAndOff: Story = {
  name: 'La barre d’espace l’allume et l’éteint',
  tags: ['interaction'],
  parameters: behaviour,
  play: async ({ args, canvas }) => {
    const control = canvas.getByRole('switch', { name: 'Alertes par e-mail' });
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(control).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};
