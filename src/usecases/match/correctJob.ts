import { contentsOf } from '#/domain/dossier/contents';
import { dossiersRecord } from '#/domain/dossier/dossiersRecord';
import { postOfJob } from '#/domain/dossier/postOfJob';
import { analysesRecord } from '#/domain/matching/analysesRecord';
import type { PostClaim } from '#/domain/matching/claims';
import { ownOffersRecord } from '#/domain/offers/catalogue/ownOffersRecord';
import type { StoredRecord } from '#/domain/storage/record';
import { cvSessionOf } from '#/usecases/cv/cvSession';
import { correctHead } from '#/usecases/dossier/changeDossier';
import { offerCorrectionsIn } from '#/usecases/offers/correctedOffers';
import type { Services } from '#/usecases/shared/services';
import type { JobCorrection } from '#/usecases/subject/subject';

/** What the advertisement of a dossier was read as, and the way to put it right as on the dossier itself: the score of its comparison follows where the CV is there. Null where the dossier is gone. */
export const correctionOf = (services: Services, dossierId: number): JobCorrection | null => {
  const { vault } = services;
  const all = <T>(record: StoredRecord<readonly T[]>): readonly T[] => {
    const stored = vault.read(record);
    return (stored.ok && stored.value) || [];
  };
  const dossier = all(dossiersRecord).find(({ id }) => id === dossierId);
  if (dossier === undefined) return null;
  const corrections = offerCorrectionsIn(services);
  const contents = contentsOf(dossier, {
    analyses: all(analysesRecord),
    ownOffers: all(ownOffersRecord),
    corrections,
    applications: [],
    letters: [],
    interviews: [],
  });
  const { job, analysis } = contents;
  const correct = async (claim: PostClaim): Promise<void> => {
    const { state: cv } = cvSessionOf(services).getSnapshot();
    if (cv.status !== 'read' || !analysis?.report) {
      correctHead(services, job.text, claim.head);
      return;
    }
    const { reviseAndSave } = await import('#/usecases/match/reviseMatch');
    await reviseAndSave({ cv: cv.cv, offerText: job.text, analysis, claim }, services);
  };
  return { post: postOfJob(contents, corrections), onCorrect: (claim) => void correct(claim) };
};
