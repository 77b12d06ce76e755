import type { CatalogueProblem } from '#/domain/offers/catalogue/OfferSource';

/** Where the form stands against what is kept. */
export const ALERTS_STATUSES = ['default', 'edited', 'saved'] as const;
export type AlertsStatus = (typeof ALERTS_STATUSES)[number];

export type AlertsState = { readonly status: AlertsStatus };

/** One search that the preferences stand for. */
export type AlertSearch = {
  /** Empty where any word will do. */
  readonly keyword: string;
  readonly href: string;
};

/** A new offer, in one line. */
export type AlertOffer = {
  readonly key: string;
  readonly title: string;
  /** Who and where. */
  readonly place: string;
  /** Here, or on the site of an external offer. */
  readonly href: string;
};

/** The new offers of one saved search, or of the preferences. */
export type NewOffersGroup = {
  readonly key: string;
  /** Name of the saved search; null for the preferences. */
  readonly name: string | null;
  /** The first ones; a long list stops before its end. */
  readonly offers: readonly AlertOffer[];
  readonly total: number;
  /** The search that finds all of them, among others. */
  readonly href: string;
};

export type NewsStatus = NewsState['status'];

/** What the last look at the offers found: `new` where anything came, changed or went. */
export type NewsState =
  | { readonly status: 'looking' }
  | { readonly status: 'nothingWatched' }
  /** `since` is null at the first look, which nothing can be compared with. */
  | { readonly status: 'none'; readonly since: Date | null }
  | {
      readonly status: 'new';
      readonly since: Date;
      readonly total: number;
      readonly groups: readonly NewOffersGroup[];
      /** Offers that say something else than at the last look. */
      readonly changed: readonly AlertOffer[];
      /** Offers that no source has any more, as far as they are known by name, and how many there are. */
      readonly gone: {
        readonly count: number;
        readonly told: readonly Omit<AlertOffer, 'href'>[];
      };
      /** A message ready to be sent, as a `mailto:` address; null where nothing is new. */
      readonly mail: string | null;
    }
  | { readonly status: 'failed'; readonly problem: CatalogueProblem };
