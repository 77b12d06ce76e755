import type { OfferSource } from '#/domain/offers/catalogue/OfferSource';
import type { CancelSignal } from '#/domain/shared/cancellation';
import { ok } from '#/domain/shared/result';

const throwIfAborted = (signal: CancelSignal | undefined): void => {
  if (signal?.aborted === true) throw signal.reason;
};

/** The fixed examples, without a network. */
export class SampleOfferSource implements OfferSource {
  readonly load: OfferSource['load'] = async (signal) => {
    throwIfAborted(signal);
    const { SAMPLE_CATALOGUE } = await import('#/domain/offers/catalogue/sampleCatalogue');
    throwIfAborted(signal);
    return ok(SAMPLE_CATALOGUE);
  };
}
