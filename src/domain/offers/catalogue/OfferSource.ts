import type { Catalogue } from '#/domain/offers/catalogue/catalogue';
import type { CancelSignal } from '#/domain/shared/cancellation';
import type { Result } from '#/domain/shared/result';

/** Why no catalogue could be loaded. */
export const CATALOGUE_PROBLEMS = ['offline', 'notFound', 'malformed', 'tooLarge'] as const;
export type CatalogueProblem = (typeof CATALOGUE_PROBLEMS)[number];

/** What is looked for, for sources that hold more than a device can. */
export type WantedOffers = {
  readonly keyword: string;
  readonly location: string;
};

/** Where the offers come from. */
export type OfferSource = {
  /**
   * Gives the offers, or those that a first page needs: `onMore` is then called with all that are held whenever there are
   * more of them. Rejects for an abort only, with the reason of its signal.
   */
  readonly load: (
    signal?: CancelSignal,
    onMore?: (catalogue: Catalogue) => void,
  ) => Promise<Result<Catalogue, CatalogueProblem>>;
  /** Brings what a search needs; before `load` it asks ahead for what that begins with. Left out by sources that give everything at once. */
  readonly want?: (wanted: WantedOffers) => void;
};
