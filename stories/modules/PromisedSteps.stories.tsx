import type { Meta, StoryObj } from '@storybook/react-vite';

import { PromisedSteps } from '#/modules/PromisedSteps/PromisedSteps';
import { framed, within } from '#stories/support/Frame';

const meta = {
  title: 'Modules/Étapes promises',
  component: PromisedSteps,
  decorators: [within('narrow'), framed],
  args: {
    title: 'Ce que vous saurez',
    text: 'En quelques secondes, sur votre appareil.',
    steps: [
      { title: 'Votre score, point par point', text: 'Chaque point cite l’offre et votre CV.' },
      { title: 'Ce qui manque', text: 'À ajouter si vous l’avez, à dire simplement sinon.' },
    ],
  },
} satisfies Meta<typeof PromisedSteps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoSteps: Story = { name: 'Deux étapes' };
