import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

import type { CatalogueProblem } from '#/domain/offers/catalogue/OfferSource';
import { SAMPLE_CV_SEARCH_RESULTS } from '#/domain/offers/samples/compatibleOffers.fr';
import { CvSearchPage } from '#/pages/CvSearchPage/CvSearchPage';
import type { CvSearchStatus, FoundOffer } from '#/pages/CvSearchPage/CvSearchPage.state';
import { asScreen } from '#stories/support/asScreen';
import { behaviour } from '#stories/support/behaviour';
import { coverStates } from '#stories/support/coverStates';
import { anAnalysis } from '#tests/support/builders/anAnalysis';

const real: readonly FoundOffer[] = SAMPLE_CV_SEARCH_RESULTS.map((offer, index) => ({
  offer: { ...offer, compatibility: [92, 81, 58][index] ?? 50, sample: false },
  reasons: [
    { label: 'Sage 100', answer: 'held' },
    { label: 'Trois ans d’expérience', answer: 'partly' },
    { label: 'Anglais courant', answer: 'missing' },
  ],
  analysis: anAnalysis('good', { id: offer.id, offerTitle: offer.title }),
  applied: index === 1,
}));

const meta = {
  title: 'Pages/Recherche par CV',
  component: CvSearchPage,
  decorators: [asScreen],
  args: {
    state: { status: 'results', found: real, sample: false },
    hrefOf: ({ id }) => `/dashboard/search?q=${id}`,
    onLaunch: fn(),
    onRetry: fn(),
    explained: null,
    onExplain: fn(),
  },
} satisfies Meta<typeof CvSearchPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const failed = (problem: CatalogueProblem): Story => ({
  args: { state: { status: 'failed', problem } },
});

export const NoCv: Story = { name: 'Sans CV', tags: ['dark'], args: { state: { status: 'noCv' } } };
export const Reading: Story = {
  name: 'Lecture en cours',
  args: { state: { status: 'reading', fileName: 'CV.pdf' } },
};
export const Ready: Story = {
  name: 'Prête',
  tags: ['dark'],
  args: { state: { status: 'ready', fileName: 'CV Awa Diallo-Perrin.pdf' } },
};
export const Searching: Story = {
  name: 'Recherche en cours',
  tags: ['dark'],
  args: { state: { status: 'searching', progress: { done: 6, total: 10 } } },
};
export const SearchingSimulated: Story = {
  name: 'Recherche en cours, exemple',
  args: { state: { status: 'searching', progress: null } },
};
export const Results: Story = { name: 'Résultats', tags: ['dark'] };
const scored = (scores: readonly number[]): Story => ({
  args: {
    state: {
      status: 'results',
      found: real.map((one, index) => ({
        ...one,
        offer: { ...one.offer, compatibility: scores[index] ?? 0 },
      })),
      sample: false,
    },
  },
});
/** Under 50 % an offer is another job: folded, and never called one of the best. */
export const OthersFar: Story = { ...scored([90, 24, 20]), name: 'Les autres sont loin' };
export const AllFar: Story = {
  ...scored([42, 24, 20]),
  name: 'Aucune ne ressemble au CV',
  tags: ['dark'],
};
export const Sample: Story = {
  name: 'Exemple',
  tags: ['dark'],
  args: {
    state: {
      status: 'results',
      found: SAMPLE_CV_SEARCH_RESULTS.map((offer) => ({
        offer,
        reasons: [],
        analysis: null,
        applied: false,
      })),
      sample: true,
    },
  },
};
export const Explained: Story = {
  name: 'Expliquée',
  tags: ['dark'],
  args: { explained: real[1] ?? null },
  play: async () => {
    // Fetched on the first use: a busy machine takes its time.
    await screen.findByRole('dialog');
  },
};
export const None: Story = { name: 'Aucun résultat', args: { state: { status: 'none' } } };
export const CvUnusable: Story = {
  name: 'CV illisible, exemples masqués',
  args: { state: { status: 'unusable' } },
};
export const NoOffer: Story = {
  name: 'Aucune offre, exemples masqués',
  args: { state: { status: 'noOffer', lack: 'samplesHidden' } },
};
export const Offline: Story = { ...failed('offline'), name: 'Hors ligne' };
export const NotFound: Story = { ...failed('notFound'), name: 'Catalogue introuvable' };
export const Malformed: Story = { ...failed('malformed'), name: 'Catalogue abîmé' };
export const TooLarge: Story = { ...failed('tooLarge'), name: 'Catalogue trop gros' };

export const TheLedgerIsOneClickAway: Story = {
  name: 'Le registre est à un clic',
  tags: ['interaction'],
  parameters: behaviour,
  play: async ({ args, canvas }) => {
    const [, second] = await canvas.findAllByRole('button', { name: /Pourquoi ce score/u });
    if (second) await userEvent.click(second);
    await expect(args.onExplain).toHaveBeenCalledWith(real[1]);
  },
};

export const FarOffersAreOneClickAway: Story = {
  ...scored([90, 24, 20]),
  name: 'Les offres lointaines sont à un clic',
  tags: ['interaction'],
  parameters: behaviour,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('L’offre à laquelle votre CV répond le mieux'),
    ).toBeVisible();
    await expect(canvas.queryByText(/24/u)).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: /Les 2 autres sont loin/u }));
    await waitFor(() => expect(canvas.getByText(/24/u)).toBeVisible());
  },
};

export const LaunchingCallsBack: Story = {
  name: 'Le lancement est transmis',
  tags: ['interaction'],
  parameters: behaviour,
  args: { state: { status: 'ready', fileName: 'CV.pdf' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Lancer la recherche' }));
    await expect(args.onLaunch).toHaveBeenCalledOnce();
  },
};

export const ThreeCardsAndAnotherSearch: Story = {
  name: 'Trois cartes, puis une autre recherche',
  tags: ['interaction'],
  parameters: behaviour,
  play: async ({ args, canvas }) => {
    await expect(await canvas.findAllByRole('link', { name: /Voir les détails/u })).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Relancer une recherche' }));
    await expect(args.onLaunch).toHaveBeenCalledOnce();
  },
};

coverStates<CvSearchStatus>({
  unusable: CvUnusable,
  noOffer: NoOffer,
  noCv: NoCv,
  reading: Reading,
  ready: Ready,
  searching: Searching,
  results: Results,
  none: None,
  failed: Offline,
});
coverStates<CatalogueProblem>({
  offline: Offline,
  notFound: NotFound,
  malformed: Malformed,
  tooLarge: TooLarge,
});
