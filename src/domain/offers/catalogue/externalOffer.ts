import type * as v from 'valibot';

import type {
  externalOfferSchema,
  specializedOfferSchema,
} from '#/domain/offers/catalogue/offerSchemas';
import type { PlatformId } from '#/domain/offers/catalogue/platformIds';
import type { BoardId } from '#/domain/offers/elsewhere/boards';

/** An offer that another board shows: opened there in a new tab, never selected here (specification, section 3). */
export type ExternalOffer = Readonly<v.InferOutput<typeof externalOfferSchema>>;

/** One board of the specialised search. */
export type Platform = {
  readonly id: PlatformId;
  readonly label: string;
  readonly logo: BoardId;
};

/** An offer of one of those three boards. */
export type SpecializedOffer = Readonly<v.InferOutput<typeof specializedOfferSchema>>;
