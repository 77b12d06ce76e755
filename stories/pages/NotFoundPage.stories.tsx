import type { Meta, StoryObj } from '@storybook/react-vite';

import { NotFoundPage } from '#/pages/NotFoundPage/NotFoundPage';
import { asScreen } from '#stories/support/asScreen';

const meta = {
  title: 'Pages/Page introuvable',
  component: NotFoundPage,
  decorators: [asScreen],
  args: { path: '/dashboard/mon-cv' },
} satisfies Meta<typeof NotFoundPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UnknownAddress: Story = { name: 'Adresse inconnue', tags: ['dark'] };
export const LongAddress: Story = {
  name: 'Longue adresse',
  args: { path: `/offres/${'infirmier-de-nuit-en-service-de-reanimation-'.repeat(4)}` },
};
