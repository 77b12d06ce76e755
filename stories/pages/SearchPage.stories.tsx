import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';

import type { CatalogueProblem } from '#/domain/offers/catalogue/OfferSource';
import { SAMPLE_CATALOGUE } from '#/domain/offers/samples/sampleCatalogue';
import { boardLinks } from '#/domain/offers/search/boardLinks';
import { filterOffers } from '#/domain/offers/search/filterOffers';
import { DEFAULT_FILTERS } from '#/domain/offers/search/filters';
import type { ExplanationStatus } from '#/modules/OfferExplanation/explanation';
import { SearchPage } from '#/pages/SearchPage/SearchPage';
import type {
  Comparison,
  SearchDialogKind,
  SearchStatus,
  SentCvKind,
} from '#/pages/SearchPage/SearchPage.state';
import { asScreen } from '#stories/support/asScreen';
import { coverStates } from '#stories/support/coverStates';
import {
  ControlledSearch,
  SearchOfMany,
  explained,
  filtered,
  first,
  manyOffers,
  nearSearches,
  noSearch,
  offers,
  resultsOf,
  rowsDrawn,
  search,
  searchArgs,
  tooNarrow,
  withoutScore,
} from '#stories/support/screens/search';
import { anInternalOffer } from '#tests/support/builders/anInternalOffer';

const meta = {
  title: 'Pages/Recherche Intelligente',
  component: SearchPage,
  decorators: [asScreen],
  args: searchArgs,
  render: (args) => <ControlledSearch {...args} />,
} satisfies Meta<typeof SearchPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const failed = (problem: CatalogueProblem): Story => ({
  args: { state: { status: 'failed', problem } },
});

export const Results: Story = { name: 'Résultats', tags: ['dark'] };
export const Loading: Story = { name: 'Chargement', args: { state: { status: 'loading' } } };
export const Searching: Story = {
  name: 'Recherche en cours',
  tags: ['dark'],
  args: { state: { status: 'searching' }, filters: filtered },
};
/** Nothing answers so far, and most of what the site serves is still to come. */
export const Arriving: Story = {
  name: 'Rien encore, d’autres offres arrivent',
  tags: ['dark'],
  args: { state: { status: 'arriving', held: 50, total: 20_000 }, filters: filtered },
};
export const Filtered: Story = {
  name: 'Filtrée',
  tags: ['dark'],
  args: {
    state: resultsOf(filterOffers(SAMPLE_CATALOGUE, filtered)),
    filters: filtered,
    boards: boardLinks(filtered),
  },
};
export const NoMatch: Story = {
  name: 'Aucune offre trouvée',
  args: {
    state: { status: 'noMatch', wider: [] },
    filters: { ...DEFAULT_FILTERS, keyword: 'scaphandrier', location: 'Vierzon' },
    boards: boardLinks({ ...DEFAULT_FILTERS, keyword: 'scaphandrier', location: 'Vierzon' }),
  },
};
/** Asking for less finds some: each way says how many. */
export const NoMatchButNear: Story = {
  name: 'Aucune offre, des recherches proches',
  tags: ['dark'],
  args: {
    state: { status: 'noMatch', wider: nearSearches },
    filters: tooNarrow,
    boards: boardLinks(tooNarrow),
  },
};
export const SamplesHidden: Story = {
  name: 'Exemples masqués',
  args: {
    state: { status: 'noOffer', lack: 'samplesHidden' },
    view: { sort: 'relevance', samplesHidden: null },
  },
};
export const ExternalOnly: Story = {
  name: 'D’autres sites seulement',
  args: { state: resultsOf({ ...SAMPLE_CATALOGUE, internal: [] }) },
};
export const OwnOffersOnly: Story = {
  name: 'Vos offres seulement',
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
  name: 'Une recherche sauvegardée',
  args: { saved: { ...noSearch, searches: [search(1, 'Recherche du 21/11/2026')] } },
};
export const SomeEntriesUnreadable: Story = {
  name: 'Quelques lignes illisibles',
  args: {
    saved: { ...noSearch, searches: [search(1, 'Recherche du 21 novembre 2026')], unreadable: 1 },
    offers: { ...offers, unreadable: 2 },
  },
};
export const ManySavedSearches: Story = {
  name: 'Nombreuses recherches sauvegardées',
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
  name: 'Cent mille offres',
  tags: ['dark'],
  render: (args) => <SearchOfMany {...args} />,
  play: ({ canvasElement }) => rowsDrawn(canvasElement),
};
/** The first of them are shown before their number is known. */
export const FirstOfMany: Story = {
  name: 'Les premières d’un grand nombre',
  args: {
    state: { ...resultsOf({ internal: manyOffers(40), external: [] }), complete: false },
  },
};
export const CatalogueOffline: Story = { ...failed('offline'), name: 'Hors ligne', tags: ['dark'] };
export const CatalogueNotFound: Story = { ...failed('notFound'), name: 'Catalogue introuvable' };
export const CatalogueMalformed: Story = { ...failed('malformed'), name: 'Catalogue abîmé' };
export const CatalogueTooLarge: Story = { ...failed('tooLarge'), name: 'Catalogue trop gros' };

export const ComparedWithCv: Story = {
  name: 'Comparées avec le CV',
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
/** The open offer says what the CV brings to it. */
export const OpenOfferCompared: Story = {
  name: 'Offre ouverte, comparée',
  tags: ['dark'],
  args: { comparison: 'done', offers: { ...offers, match: explained } },
};
/** The user has applied to it: it says so, here and on its card. */
export const OfferAppliedTo: Story = {
  name: 'Offre où l’on a postulé',
  tags: ['dark'],
  args: {
    offers: {
      ...offers,
      actions: {
        ...offers.actions,
        applicationOf: ({ id }) =>
          id === first.id
            ? { on: '2026-11-19', href: '/dashboard/applications?candidature=7' }
            : null,
      },
    },
  },
};
export const OpenOfferBeingCompared: Story = {
  name: 'Offre ouverte, comparaison en cours',
  args: { comparison: 'done', offers: { ...offers, match: withoutScore({ status: 'comparing' }) } },
};
export const BeingComparedWithCv: Story = {
  name: 'Comparaison avec le CV en cours',
  args: { comparison: 'underWay', view: { sort: 'compatibility', samplesHidden: false } },
};

const opens = async (): Promise<void> => {
  await screen.findByRole('dialog');
};

export const SaveDialogOpen: Story = {
  name: 'Dialogue de sauvegarde',
  tags: ['dark'],
  args: { dialog: { kind: 'save', name: 'Recherche du 21/11/2026' } },
};
export const DeleteSearchDialogOpen: Story = {
  name: 'Dialogue\u00a0: supprimer une recherche',
  args: { dialog: { kind: 'deleteSearch', search: search(1, 'Recherche du 21/11/2026') } },
};
export const ApplyDialogWithSampleCv: Story = {
  name: 'Dialogue\u00a0: postuler, CV d’exemple',
  tags: ['dark'],
  args: { dialog: { kind: 'apply', offer: first, cv: { kind: 'sample' } } },
};
export const ApplyDialogWithOwnCv: Story = {
  name: 'Dialogue\u00a0: postuler, votre CV',
  args: {
    dialog: { kind: 'apply', offer: first, cv: { kind: 'own', name: 'CV Awa Diallo-Perrin.pdf' } },
  },
};
export const ApplyDialogWithoutCv: Story = {
  name: 'Candidature sans CV',
  args: { dialog: { kind: 'apply', offer: first, cv: { kind: 'none' } } },
};
export const NoteDialogOpen: Story = {
  name: 'Dialogue\u00a0: noter une candidature',
  args: {
    dialog: {
      kind: 'note',
      offer: anInternalOffer(),
      today: '2026-11-21',
      cvName: 'CV Awa Diallo-Perrin.pdf',
      letters: [{ id: 1, name: 'Comptable fournisseurs – Papeterie Larive' }],
    },
  },
};
export const DetailSheetOpen: Story = {
  name: 'Détail ouvert sur téléphone',
  tags: ['phone', 'dark'],
  args: { dialog: { kind: 'detail', offer: first }, offers: { ...offers, match: explained } },
  play: opens,
};
export const ExplanationOpen: Story = {
  name: 'Explication ouverte',
  tags: ['dark'],
  args: { dialog: { kind: 'explain', offer: first }, offers: { ...offers, match: explained } },
  play: opens,
};
export const ExplanationTooLittle: Story = {
  name: 'Explication\u00a0: trop peu de texte',
  args: {
    dialog: { kind: 'explain', offer: first },
    offers: { ...offers, match: withoutScore({ status: 'failed', problem: 'tooLittle' }) },
  },
  play: opens,
};
export const ExplanationFailed: Story = {
  name: 'Explication en échec',
  args: {
    dialog: { kind: 'explain', offer: first },
    offers: { ...offers, match: withoutScore({ status: 'failed', problem: 'failed' }) },
  },
  play: opens,
};
export const ExplanationUnderWay: Story = {
  name: 'Explication en cours',
  args: {
    dialog: { kind: 'explain', offer: first },
    offers: { ...offers, match: withoutScore({ status: 'comparing' }) },
  },
  play: opens,
};
export const DeleteOfferDialogOpen: Story = {
  name: 'Dialogue\u00a0: supprimer une offre',
  args: { dialog: { kind: 'deleteOffer', offer: anInternalOffer({ source: 'own' }) } },
  play: async () => {
    await screen.findByRole('alertdialog');
  },
};

coverStates<SearchStatus>({
  loading: Loading,
  failed: CatalogueOffline,
  searching: Searching,
  arriving: Arriving,
  results: Results,
  noMatch: NoMatch,
  noOffer: SamplesHidden,
});
coverStates<SentCvKind>({
  own: ApplyDialogWithOwnCv,
  sample: ApplyDialogWithSampleCv,
  none: ApplyDialogWithoutCv,
});
coverStates<SearchDialogKind>({
  save: SaveDialogOpen,
  deleteSearch: DeleteSearchDialogOpen,
  note: NoteDialogOpen,
  apply: ApplyDialogWithSampleCv,
  detail: DetailSheetOpen,
  explain: ExplanationOpen,
  deleteOffer: DeleteOfferDialogOpen,
});
coverStates<ExplanationStatus>({
  comparing: ExplanationUnderWay,
  explained: ExplanationOpen,
  failed: ExplanationFailed,
});
coverStates<CatalogueProblem>({
  offline: CatalogueOffline,
  notFound: CatalogueNotFound,
  malformed: CatalogueMalformed,
  tooLarge: CatalogueTooLarge,
});
coverStates<Comparison>({ noCv: Results, underWay: BeingComparedWithCv, done: ComparedWithCv });
