import type { Cv } from '#/domain/cv/cv';
import { updateRecord } from '#/domain/storage/updateRecord';
import { composeTailoredCv } from '#/domain/tailoredCv/composeTailoredCv';
import { tailoredCvsRecord, withTailoredCv } from '#/domain/tailoredCv/tailoredCv';
import type { TailoredCv } from '#/domain/tailoredCv/tailoredCv';
import { compareCorrected, correctedOffer } from '#/usecases/offers/correctedOffers';
import type { Services } from '#/usecases/shared/services';
import { tailoredCvToasts } from '#/usecases/tailoredCv/tailoredCv.copy';

/** Keeps the CV of a job in the place of the one before, and says so where that fails. */
export const keepTailoredCv = (
  { vault, notify }: Pick<Services, 'vault' | 'notify'>,
  cv: TailoredCv,
): boolean => {
  const written = updateRecord(vault, tailoredCvsRecord, [], (all) => withTailoredCv(all, cv));
  if (!written.ok)
    notify({
      tone: 'destructive',
      title: tailoredCvToasts.notKept.title,
      text: tailoredCvToasts.notKept.text[written.problem],
    });
  return written.ok;
};

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
    content: composeTailoredCv(cv, report?.ok === true ? report.value : null),
  };
};
