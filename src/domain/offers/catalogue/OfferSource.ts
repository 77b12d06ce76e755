import type { Catalogue } from '#/domain/offers/catalogue/catalogue';
import type { CancelSignal } from '#/domain/shared/cancellation';
import type { Result } from '#/domain/shared/result';

/** Why no catalogue could be loaded. */
export const CATALOGUE_PROBLEMS = ['offline', 'notFound', 'malformed', 'tooLarge'] as const;
export type CatalogueProblem = (typeof CATALOGUE_PROBLEMS)[number];

/** Where the offers come from. Rejects for an abort only, with the reason of its signal. */
export type OfferSource = {
  readonly load: (signal?: CancelSignal) => Promise<Result<Catalogue, CatalogueProblem>>;
};
