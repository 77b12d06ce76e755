import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { JobInHand, RecentJobs } from '#/modules/JobInHand/JobInHand';
import { recentJobs } from '#stories/support/screens/heldJobs';

const meta = {
  title: 'Modules/Offre en main',
  component: JobInHand,
  args: {
    job: {
      title: 'Infirmier·ère de nuit',
      company: 'Clinique des Trois Rives',
      href: '/dashboard/dossier/1',
    },
    detail: 'ton équilibré',
    onChange: fn(),
  },
} satisfies Meta<typeof JobInHand>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithTone: Story = { name: 'Avec le ton', tags: ['dark'] };
export const CompanyUnknown: Story = {
  name: 'Employeur inconnu',
  args: { job: { title: 'Cariste', company: '', href: '/dashboard/dossier/1' } },
};
export const AlreadyRead: Story = {
  name: 'Annonces déjà lues',
  render: () => <RecentJobs jobs={recentJobs} />,
};
