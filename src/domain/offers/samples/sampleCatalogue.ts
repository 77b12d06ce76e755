import type { Catalogue } from '#/domain/offers/catalogue/catalogue';
import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import { AFRICA_SAMPLES } from '#/domain/offers/samples/africa.fr';
import { ASIA_AND_MIDDLE_EAST_SAMPLES } from '#/domain/offers/samples/asiaAndMiddleEast.fr';
import { CARIBBEAN_SAMPLES } from '#/domain/offers/samples/caribbean.fr';
import { EUROPE_SAMPLES } from '#/domain/offers/samples/europe.fr';
import { SAMPLE_EXTERNAL_OFFERS } from '#/domain/offers/samples/externalOffers.fr';
import { SAMPLE_SPECIALIZED_OFFERS } from '#/domain/offers/samples/specializedOffers.fr';

/** The ten fixed internal offers of the specification, section 3, by identifier. */
export const SAMPLE_OFFERS: readonly InternalOffer[] = [
  ...AFRICA_SAMPLES,
  ...ASIA_AND_MIDDLE_EAST_SAMPLES,
  ...CARIBBEAN_SAMPLES,
  ...EUROPE_SAMPLES,
].sort((one, other) => one.id - other.id);

/** All that a newcomer sees: every entry is marked as a sample. */
export const SAMPLE_CATALOGUE: Catalogue = {
  internal: SAMPLE_OFFERS,
  external: SAMPLE_EXTERNAL_OFFERS,
  specialized: SAMPLE_SPECIALIZED_OFFERS,
  skipped: 0,
};
