import type { Meta, StoryObj } from '@storybook/react-vite';

import type { KeptList } from '#/domain/storage/unreadable';
import { UnreadableEntries } from '#/modules/UnreadableEntries/UnreadableEntries';
import { coverStates } from '#stories/support/coverStates';
import { framed } from '#stories/support/Frame';

const meta = {
  title: 'Modules/Ce qui n’a pas pu être relu',
  component: UnreadableEntries,
  decorators: [framed],
  args: { list: 'applications', unreadable: 1 },
} satisfies Meta<typeof UnreadableEntries>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Applications: Story = { name: 'Candidatures', tags: ['dark'] };
export const Analyses: Story = { name: 'Analyses', args: { list: 'analyses', unreadable: 3 } };
export const Searches: Story = { name: 'Recherches', args: { list: 'searches' } };
export const Offers: Story = { name: 'Offres', args: { list: 'offers', unreadable: 2 } };
export const Letters: Story = { name: 'Lettres', args: { list: 'letters' } };
export const Messages: Story = { name: 'Messages', args: { list: 'messages', unreadable: 4 } };
export const Interviews: Story = { name: 'Entretiens', args: { list: 'interviews' } };
export const Dossiers: Story = { name: 'Dossiers', args: { list: 'dossiers', unreadable: 2 } };
export const WholeList: Story = {
  name: 'Toute la liste',
  tags: ['dark'],
  args: { list: 'offers', unreadable: 'all' },
};
export const FromANewerVersion: Story = {
  name: 'D’une version plus récente',
  args: { unreadable: 'newer' },
};

coverStates<KeptList>({
  applications: Applications,
  analyses: Analyses,
  searches: Searches,
  offers: Offers,
  letters: Letters,
  messages: Messages,
  interviews: Interviews,
  dossiers: Dossiers,
});
