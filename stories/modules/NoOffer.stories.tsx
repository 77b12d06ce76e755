import type { Meta, StoryObj } from '@storybook/react-vite';

import type { OfferLack } from '#/domain/offers/catalogue/catalogue';
import { NoOffer } from '#/modules/NoOffer/NoOffer';
import { coverStates } from '#stories/support/coverStates';

const meta = {
  title: 'Modules/Aucune offre',
  component: NoOffer,
  args: { title: 'Aucune offre trouvée', lack: 'samplesHidden' },
} satisfies Meta<typeof NoOffer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SamplesHidden: Story = { name: 'Exemples masqués', tags: ['dark'] };
export const NothingServed: Story = { name: 'Rien de servi', args: { lack: 'nothing' } };

coverStates<OfferLack>({ samplesHidden: SamplesHidden, nothing: NothingServed });
