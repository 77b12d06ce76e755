import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import type { CatalogueProblem } from '#/domain/offers/catalogue/OfferSource';
import { SAMPLE_CATALOGUE } from '#/domain/offers/catalogue/sampleCatalogue';
import { boardLinks } from '#/domain/offers/elsewhere/boardLinks';
import { filterOffers } from '#/domain/offers/search/filterOffers';
import { DEFAULT_FILTERS } from '#/domain/offers/search/filters';
import { SearchPage } from '#/pages/SearchPage/SearchPage';
import type {
  Comparison,
  SearchDialogKind,
  SearchState,
  SearchStatus,
} from '#/pages/SearchPage/SearchPage.state';
import { asScreen } from '#stories/support/asScreen';
import { behaviour } from '#stories/support/behaviour';
import { coverStates } from '#stories/support/coverStates';
import { useSpied } from '#stories/support/useSpied';
import { anInternalOffer } from '#tests/support/builders/anInternalOffer';

const resultsOf = (
  { internal, external }: Pick<typeof SAMPLE_CATALOGUE, 'internal' | 'external'>,
  scores: ReadonlyMap<number, number> = new Map(),
): Extract<SearchState, { status: 'results' }> => ({
  status: 'results',
  internal,
  external,
  complete: true,
  selected: internal[0] ?? null,
  scores,
});

const all = resultsOf(SAMPLE_CATALOGUE);
const filtered = { ...DEFAULT_FILTERS, keyword: 'developpeur', region: 'Europe' } as const;
const first = SAMPLE_CATALOGUE.internal[0] ?? anInternalOffer();

const search = (id: number, name: string) => ({ id, name, filters: filtered });
const noSearch = {
  searches: [],
  onAskSave: fn(),
  onApply: fn(),
  onAskDelete: fn(),
};

const TRADES = ['Soudeur', 'Aide-soignante', 'Comptable', 'Cariste', 'Serveuse', 'Data analyst'];
const manyOffers = (): readonly InternalOffer[] =>
  Array.from({ length: 100_000 }, (_, index) =>
    anInternalOffer({
      id: index + 1,
      title: `${TRADES[index % TRADES.length] ?? ''} (réf. ${index + 1})`,
    }),
  );

const meta = {
  title: 'Pages/Recherche Intelligente',
  component: SearchPage,
  decorators: [asScreen],
  args: {
    state: all,
    filters: DEFAULT_FILTERS,
    onFiltersChange: fn(),
    view: { sort: 'relevance', samplesHidden: false },
    onViewChange: fn(),
    comparison: 'noCv',
    saved: noSearch,
    boards: boardLinks(DEFAULT_FILTERS),
    offers: { onSelect: fn(), onAskApply: fn(), onRetry: fn() },
    dialog: null,
    onDialogClose: fn(),
    onDialogConfirm: fn(),
  },
  render: function Controlled(args) {
    const [filters, onFiltersChange] = useSpied(args.filters, args.onFiltersChange);
    const [view, onViewChange] = useSpied(args.view, args.onViewChange);
    return <SearchPage {...args} {...{ filters, onFiltersChange, view, onViewChange }} />;
  },
} satisfies Meta<typeof SearchPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The code of long lists has come, and draws the rows near the window. */
const rowsDrawn = (root: HTMLElement): Promise<void> =>
  waitFor(() => expect(root.querySelectorAll('[data-index]').length).toBeGreaterThan(2));

const failed = (problem: CatalogueProblem): Story => ({
  args: { state: { status: 'failed', problem } },
});

export const Results: Story = { tags: ['dark'] };
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Searching: Story = {
  tags: ['dark'],
  args: { state: { status: 'searching' }, filters: filtered },
};
export const Filtered: Story = {
  tags: ['dark'],
  args: {
    state: resultsOf(filterOffers(SAMPLE_CATALOGUE, filtered)),
    filters: filtered,
    boards: boardLinks(filtered),
  },
};
export const NoMatch: Story = {
  tags: ['dark'],
  args: {
    state: { status: 'noMatch' },
    filters: { ...DEFAULT_FILTERS, keyword: 'scaphandrier', location: 'Vierzon' },
    boards: boardLinks({ ...DEFAULT_FILTERS, keyword: 'scaphandrier', location: 'Vierzon' }),
  },
};
export const ExternalOnly: Story = {
  args: { state: resultsOf({ ...SAMPLE_CATALOGUE, internal: [] }) },
};
export const OwnOffersOnly: Story = {
  args: {
    state: resultsOf({
      internal: [
        anInternalOffer({ source: 'own', keptOn: '2026-11-20' }),
        anInternalOffer({ id: 102, source: 'own', title: 'Aide-soignant·e de nuit', type: null }),
      ],
      external: [],
    }),
  },
};
export const OneSavedSearch: Story = {
  args: { saved: { ...noSearch, searches: [search(1, 'Recherche du 21/11/2026')] } },
};
export const ManySavedSearches: Story = {
  tags: ['dark'],
  args: {
    saved: {
      ...noSearch,
      searches: [
        search(5, 'Développeuse à Lyon ou Grenoble, en hybride de préférence'),
        ...[4, 3, 2, 1].map((day) => search(day, `Recherche du 1${day}/11/2026`)),
      ],
    },
  },
};
export const HundredThousandOffers: Story = {
  tags: ['dark'],
  args: { state: resultsOf({ internal: manyOffers(), external: [] }) },
  play: ({ canvasElement }) => rowsDrawn(canvasElement),
};
/** The first of them are shown before their number is known. */
export const FirstOfMany: Story = {
  args: {
    state: { ...resultsOf({ internal: manyOffers().slice(0, 40), external: [] }), complete: false },
  },
};
export const CatalogueOffline: Story = { ...failed('offline'), tags: ['dark'] };
export const CatalogueNotFound: Story = failed('notFound');
export const CatalogueMalformed: Story = failed('malformed');
export const CatalogueTooLarge: Story = failed('tooLarge');

export const ComparedWithCv: Story = {
  tags: ['dark'],
  args: {
    state: resultsOf(
      SAMPLE_CATALOGUE,
      new Map(SAMPLE_CATALOGUE.internal.map(({ id }) => [id, 97 - id * 4])),
    ),
    comparison: 'done',
    view: { sort: 'compatibility', samplesHidden: false },
  },
};
export const BeingComparedWithCv: Story = {
  args: { comparison: 'underWay', view: { sort: 'compatibility', samplesHidden: false } },
};

export const SaveDialogOpen: Story = {
  tags: ['dark'],
  args: { dialog: { kind: 'save', name: 'Recherche du 21/11/2026' } },
};
export const DeleteSearchDialogOpen: Story = {
  args: { dialog: { kind: 'deleteSearch', search: search(1, 'Recherche du 21/11/2026') } },
};
export const ApplyDialogWithSampleCv: Story = {
  tags: ['dark'],
  args: { dialog: { kind: 'apply', offer: first, cvName: null } },
};
export const ApplyDialogWithOwnCv: Story = {
  args: { dialog: { kind: 'apply', offer: first, cvName: 'CV Awa Diallo-Perrin.pdf' } },
};
export const DetailSheetOpen: Story = {
  tags: ['dark'],
  args: { dialog: { kind: 'detail', offer: first } },
};

export const PressingTheActiveRegionClearsIt: Story = {
  tags: ['interaction'],
  parameters: behaviour,
  play: async ({ args, canvas }) => {
    const asia = canvas.getByRole('button', { name: 'Asie', hidden: true });
    await userEvent.click(asia);
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ region: 'Asie' }),
    );
    await expect(asia).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(asia);
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ region: '' }),
    );
  },
};

export const ResetGivesDefaultsBack: Story = {
  tags: ['interaction'],
  parameters: behaviour,
  args: { filters: filtered },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Réinitialiser' }));
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith(DEFAULT_FILTERS);
    await expect(canvas.getByRole('searchbox', { name: 'Poste ou mot-clé' })).toHaveValue('');
  },
};

export const ArrowsWalkEnterOpensEscapeReturns: Story = {
  tags: ['interaction'],
  parameters: behaviour,
  play: async ({ args, canvas }) => {
    const [one, two] = canvas
      .getAllByRole('button', { pressed: true })
      .concat(
        canvas
          .getAllByRole('button', { pressed: false })
          .filter((each) => 'result' in each.dataset),
      );
    one?.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(two).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.offers.onSelect).toHaveBeenCalledOnce();
    const panel = canvas.getByRole('region', { name: 'Offre sélectionnée' });
    await waitFor(() => expect(panel).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(one).toHaveFocus();
  },
};

export const KeysReachTheLastOfAHundredThousand: Story = {
  tags: ['interaction'],
  parameters: behaviour,
  args: { state: resultsOf({ internal: manyOffers(), external: [] }) },
  play: async ({ args, canvas, canvasElement }) => {
    const first = await canvas.findByRole('button', { name: 'Soudeur (réf. 1)' });
    await rowsDrawn(canvasElement);
    first.focus();
    await userEvent.keyboard('{End}');
    const last = await canvas.findByRole('article', { name: /réf\. 100000/u });
    await expect(last).toHaveAttribute('aria-posinset', '100000');
    await expect(last).toHaveAttribute('aria-setsize', '100000');
    await waitFor(() => expect(within(last).getByRole('button')).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(args.offers.onSelect).toHaveBeenCalledWith(99_999);
    await expect(canvas.getAllByRole('article').length).toBeLessThan(60);
  },
};

export const ExternalOffersAreNeverSelected: Story = {
  tags: ['interaction'],
  parameters: behaviour,
  args: { state: resultsOf({ ...SAMPLE_CATALOGUE, internal: [] }) },
  play: async ({ args, canvas }) => {
    const links = canvas.getAllByRole('link', { name: /Voir l'offre/u });
    await expect(links).toHaveLength(9);
    await userEvent.click(canvas.getByRole('heading', { name: 'Chef de projet digital' }));
    await expect(args.offers.onSelect).not.toHaveBeenCalled();
  },
};

export const TheNameCanBeEditedBeforeSaving: Story = {
  tags: ['interaction'],
  parameters: behaviour,
  args: { dialog: { kind: 'save', name: 'Recherche du 21/11/2026' } },
  play: async ({ args }) => {
    const input = await screen.findByRole('textbox', { name: 'Nom de la recherche' });
    await expect(input).toHaveValue('Recherche du 21/11/2026');
    await userEvent.clear(input);
    await userEvent.type(input, 'Soins à Lyon{Enter}');
    await expect(args.onDialogConfirm).toHaveBeenCalledWith('Soins à Lyon');
  },
};

coverStates<SearchStatus>({
  loading: Loading,
  failed: CatalogueOffline,
  searching: Searching,
  results: Results,
  noMatch: NoMatch,
});
coverStates<SearchDialogKind>({
  save: SaveDialogOpen,
  deleteSearch: DeleteSearchDialogOpen,
  apply: ApplyDialogWithSampleCv,
  detail: DetailSheetOpen,
});
coverStates<CatalogueProblem>({
  offline: CatalogueOffline,
  notFound: CatalogueNotFound,
  malformed: CatalogueMalformed,
  tooLarge: CatalogueTooLarge,
});
coverStates<Comparison>({ noCv: Results, underWay: BeingComparedWithCv, done: ComparedWithCv });
