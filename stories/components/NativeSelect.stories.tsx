import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { NativeSelect } from '#/components/NativeSelect/NativeSelect';
import { behaviour } from '#stories/support/behaviour';
import { focused } from '#stories/support/focused';
import { within } from '#stories/support/Frame';
import { useSpied } from '#stories/support/useSpied';

const meta = {
  title: 'Composants/Liste du système',
  component: NativeSelect,
  decorators: [within('narrow')],
  args: {
    label: 'Expérience',
    options: [
      { value: 'all', label: 'Tous niveaux' },
      { value: 'entry', label: 'Débutant (0-2 ans)' },
      { value: 'senior', label: 'Senior (5+ ans)' },
    ],
    value: 'all',
    onChange: fn(),
  },
  render: function Controlled(args) {
    const [value, onChange] = useSpied(args.value, args.onChange);
    return <NativeSelect {...args} value={value} onChange={onChange} />;
  },
} satisfies Meta<typeof NativeSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = { name: 'Choix fait', args: { value: 'senior' } };
export const WithHint: Story = {
  name: 'Avec une aide',
  args: { hint: 'D’après ce que demande l’offre.' },
};
export const LabelBeside: Story = { name: 'Intitulé à côté', args: { beside: true } };
export const Disabled: Story = { name: 'Désactivée', args: { disabled: true } };
export const Focused: Story = { ...focused, name: 'Au clavier' };
export const LongWordsOnPhone: Story = {
  name: 'Mots longs sur téléphone',
  decorators: [within('phone')],
  args: {
    label: 'Expérience demandée par l’établissement',
    options: [
      { value: 'all', label: 'Tous niveaux, débutants et personnes en reconversion compris' },
    ],
  },
};

export const ChoosingCallsBack: Story = {
  name: 'Un choix est transmis',
  tags: ['interaction'],
  parameters: behaviour,
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Expérience' }), 'entry');
    await expect(args.onChange).toHaveBeenCalledWith('entry');
  },
};
