import type { Meta, StoryObj } from '@storybook/react-vite';

import { PageHeader } from '#/components/PageHeader/PageHeader';
import { PublicShell } from '#/pages/PublicShell/PublicShell';

const meta = {
  title: 'Pages/Cadre public',
  component: PublicShell,
  args: { children: <PageHeader title="Connexion" subtitle="La page prend place ici." /> },
} satisfies Meta<typeof PublicShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithAPage: Story = { tags: ['dark'] };
