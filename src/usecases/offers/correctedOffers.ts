import type { Analyzer } from '#/domain/analysis/Analyzer';
import type { OfferText } from '#/domain/postings/offer';
import { asCorrected, offerCorrectionsRecord } from '#/domain/postings/offerCorrections';
import type { OfferCorrections } from '#/domain/postings/offerCorrections';
import type { Result } from '#/domain/shared/result';
import type { Vault, VaultProblem } from '#/domain/storage/Vault';
import type { Services } from '#/usecases/shared/services';

// One object: a ranking is known by the corrections that it was made with.
const NONE: readonly OfferCorrections[] = [];

/** The corrections out of what was read of their record; what cannot be read back counts as absent. */
export const correctionsOf = (
  stored: Result<readonly OfferCorrections[] | null, VaultProblem>,
): readonly OfferCorrections[] => (stored.ok ? stored.value : null) ?? NONE;

/** What the person put right in the reading of advertisements; the same object until something changes. */
export const offerCorrectionsIn = ({
  vault,
}: {
  readonly vault: Pick<Vault, 'read'>;
}): readonly OfferCorrections[] => correctionsOf(vault.read(offerCorrectionsRecord));

/** An advertisement with what the person says that it does not ask for. */
export const correctedOffer = (services: Pick<Services, 'vault'>, offer: OfferText): OfferText =>
  asCorrected(offerCorrectionsIn(services), offer);

/** Compares with an advertisement as corrected; where too little would be left, nothing is left out, so that nobody is stuck. */
export const compareCorrected =
  ({ compare }: Pick<Analyzer, 'compare'>): Analyzer['compare'] =>
  async (cv, offer, onStep) => {
    const report = await compare(cv, offer, onStep);
    const { notAsked = [], ...whole } = offer;
    return report.ok || report.problem !== 'tooLittle' || notAsked.length === 0
      ? report
      : compare(cv, whole, onStep);
  };
