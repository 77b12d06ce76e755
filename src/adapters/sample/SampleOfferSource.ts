import type { OfferSource } from '#/domain/offers/catalogue/OfferSource';
import { ok } from '#/domain/shared/result';

/** The fixed examples, without a network. */
export class SampleOfferSource implements OfferSource {
  readonly load: OfferSource['load'] = async (signal) => {
    const stopIfAborted = (): void => {
      if (signal?.aborted === true) throw signal.reason;
    };
    stopIfAborted();
    const { SAMPLE_CATALOGUE } = await import('#/domain/offers/catalogue/sampleCatalogue');
    stopIfAborted();
    return ok(SAMPLE_CATALOGUE);
  };
}
