import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import type { OfferLack } from '#/domain/offers/catalogue/catalogue';
import type { CatalogueProblem } from '#/domain/offers/catalogue/OfferSource';
import { PLATFORM_IDS } from '#/domain/offers/catalogue/platformIds';
import { SAMPLE_SPECIALIZED_OFFERS } from '#/domain/offers/samples/specializedOffers.fr';
import { SpecializedSearchPage } from '#/pages/SpecializedSearchPage/SpecializedSearchPage';
import type { SpecializedStatus } from '#/pages/SpecializedSearchPage/SpecializedSearchPage.state';
import { asScreen } from '#stories/support/asScreen';
import { behaviour } from '#stories/support/behaviour';
import { coverStates } from '#stories/support/coverStates';
import { liveSlot } from '#stories/support/screens/live';
import { useSpied } from '#stories/support/useSpied';

const meta = {
  title: 'Pages/Recherche Spécialisée',
  component: SpecializedSearchPage,
  decorators: [asScreen],
  args: {
    state: { status: 'results', offers: SAMPLE_SPECIALIZED_OFFERS },
    query: { term: '', platforms: PLATFORM_IDS },
    onQueryChange: fn(),
    onRetry: fn(),
    live: liveSlot('specialized'),
  },
  render: function Controlled(args) {
    const [query, onQueryChange] = useSpied(args.query, args.onQueryChange);
    return <SpecializedSearchPage {...args} query={query} onQueryChange={onQueryChange} />;
  },
} satisfies Meta<typeof SpecializedSearchPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const failed = (problem: CatalogueProblem): Story => ({
  args: { state: { status: 'failed', problem } },
});

export const Many: Story = { name: 'Plusieurs résultats', tags: ['dark'] };
export const One: Story = {
  name: 'Un résultat',
  args: { state: { status: 'results', offers: SAMPLE_SPECIALIZED_OFFERS.slice(0, 1) } },
};
export const Searching: Story = {
  name: 'Recherche en cours',
  args: { state: { status: 'searching' } },
};
export const None: Story = {
  name: 'Aucun résultat',
  tags: ['dark'],
  args: { state: { status: 'none' }, query: { term: 'scaphandrier', platforms: PLATFORM_IDS } },
};
export const NoPlatformTicked: Story = {
  name: 'Aucune plateforme cochée',
  args: { state: { status: 'none' }, query: { term: '', platforms: [] } },
};
export const SamplesHidden: Story = {
  name: 'Exemples masqués',
  args: { state: { status: 'noOffer', lack: 'samplesHidden' } },
};
export const NothingServed: Story = {
  name: 'Rien de servi',
  args: { state: { status: 'noOffer', lack: 'nothing' } },
};
export const Offline: Story = { ...failed('offline'), name: 'Hors ligne' };
export const NotFound: Story = { ...failed('notFound'), name: 'Catalogue introuvable' };
export const Malformed: Story = { ...failed('malformed'), name: 'Catalogue abîmé' };
export const TooLarge: Story = { ...failed('tooLarge'), name: 'Catalogue trop gros' };

export const TheCountAgrees: Story = {
  name: 'Le compte s’accorde',
  tags: ['interaction'],
  parameters: behaviour,
  args: { state: { status: 'results', offers: SAMPLE_SPECIALIZED_OFFERS.slice(0, 1) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 résultat trouvé')).toBeVisible();
    await expect(canvas.queryByText(/résultats trouvés/u)).toBeNull();
  },
};

export const UntickingABoardCallsBack: Story = {
  name: 'Une plateforme décochée est transmise',
  tags: ['interaction'],
  parameters: behaviour,
  play: async ({ args, canvas }) => {
    const [first] = await canvas.findAllByRole('checkbox');
    if (first) await userEvent.click(first);
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({
      term: '',
      platforms: ['un', 'development'],
    });
  },
};

coverStates<SpecializedStatus>({
  noOffer: SamplesHidden,
  searching: Searching,
  results: Many,
  none: None,
  failed: Offline,
});
coverStates<CatalogueProblem>({
  offline: Offline,
  notFound: NotFound,
  malformed: Malformed,
  tooLarge: TooLarge,
});
coverStates<OfferLack>({ samplesHidden: SamplesHidden, nothing: NothingServed });
