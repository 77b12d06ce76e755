import type { OfferLack } from '#/domain/offers/catalogue/catalogue';
import type { CompatibleOffer } from '#/domain/offers/catalogue/compatibleOffer';
import type { CatalogueProblem } from '#/domain/offers/catalogue/OfferSource';
import type { RankedCard } from '#/usecases/ranking/rankedCard';

export type CompatibleStatus = CompatibleState['status'];

export type CompatibleState =
  | { readonly status: 'loading' }
  /** No readable CV: the fixed cards. */
  | { readonly status: 'sample'; readonly offers: readonly CompatibleOffer[] }
  /** No CV, and no examples in its place. */
  | { readonly status: 'noCv' }
  /** A CV whose text cannot be read, and no examples in its place. */
  | { readonly status: 'unusable' }
  | { readonly status: 'ranking'; readonly done: number; readonly total: number }
  | {
      readonly status: 'ranked';
      readonly cards: readonly RankedCard[];
      /** How many offers the catalogue holds, where only the nearest were compared; else null. */
      readonly outOf: number | null;
    }
  /** No offer says enough to be compared. */
  | { readonly status: 'empty' }
  /** There is none to compare. */
  | { readonly status: 'noOffer'; readonly lack: OfferLack }
  | { readonly status: 'failed'; readonly problem: CatalogueProblem };
