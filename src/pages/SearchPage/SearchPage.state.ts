import type { Day } from '#/domain/applications/days';
import type { OfferLack } from '#/domain/offers/catalogue/catalogue';
import type { ExternalOffer } from '#/domain/offers/catalogue/externalOffer';
import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import type { CatalogueProblem } from '#/domain/offers/catalogue/OfferSource';
import type { SavedSearch } from '#/domain/offers/saved/savedSearch';
import type { SortOrder } from '#/domain/offers/search/filters';
import type { Widening } from '#/domain/offers/search/widenings';
import type { Explanation } from '#/modules/OfferExplanation/explanation';
import type { CompatibilityReason } from '#/usecases/ranking/rankedCard';
import type { BesideOffers } from '#/usecases/search/offerFinder';

export type SearchStatus = SearchState['status'];

export type SearchState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly problem: CatalogueProblem }
  | { readonly status: 'searching' }
  /** Nothing yet, and more offers are on their way: `held` of `total` are here. */
  | { readonly status: 'arriving'; readonly held: number; readonly total: number }
  | {
      readonly status: 'results';
      readonly internal: readonly InternalOffer[];
      readonly external: readonly ExternalOffer[];
      /** False while only the first ones are known: how many there are is not told yet. */
      readonly complete: boolean;
      /** One of `internal`; null where there is none. */
      readonly selected: InternalOffer | null;
      /** Compatibility with the user's CV by identifier, 0 to 100, as far as it is known. */
      readonly scores: ReadonlyMap<number, number>;
      /** What stands beside these; null while it is not known. */
      readonly beside: BesideOffers | null;
      /** What to give up, where only those beside them are found. */
      readonly wider: readonly WiderSearch[];
    }
  | { readonly status: 'noMatch'; readonly wider: readonly WiderSearch[] }
  /** There is none to find, whatever is asked. */
  | { readonly status: 'noOffer'; readonly lack: OfferLack };

/** A search that asks for less than the present one, and finds something. */
export type WiderSearch = Widening & {
  /** At least 1. */
  readonly count: number;
};

/** The application that the user has sent for an offer. */
export type SentApplication = {
  /** ISO day. */
  readonly on: string;
  /** Where it is followed. */
  readonly href: string;
};

/** How the results are shown. */
export type SearchView = {
  readonly sort: SortOrder;
  /** Null where there are no examples to hide, or the settings hide them already. */
  readonly samplesHidden: boolean | null;
};

/** The selected offer against the CV. */
export type OfferMatch = {
  readonly explanation: Explanation;
  /** 0 to 100; null until it is known, and where there is none. */
  readonly score: number | null;
  /** Three at most. */
  readonly reasons: readonly CompatibilityReason[];
};

/** What can be done with an offer beside applying, and what was done with it. */
export type OfferActions = {
  /** Addresses of the screens that work on it. */
  readonly linksOf: (offer: InternalOffer) => {
    readonly match: string;
    readonly letter: string;
    readonly interview: string;
    readonly dossier: string;
  };
  /** Null where none was sent. */
  readonly applicationOf: (offer: InternalOffer) => SentApplication | null;
  /** The day until which it stands has passed. */
  readonly isClosed: (offer: InternalOffer) => boolean;
  readonly onExplain: (offer: InternalOffer) => void;
  readonly onExport: (offer: InternalOffer) => void;
  readonly onAskDelete: (offer: InternalOffer) => void;
};

/** How far the comparison of the offers with the CV has come. */
export const COMPARISONS = ['noCv', 'underWay', 'done'] as const;
export type Comparison = (typeof COMPARISONS)[number];

export type SearchDialogKind = SearchDialog['kind'];

/** The CV that an application names: the user's own, else a sample, else none where samples are hidden. */
export type SentCvKind = SentCv['kind'];
export type SentCv =
  | { readonly kind: 'own'; readonly name: string }
  | { readonly kind: 'sample' | 'none' };

export type SearchDialog =
  | { readonly kind: 'save'; readonly name: string }
  | { readonly kind: 'deleteSearch'; readonly search: SavedSearch }
  | {
      readonly kind: 'apply';
      readonly offer: InternalOffer;
      readonly cv: SentCv;
    }
  /** A real offer: what was sent, by the person themselves. */
  | {
      readonly kind: 'note';
      readonly offer: InternalOffer;
      readonly today: Day;
      readonly cvName: string | null;
      readonly letters: readonly { readonly id: number; readonly name: string }[];
    }
  /** The selected offer over the whole screen of a phone. */
  | { readonly kind: 'detail'; readonly offer: InternalOffer }
  /** Why the selected offer has its score. */
  | { readonly kind: 'explain'; readonly offer: InternalOffer }
  /** One of the user's own offers. */
  | { readonly kind: 'deleteOffer'; readonly offer: InternalOffer };
