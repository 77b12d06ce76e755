import type { Meta, StoryObj } from '@storybook/react-vite';

import { UnusableCv } from '#/modules/UnusableCv/UnusableCv';

const meta = {
  title: 'Modules/CV illisible',
  component: UnusableCv,
} satisfies Meta<typeof UnusableCv>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TextOutOfReach: Story = { name: 'Texte hors d’atteinte', tags: ['dark'] };
