import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { StepProgress } from '#/components/StepProgress/StepProgress';
import type { StepState } from '#/components/StepProgress/StepProgress';
import { behaviour } from '#stories/support/behaviour';
import { coverStates } from '#stories/support/coverStates';
import { within } from '#stories/support/Frame';

const meta = {
  title: 'Composants/Étapes',
  component: StepProgress,
  decorators: [within('narrow')],
  args: {
    label: 'Analyse en cours',
    steps: [
      { id: 'cv', label: 'Lecture de votre CV' },
      { id: 'offer', label: 'Lecture de l’offre' },
      { id: 'compare', label: 'Recherche des points communs' },
      { id: 'advice', label: 'Préparation des conseils' },
    ],
    current: 1,
    percent: 50,
    percentText: '50 %',
    stateLabels: { done: 'terminé', current: 'en cours', todo: 'à venir' },
  },
} satisfies Meta<typeof StepProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstStep: Story = {
  name: 'Première étape',
  args: { current: 0, percent: 25, percentText: '25 %' },
};
export const SecondStep: Story = { name: 'Deuxième étape' };
export const ThirdStep: Story = {
  name: 'Troisième étape',
  args: { current: 2, percent: 75, percentText: '75 %' },
};
export const LastStep: Story = {
  name: 'Dernière étape',
  args: { current: 3, percent: 100, percentText: '100 %' },
};
export const AllDone: Story = {
  name: 'Toutes faites',
  args: { current: 4, percent: 100, percentText: '100 %' },
};

export const CurrentStepIsMarkedAndAnnounced: Story = {
  name: 'L’étape en cours est marquée et annoncée',
  tags: ['interaction'],
  parameters: behaviour,
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Analyse en cours' });
    await expect(bar).toHaveValue(50);
    const current = canvas
      .getAllByRole('listitem')
      .filter((item) => item.getAttribute('aria-current') === 'step');
    await expect(current).toHaveLength(1);
    await expect(current[0]).toHaveTextContent('Lecture de l’offre (en cours)');
    await expect(canvas.getByRole('status')).toHaveTextContent('Lecture de l’offre');
  },
};

coverStates<StepState>({ done: AllDone, current: SecondStep, todo: FirstStep });
