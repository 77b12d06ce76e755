import type { Meta, StoryObj } from '@storybook/react-vite';

import { Field } from '#/components/Field/Field';
import { within } from '#stories/support/Frame';

import { control, counter } from '#/components/Field/Field.css';

const meta = {
  title: 'Composants/Champ',
  component: Field,
  decorators: [within('narrow')],
  args: {
    id: 'start-month',
    label: 'Date de début',
    children: <input id="start-month" type="month" className={control} defaultValue="2026-09" />,
  },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Regular: Story = {};
export const Optional: Story = { args: { optionalLabel: '(facultatif)' } };
export const WithHint: Story = { args: { hint: 'Le mois suffit.' } };
export const WithError: Story = {
  args: { error: 'La date de fin est avant la date de début. Vérifiez les deux.' },
};
export const WithErrorAndHint: Story = {
  args: {
    hint: 'Le mois suffit.',
    error: 'La date de fin est avant la date de début. Vérifiez les deux.',
  },
};
export const WithAside: Story = {
  args: {
    hint: 'Le mois suffit.',
    aside: <span className={counter}>2 dates sur 4</span>,
  },
};
export const LabelBeside: Story = { args: { beside: true } };
export const OnPhone: Story = {
  decorators: [within('phone')],
  args: {
    label: 'Date de début du contrat de professionnalisation',
    optionalLabel: '(facultatif)',
    hint: 'Le mois suffit. Laissez vide si vous ne vous en souvenez pas.',
  },
};
