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

export const Regular: Story = { name: 'Ordinaire' };
export const Optional: Story = { name: 'Facultatif', args: { optionalLabel: '(facultatif)' } };
export const WithHint: Story = { name: 'Avec une aide', args: { hint: 'Le mois suffit.' } };
export const WithError: Story = {
  name: 'En erreur',
  args: { error: 'La date de fin est avant la date de début. Vérifiez les deux.' },
};
export const WithErrorAndHint: Story = {
  name: 'En erreur, avec une aide',
  args: {
    hint: 'Le mois suffit.',
    error: 'La date de fin est avant la date de début. Vérifiez les deux.',
  },
};
export const WithAside: Story = {
  name: 'Avec un compteur',
  args: {
    hint: 'Le mois suffit.',
    aside: <span className={counter}>2 dates sur 4</span>,
  },
};
export const LabelBeside: Story = { name: 'Intitulé à côté', args: { beside: true } };
export const OnPhone: Story = {
  name: 'Sur téléphone',
  decorators: [within('phone')],
  args: {
    label: 'Date de début du contrat de professionnalisation',
    optionalLabel: '(facultatif)',
    hint: 'Le mois suffit. Laissez vide si vous ne vous en souvenez pas.',
  },
};
