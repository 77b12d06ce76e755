import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { ToggleGroup } from '#/components/ToggleGroup/ToggleGroup';
import { behaviour } from '#stories/support/behaviour';
import { focused } from '#stories/support/focused';
import { within } from '#stories/support/Frame';
import { useSpied } from '#stories/support/useSpied';

const meta = {
  title: 'Composants/Groupe de bascules',
  component: ToggleGroup,
  decorators: [within('narrow')],
  args: {
    label: 'Région',
    options: ['Afrique', 'Europe', 'Asie', 'Moyen Orient', 'Caraïbes'].map((value) => ({
      value,
      label: value,
    })),
    value: null,
    onChange: fn(),
  },
  render: function Controlled(args) {
    const [value, onChange] = useSpied(args.value, args.onChange);
    return <ToggleGroup {...args} value={value} onChange={onChange} />;
  },
} satisfies Meta<typeof ToggleGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NonePressed: Story = { name: 'Aucune enfoncée' };
export const OnePressed: Story = { name: 'Une enfoncée', args: { value: 'Caraïbes' } };
export const Disabled: Story = { name: 'Désactivé', args: { disabled: true, value: 'Europe' } };
export const Focused: Story = { ...focused, name: 'Au clavier', args: { value: 'Europe' } };
export const LongWordsOnPhone: Story = {
  name: 'Mots longs sur téléphone',
  decorators: [within('phone')],
  args: {
    label: 'Rythme de travail souhaité',
    options: [
      'Horaires de journée, du lundi au vendredi',
      'Travail de nuit en établissement hospitalier',
      'Week-ends',
    ].map((value) => ({ value, label: value })),
    value: 'Week-ends',
  },
};

export const ArrowKeysMoveAndASecondPressClears: Story = {
  name: 'Les flèches déplacent, un second appui efface',
  tags: ['interaction'],
  parameters: behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Afrique' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    const asia = canvas.getByRole('button', { name: 'Asie' });
    await expect(asia).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('Asie');
    await expect(asia).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('button', { name: 'Caraïbes' })).toHaveFocus();
  },
};

export const TabulationStopsAtTheChosenOne: Story = {
  name: 'Le clavier arrive sur ce qui est choisi',
  tags: ['interaction'],
  parameters: behaviour,
  args: { value: 'Moyen Orient' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Moyen Orient' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Moyen Orient' })).not.toHaveFocus();
  },
};
