import type { Catalogue } from '#/domain/offers/catalogue/catalogue';
import { SAMPLE_EXTERNAL_OFFERS } from '#/domain/offers/samples/externalOffers.fr';
import { SAMPLE_OFFERS } from '#/domain/offers/samples/sampleOffers';
import { SAMPLE_SPECIALIZED_OFFERS } from '#/domain/offers/samples/specializedOffers.fr';

/** All that a newcomer sees: every entry is marked as a sample. */
export const SAMPLE_CATALOGUE: Catalogue = {
  internal: SAMPLE_OFFERS,
  external: SAMPLE_EXTERNAL_OFFERS,
  specialized: SAMPLE_SPECIALIZED_OFFERS,
  skipped: 0,
};
