import type { Meta, StoryObj } from '@storybook/react-vite';

import { ProgressBar } from '#/components/ProgressBar/ProgressBar';
import { within } from '#stories/support/Frame';

const meta = {
  title: 'Composants/Barre de progression',
  component: ProgressBar,
  decorators: [within('narrow')],
  args: { label: 'Force du profil', percent: 75, valueText: '75 %' },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Partly: Story = { name: 'En cours' };
export const Empty: Story = { name: 'Vide', args: { percent: 0, valueText: '0 %' } };
export const Full: Story = { name: 'Pleine', args: { percent: 100, valueText: '100 %' } };
export const OfQuestions: Story = {
  name: 'De questions',
  args: { label: 'Entretien', percent: 37.5, valueText: 'Question 3 sur 8' },
};
export const WordsHidden: Story = { name: 'Mots masqués', args: { wordsHidden: true } };
