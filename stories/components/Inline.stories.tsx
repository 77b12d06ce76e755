import type { Meta, StoryObj } from '@storybook/react-vite';

import { Inline } from '#/components/Inline/Inline';
import { Tag } from '#/components/Tag/Tag';
import { within } from '#stories/support/Frame';

const meta = {
  title: 'Composants/Ligne',
  component: Inline,
  args: {
    children: [
      'Gestion des stocks',
      'CACES R489 catégorie 3',
      'Préparation de commandes',
      'Inventaire tournant',
      'Anglais B1',
    ].map((word) => <Tag key={word} label={word} />),
  },
} satisfies Meta<typeof Inline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnOneLine: Story = { name: 'Sur une ligne' };
export const Wrapping: Story = { name: 'Qui passe à la ligne', decorators: [within('phone')] };
export const Spread: Story = { name: 'Étalée', args: { justify: 'space-between' } };
