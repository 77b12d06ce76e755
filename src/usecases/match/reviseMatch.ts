import { matchProblems } from '#/copy/matchProblems.copy';
import type { Cv } from '#/domain/cv/cv';
import { analysesRecord, withRevised } from '#/domain/matching/analysesRecord';
import type { Claim } from '#/domain/matching/claims';
import { headCorrected } from '#/domain/matching/postRead';
import type { MatchProblem } from '#/domain/matching/report';
import { requirementKey } from '#/domain/matching/requirementKey';
import { toSavedAnalysis } from '#/domain/matching/savedAnalysis';
import type { SavedAnalysis } from '#/domain/matching/savedAnalysis';
import { offerCorrectionsRecord, withCorrection } from '#/domain/postings/offerCorrections';
import type { OfferCorrection } from '#/domain/postings/offerCorrections';
import { fail, ok } from '#/domain/shared/result';
import type { Result } from '#/domain/shared/result';
import { updateRecord } from '#/domain/storage/updateRecord';
import { matchToasts } from '#/usecases/match/match.copy';
import { correctionAfter } from '#/usecases/match/rowClaims';
import { postingReaderOf } from '#/usecases/offers/postingReader';
import type { Services } from '#/usecases/shared/services';

/** A result to compute again, with what it was made of. */
export type Revision = {
  /** With what the claim changes in it. */
  readonly cv: Cv;
  readonly offerText: string;
  readonly analysis: SavedAnalysis;
  /** What the person says of it; null where the CV alone changed. */
  readonly claim: Claim | null;
};
/** A result to compute again since the person said something of it. */
export type ClaimedRevision = Revision & { readonly claim: Claim };

/** A result computed again, not kept yet. */
export type Revised = {
  readonly analysis: SavedAnalysis;
  readonly correction: OfferCorrection;
};

/** What is put right in this very result, whether or not the device could keep it. */
const correctionOf = ({ report }: SavedAnalysis): OfferCorrection => ({
  notAsked: report?.setAside?.rows.map(requirementKey) ?? [],
  head: report?.post === undefined ? {} : headCorrected(report.post),
});

/** Computes a result again, after a claim or for a CV that was put right: the same analysis, with another score. */
export const reviseMatch = async (
  { cv, offerText, analysis, claim }: Revision,
  services: Pick<Services, 'analyzer' | 'postings'>,
): Promise<Result<Revised, MatchProblem>> => {
  const text = await postingReaderOf(services).plainText(offerText);
  const before = correctionOf(analysis);
  const correction = claim === null ? before : correctionAfter(before, claim);
  // Where too little is left, that is the answer: nothing is put back, as it is in a first comparison.
  const report = await services.analyzer
    .compare(cv, { text, notAsked: correction.notAsked, corrected: correction.head })
    .catch(() => fail('failed' as const));
  if (!report.ok) return report;
  return ok({ analysis: toSavedAnalysis(report.value, analysis), correction });
};

/** Keeps a result computed again in the place of the one before, and the correction of its offer; says so. */
export const saveRevision = (
  { analysis, correction }: Revised,
  { analysis: before, offerText, claim }: ClaimedRevision,
  { vault, notify }: Pick<Services, 'vault' | 'notify'>,
  at: number,
): void => {
  const isAboutOffer = claim.kind !== 'have' && claim.kind !== 'haveNot';
  const corrected = isAboutOffer
    ? updateRecord(vault, offerCorrectionsRecord, [], (all) =>
        withCorrection(all, offerText, correction, at),
      )
    : ok(null);
  const saved = updateRecord(vault, analysesRecord, [], (analyses) =>
    withRevised(analyses, analysis),
  );
  notify(
    corrected.ok && saved.ok
      ? {
          tone: 'success',
          ...matchToasts.revised(claim, before.score, analysis.score),
        }
      : { tone: 'destructive', ...matchToasts.notSaved },
  );
};

/** Computes a result again after a claim, and keeps it; where it cannot be computed, says so. */
export const reviseAndSave = async (
  revision: ClaimedRevision,
  services: Pick<Services, 'analyzer' | 'postings' | 'vault' | 'notify' | 'now'>,
): Promise<void> => {
  const revised = await reviseMatch(revision, services);
  if (revised.ok) saveRevision(revised.value, revision, services, services.now().getTime());
  else services.notify({ tone: 'destructive', ...matchProblems[revised.problem].revision });
};
