import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import { NOTHING_STATED } from '#/domain/offers/catalogue/offerSchemas';

/** What the specification asks of an example: all of it is stated. */
type Stated = 'region' | 'type' | 'experience' | 'mode' | 'compatibility' | 'date';
type Fields = Pick<InternalOffer, 'id' | 'title' | 'company' | 'location' | 'description'> & {
  readonly [K in Stated]: NonNullable<InternalOffer[K]>;
} & Partial<InternalOffer>;

/** A fixed example: everything that the specification asks of an internal offer is stated. */
export const sampleOffer = (fields: Fields): InternalOffer => ({
  ...NOTHING_STATED,
  source: 'sample',
  url: null,
  keptOn: null,
  expires: null,
  rome: null,
  provenance: null,
  ...fields,
});
