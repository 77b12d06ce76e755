import type { ComponentProps } from 'react';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import { SAMPLE_CATALOGUE } from '#/domain/offers/samples/sampleCatalogue';
import { boardLinks } from '#/domain/offers/search/boardLinks';
import { filterOffers } from '#/domain/offers/search/filterOffers';
import { DEFAULT_FILTERS } from '#/domain/offers/search/filters';
import type { Filters } from '#/domain/offers/search/filters';
import { wideningsOf } from '#/domain/offers/search/widenings';
import { SearchPage } from '#/pages/SearchPage/SearchPage';
import type {
  OfferActions,
  OfferMatch,
  SearchState,
  WiderSearch,
} from '#/pages/SearchPage/SearchPage.state';
import type { BesideOffers } from '#/usecases/search/offerFinder';
import { liveSlot } from '#stories/support/screens/live';
import { useSpied } from '#stories/support/useSpied';
import { anAnalysis } from '#tests/support/builders/anAnalysis';
import { anInternalOffer } from '#tests/support/builders/anInternalOffer';

type SearchArgs = ComponentProps<typeof SearchPage>;

/** The screen with these offers found, the first of them selected. */
export const resultsOf = (
  { internal, external }: Pick<typeof SAMPLE_CATALOGUE, 'internal' | 'external'>,
  scores: ReadonlyMap<number, number> = new Map(),
): Extract<SearchState, { status: 'results' }> => ({
  status: 'results',
  internal,
  external,
  complete: true,
  selected: internal[0] ?? null,
  scores,
  beside: { trade: null, letters: [] },
  wider: [],
});

const all = resultsOf(SAMPLE_CATALOGUE);
/** A search that finds a few of the samples. */
export const filtered = { ...DEFAULT_FILTERS, keyword: 'developpeur', region: 'Europe' } as const;
/** The first of the samples. */
export const first = SAMPLE_CATALOGUE.internal[0] ?? anInternalOffer();

/** A search that asks for more than any of the samples has. */
export const tooNarrow: Filters = {
  ...DEFAULT_FILTERS,
  keyword: 'comptable général',
  modes: ['Télétravail'],
};
/** What finds something where that finds nothing, counted in the samples. */
export const nearSearches: readonly WiderSearch[] = wideningsOf(tooNarrow)
  .map((way) => {
    const { internal, external } = filterOffers(SAMPLE_CATALOGUE, way.filters);
    return { ...way, count: internal.length + external.length };
  })
  .filter(({ count }) => count > 0);

/** A saved search. */
export const search = (id: number, name: string) => ({ id, name, filters: filtered });
/** No saved search, the callbacks spied on. */
export const noSearch = {
  searches: [],
  unreadable: 0,
  onAskSave: fn(),
  onApply: fn(),
  onAskDelete: fn(),
};

/** Offers of a small town and its surroundings. */
export const aroundSaintPeray: readonly InternalOffer[] = [
  anInternalOffer({ id: 201, title: 'Préparatrice de commandes', location: 'Saint-Péray (07)' }),
  anInternalOffer({ id: 202, title: 'Cariste de nuit', location: 'Valence (26)' }),
  anInternalOffer({ id: 203, title: 'Vendeur en jardinerie', location: 'Guilherand-Granges (07)' }),
];

/** Offers of one trade under several names. */
export const cleaning: readonly InternalOffer[] = [
  anInternalOffer({ id: 211, title: 'Agent d’entretien (H/F)', location: 'Bourg-en-Bresse (01)' }),
  anInternalOffer({ id: 212, title: 'Agente de propreté', location: 'Belley (01)' }),
  anInternalOffer({ id: 213, title: 'Employé de ménage', location: 'Romainville (93)' }),
  anInternalOffer({
    id: 214,
    title: 'Agent de nettoyage industriel',
    location: 'Romainville (93)',
  }),
];
/** What stands beside a search for one of those names. */
export const cleaners: BesideOffers = {
  trade: {
    offers: cleaning.slice(1),
    count: 3,
    names: ['agent de propreté', 'employé de ménage', 'agent de nettoyage industriel'],
  },
  letters: [],
};

const TRADES = ['Soudeur', 'Aide-soignante', 'Comptable', 'Cariste', 'Serveuse', 'Data analyst'];
/** So many offers of a catalogue. */
export const manyOffers = (length: number): readonly InternalOffer[] =>
  Array.from({ length }, (_, index) =>
    anInternalOffer({
      id: index + 1,
      title: `${TRADES[index % TRADES.length] ?? ''} (réf. ${index + 1})`,
    }),
  );

/** What can be done with an offer, spied on. */
export const actions: OfferActions = {
  linksOf: ({ id }) => ({
    match: `/dashboard/cv-offer-analysis?offre=${id}`,
    letter: `/dashboard/cover-letter?offre=${id}`,
    interview: `/dashboard/interview-simulator?offre=${id}`,
    dossier: `/dashboard/dossier?offre=${id}`,
  }),
  applicationOf: () => null,
  isClosed: () => false,
  onExplain: fn(),
  onExport: fn(),
  onAskDelete: fn(),
};
/** The offers, with no CV to compare them with. */
export const offers = {
  unreadable: 0,
  onSelect: fn(),
  onAskApply: fn(),
  onRetry: fn(),
  match: null as OfferMatch | null,
  actions,
};
const analysis = anAnalysis('good', { id: first.id, offerTitle: first.title });
/** A comparison that has come to its end. */
export const explained: OfferMatch = {
  explanation: { status: 'explained', analysis },
  score: analysis.score,
  reasons: (analysis.report?.rows ?? []).slice(0, 3),
};
/** A comparison that has no score, or none yet. */
export const withoutScore = (explanation: OfferMatch['explanation']): OfferMatch => ({
  explanation,
  score: null,
  reasons: [],
});

/** The code of long lists has come, and draws the rows near the window. */
export const rowsDrawn = (root: HTMLElement): Promise<void> =>
  waitFor(() => expect(root.querySelectorAll('[data-index]').length).toBeGreaterThan(2));

/** The quiet, complete screen, its callbacks spied on. */
export const searchArgs: SearchArgs = {
  state: all,
  filters: DEFAULT_FILTERS,
  onFiltersChange: fn(),
  place: null,
  onNote: fn(),
  view: { sort: 'relevance', samplesHidden: false },
  onViewChange: fn(),
  comparison: 'noCv',
  saved: noSearch,
  live: liveSlot('search'),
  boards: boardLinks(DEFAULT_FILTERS),
  offers,
  dialog: null,
  onDialogClose: fn(),
  onDialogConfirm: fn(),
};

/** The screen with its filters and its view kept by the story, callbacks told as usual. */
export const ControlledSearch = (args: SearchArgs) => {
  const [filters, onFiltersChange] = useSpied(args.filters, args.onFiltersChange);
  const [view, onViewChange] = useSpied(args.view, args.onViewChange);
  return <SearchPage {...args} {...{ filters, onFiltersChange, view, onViewChange }} />;
};

/** The search with a hundred thousand offers. They are no argument of the story: Storybook copies and sends those one by one. */
export const SearchOfMany = (args: SearchArgs) => {
  const [state] = useState(() => resultsOf({ internal: manyOffers(100_000), external: [] }));
  return <ControlledSearch {...args} state={state} />;
};
