import type { Cv } from '#/domain/cv/cv';
import { composeTailoredCv } from '#/domain/tailoredCv/composeTailoredCv';
import type { TailoredCv } from '#/domain/tailoredCv/tailoredCv';
import { compareCorrected, correctedOffer } from '#/usecases/offers/correctedOffers';
import type { Services } from '#/usecases/shared/services';

type Job = { readonly dossierId: number; readonly offerText: string };

/**
 * Makes the CV of a job: the imported one, with what the offer asks for shown first. Where the two cannot be compared
 * it is the imported one in its own order.
 */
export const makeTailoredCv = async (
  services: Pick<Services, 'analyzer' | 'vault' | 'now'>,
  { cv, fileName }: { readonly cv: Cv; readonly fileName: string },
  { dossierId, offerText }: Job,
): Promise<TailoredCv> => {
  const report =
    offerText === ''
      ? null
      : await compareCorrected(services.analyzer)(
          cv,
          correctedOffer(services, { text: offerText }),
        ).catch(() => null);
  const now = services.now().toISOString();
  return {
    id: dossierId,
    cvName: fileName,
    madeAt: now,
    changedAt: now,
    layout: 'plain',
    emphasis: true,
    content: composeTailoredCv(cv, report?.ok === true ? report.value : null),
  };
};
