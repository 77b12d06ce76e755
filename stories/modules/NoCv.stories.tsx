import type { Meta, StoryObj } from '@storybook/react-vite';

import { NoCv } from '#/modules/NoCv/NoCv';

const meta = {
  title: 'Modules/Aucun CV',
  component: NoCv,
  args: {
    title: 'Aucun CV trouvé',
    text: 'Importez votre CV pour lancer une recherche.',
  },
} satisfies Meta<typeof NoCv>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ToImport: Story = { name: 'À importer' };
