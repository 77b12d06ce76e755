import type { OfferSource } from '#/domain/offers/catalogue/OfferSource';
import { ok } from '#/domain/shared/result';

/** The fixed examples, without a network. */
export class SampleOfferSource implements OfferSource {
  readonly load: OfferSource['load'] = async (signal) => {
    if (signal?.aborted === true) throw signal.reason;
    const { SAMPLE_CATALOGUE } = await import('#/domain/offers/catalogue/sampleCatalogue');
    if (signal?.aborted === true) throw signal.reason;
    return ok(SAMPLE_CATALOGUE);
  };
}
