import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';

import { Slider } from '#/components/Slider/Slider';
import { behaviour } from '#stories/support/behaviour';
import { focused } from '#stories/support/focused';
import { within } from '#stories/support/Frame';
import { useSpied } from '#stories/support/useSpied';

const meta = {
  title: 'Composants/Curseur',
  component: Slider,
  decorators: [within('narrow')],
  args: {
    label: 'Ton de la lettre',
    value: 50,
    onChange: fn(),
    valueText: 'Équilibré',
    startLabel: 'Formel',
    endLabel: 'Enthousiaste',
  },
  render: function Controlled(args) {
    const [value, onChange] = useSpied(args.value, args.onChange);
    return <Slider {...args} value={value} onChange={onChange} />;
  },
} satisfies Meta<typeof Slider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = { name: 'Au milieu' };
export const AtTheStart: Story = { name: 'Au début', args: { value: 0, valueText: 'Formel' } };
export const AtTheEnd: Story = {
  name: 'À la fin',
  args: { value: 100, valueText: 'Enthousiaste' },
};
export const Disabled: Story = { name: 'Désactivé', args: { disabled: true } };
export const Focused: Story = { ...focused, name: 'Au clavier' };
export const LongWordsOnPhone: Story = {
  name: 'Mots longs sur téléphone',
  decorators: [within('phone')],
  args: {
    label: 'Ton général de la lettre de motivation',
    valueText: 'Plutôt enthousiaste',
    startLabel: 'Très formel et réservé',
    endLabel: 'Très enthousiaste',
  },
};

export const MovingCallsBackWithANumberAndWordsAreAnnounced: Story = {
  name: 'Il donne un nombre et annonce des mots',
  tags: ['interaction'],
  parameters: behaviour,
  play: async ({ args, canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Ton de la lettre' });
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    await expect(slider).toHaveAttribute('aria-valuetext', 'Équilibré');
    await fireEvent.input(slider, { target: { value: '51' } });
    await expect(args.onChange).toHaveBeenLastCalledWith(51);
    await expect(slider).toHaveValue('51');
  },
};
