import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import { AFRICA_SAMPLES } from '#/domain/offers/samples/africa.fr';
import { ASIA_AND_MIDDLE_EAST_SAMPLES } from '#/domain/offers/samples/asiaAndMiddleEast.fr';
import { CARIBBEAN_SAMPLES } from '#/domain/offers/samples/caribbean.fr';
import { EUROPE_SAMPLES } from '#/domain/offers/samples/europe.fr';

/** The ten fixed internal offers of the specification, section 3, by identifier. */
export const SAMPLE_OFFERS: readonly InternalOffer[] = [
  ...AFRICA_SAMPLES,
  ...ASIA_AND_MIDDLE_EAST_SAMPLES,
  ...CARIBBEAN_SAMPLES,
  ...EUROPE_SAMPLES,
].sort((one, other) => one.id - other.id);
