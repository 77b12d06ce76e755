import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';

import type { MatchBand } from '#/domain/matching/report';
import type { CompatibilityColor } from '#/domain/offers/catalogue/compatibleOffer';
import type { CatalogueProblem } from '#/domain/offers/catalogue/OfferSource';
import { SAMPLE_COMPATIBLE_OFFERS } from '#/domain/offers/samples/compatibleOffers.fr';
import { CompatibleOffersPage } from '#/pages/CompatibleOffersPage/CompatibleOffersPage';
import type { CompatibleStatus } from '#/pages/CompatibleOffersPage/CompatibleOffersPage.state';
import type { RankedCard } from '#/usecases/ranking/rankedCard';
import { asScreen } from '#stories/support/asScreen';
import { behaviour } from '#stories/support/behaviour';
import { coverStates } from '#stories/support/coverStates';
import { anAnalysis } from '#tests/support/builders/anAnalysis';

const card = (id: number, band: MatchBand, title: string, compatibility: number): RankedCard => {
  const analysis = anAnalysis(band, { id, offerTitle: title });
  return {
    offer: {
      id,
      title,
      company: 'Centre hospitalier de Nantes',
      location: 'Nantes (44)',
      compatibility,
      sample: false,
    },
    reasons: (analysis.report?.rows ?? [])
      .slice(0, 3)
      .map(({ label, answer }) => ({ label, answer })),
    analysis,
    applied: band === 'good',
  };
};
const green = card(1, 'excellent', 'Aide-soignant de nuit H/F', 94);
const yellow = card(2, 'good', 'Aide-soignante en HAD', 83);
const orange = card(3, 'moderate', 'Accompagnant éducatif et social', 62);
const far = card(4, 'moderate', 'Chef de chantier', 24);

const meta = {
  title: 'Pages/Offres Compatibles',
  component: CompatibleOffersPage,
  decorators: [asScreen],
  args: {
    state: { status: 'sample', offers: SAMPLE_COMPATIBLE_OFFERS },
    explained: null,
    hrefOf: ({ id }) => `/dashboard/search?q=${id}`,
    onExplain: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof CompatibleOffersPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const ranked = (...cards: readonly RankedCard[]): Story => ({
  args: { state: { status: 'ranked', cards, outOf: null } },
});
const failed = (problem: CatalogueProblem): Story => ({
  args: { state: { status: 'failed', problem } },
});

export const Sample: Story = { name: 'Exemple', tags: ['dark'] };
export const Loading: Story = { name: 'Chargement', args: { state: { status: 'loading' } } };
export const Ranking: Story = {
  name: 'Classement en cours',
  tags: ['dark'],
  args: { state: { status: 'ranking', done: 4, total: 10 } },
};
export const Ranked: Story = { ...ranked(green, yellow, orange), name: 'Classées', tags: ['dark'] };
/** Under 50 % an offer is another job: folded. */
export const OthersFar: Story = { ...ranked(green, far), name: 'Les autres sont loin' };
export const AllFar: Story = { ...ranked(far), name: 'Aucune ne ressemble au CV' };
export const NearestOfAHundredThousand: Story = {
  name: 'Les plus proches de cent mille',
  args: { state: { status: 'ranked', cards: [green, yellow, orange], outOf: 100_000 } },
};
export const OnlyGreen: Story = { ...ranked(green), name: 'Toutes vertes' };
export const OnlyYellow: Story = { ...ranked(yellow), name: 'Toutes jaunes' };
export const OnlyOrange: Story = { ...ranked(orange), name: 'Toutes orange' };
export const Empty: Story = { name: 'Vide', tags: ['dark'], args: { state: { status: 'empty' } } };
export const NoCv: Story = {
  name: 'Sans CV, exemples masqués',
  args: { state: { status: 'noCv' } },
};
export const CvUnusable: Story = {
  name: 'CV illisible, exemples masqués',
  args: { state: { status: 'unusable' } },
};
export const NoOffer: Story = {
  name: 'Aucune offre, exemples masqués',
  args: { state: { status: 'noOffer', lack: 'samplesHidden' } },
};
export const Offline: Story = { ...failed('offline'), name: 'Hors ligne', tags: ['dark'] };
export const NotFound: Story = { ...failed('notFound'), name: 'Catalogue introuvable' };
export const Malformed: Story = { ...failed('malformed'), name: 'Catalogue abîmé' };
export const TooLarge: Story = { ...failed('tooLarge'), name: 'Catalogue trop gros' };
export const Explained: Story = {
  name: 'Expliquée',
  tags: ['dark'],
  args: { ...ranked(green, yellow, orange).args, explained: yellow },
  play: async () => {
    // Fetched on the first use: a busy machine takes its time.
    await screen.findByRole('dialog');
  },
};

export const TheLedgerIsOneClickAway: Story = {
  name: 'Le registre est à un clic',
  tags: ['interaction'],
  parameters: behaviour,
  args: { ...ranked(green, yellow).args },
  play: async ({ args, canvas }) => {
    const [, second] = await canvas.findAllByRole('button', { name: /Pourquoi ce score/u });
    if (second) await userEvent.click(second);
    await expect(args.onExplain).toHaveBeenCalledWith(yellow);
  },
};

export const SevenSamplesLeadToTheSearch: Story = {
  name: 'Sept exemples mènent à la recherche',
  tags: ['interaction'],
  parameters: behaviour,
  play: async ({ canvas }) => {
    const links = await canvas.findAllByRole('link', { name: /Voir les détails/u });
    await expect(links).toHaveLength(7);
    for (const link of links)
      await expect(link.getAttribute('href')).toMatch(/^\/dashboard\/search/u);
  },
};

coverStates<CompatibleStatus>({
  noCv: NoCv,
  unusable: CvUnusable,
  noOffer: NoOffer,
  loading: Loading,
  sample: Sample,
  ranking: Ranking,
  ranked: Ranked,
  empty: Empty,
  failed: Offline,
});
coverStates<CompatibilityColor>({ green: OnlyGreen, yellow: OnlyYellow, orange: OnlyOrange });
coverStates<CatalogueProblem>({
  offline: Offline,
  notFound: NotFound,
  malformed: Malformed,
  tooLarge: TooLarge,
});
