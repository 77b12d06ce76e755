import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { Checkbox } from '#/components/Checkbox/Checkbox';
import { behaviour } from '#stories/support/behaviour';
import { focused } from '#stories/support/focused';
import { within } from '#stories/support/Frame';
import { useSpied } from '#stories/support/useSpied';

const meta = {
  title: 'Composants/Case à cocher',
  component: Checkbox,
  decorators: [within('narrow')],
  args: { label: 'Garder mon CV sur cet appareil', checked: false, onChange: fn() },
  render: function Controlled(args) {
    const [checked, onChange] = useSpied(args.checked, args.onChange);
    return <Checkbox {...args} checked={checked} onChange={onChange} />;
  },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unchecked: Story = { name: 'Décochée' };
export const Checked: Story = { name: 'Cochée', args: { checked: true } };
export const WithHint: Story = {
  name: 'Avec une aide',
  args: {
    hint: 'Sinon, il est oublié quand vous fermez la page. À éviter sur un ordinateur partagé.',
  },
};
export const Disabled: Story = { name: 'Désactivée', args: { disabled: true } };
export const CheckedDisabled: Story = {
  name: 'Cochée et désactivée',
  args: { checked: true, disabled: true },
};
export const Focused: Story = { ...focused, name: 'Au clavier' };
export const LongWordsOnPhone: Story = {
  name: 'Mots longs sur téléphone',
  decorators: [within('phone')],
  args: {
    label: 'Recevoir les offres d’électromécanicienne de maintenance aéroportuaire',
    hint: 'Une seule fois par semaine, et seulement quand il y en a de nouvelles.',
  },
};

export const SpaceToggles: Story = {
  ...WithHint,
  name: 'La barre d’espace la coche et la décoche',
  tags: ['interaction'],
  parameters: behaviour,
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Garder mon CV sur cet appareil' });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await expect(box).toBeChecked();
    await expect(box).toHaveAccessibleDescription(/ordinateur partagé/u);
  },
};
