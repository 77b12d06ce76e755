import { useServices } from '#/app/hooks/ServicesContext';
import { useCv } from '#/app/hooks/useCv';
import type { Cv } from '#/domain/cv/cv';
import type { Claim } from '#/domain/matching/claims';
import type { SavedAnalysis } from '#/domain/matching/savedAnalysis';
import type { DossierActions, DossierView } from '#/pages/DossierPage/DossierPage.state';
import { correctHead } from '#/usecases/dossier/changeDossier';
import { cvCorrectionOf } from '#/usecases/match/rowClaims';

/** What the person puts right on a dossier: the score of its comparison is computed again where the CV is there. */
export const useDossierClaims = (
  view: DossierView | null,
): Pick<DossierActions, 'onClaim' | 'onCorrectPost' | 'posts'> => {
  const services = useServices();
  const { state: cv, correct } = useCv();
  const known = cv.status === 'read' ? cv.cv : null;
  const analysis = view?.analysis?.report ? view.analysis : null;
  const offerText = view?.job.text ?? '';

  const revise = async (about: Cv, analysed: SavedAnalysis, claim: Claim): Promise<void> => {
    const { reviseAndSave } = await import('#/usecases/match/reviseMatch');
    await reviseAndSave({ cv: about, offerText, analysis: analysed, claim }, services);
  };
  const make = async (claim: Claim, about: Cv, analysed: SavedAnalysis): Promise<void> => {
    const correction = cvCorrectionOf(claim);
    if (correction === null) return revise(about, analysed, claim);
    const { correctCv } = await import('#/domain/cv/corrections');
    await correct(correction);
    return revise(correctCv(about, correction), analysed, claim);
  };
  // Another CV would give another score, for another reason than the correction.
  const onClaim =
    known && analysis && offerText !== ''
      ? (claim: Claim): void => void make(claim, known, analysis)
      : undefined;
  return {
    onClaim,
    posts: known?.experiences,
    onCorrectPost: (claim) => {
      if (onClaim) onClaim(claim);
      else if (offerText !== '') correctHead(services, offerText, claim.head);
    },
  };
};
