import type { Meta, StoryObj } from '@storybook/react-vite';

import { ADDRESSES } from '#/copy/addresses';
import { ComingPage } from '#/pages/ComingPage/ComingPage';
import { asScreen } from '#stories/support/asScreen';

const meta = {
  title: 'Pages/Bientôt',
  component: ComingPage,
  decorators: [asScreen],
  args: {
    heading: 'Lettre de motivation',
    promise:
      'Vous composerez ici une lettre à partir de votre CV et de l’offre, dans le ton choisi.',
    ready: [
      { href: ADDRESSES.match, label: 'Match CV / Offre' },
      { href: ADDRESSES.myCv, label: 'Mon CV' },
    ],
  },
} satisfies Meta<typeof ComingPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ToCome: Story = { tags: ['dark'] };
