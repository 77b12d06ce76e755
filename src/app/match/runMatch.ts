import type { CvState } from '#/app/cv/cvState';
import { compareOffer } from '#/app/match/compareOffer';
import { plainText } from '#/app/offers/plainText';
import type { Services } from '#/app/services/services';
import { SHORTEST_REAL_STEP_MS, SIMULATED_MATCH_STEP_MS } from '#/app/timings';
import type { Cv } from '#/domain/cv/cv';
import type { MatchProblem, MatchReport } from '#/domain/matching/report';
import { sampleAnalysis } from '#/domain/matching/sampleAnalysis';
import { toSavedAnalysis } from '#/domain/matching/savedAnalysis';
import type { AnalysisIdentity, SavedAnalysis } from '#/domain/matching/savedAnalysis';
import { ok } from '#/domain/shared/result';
import type { Result } from '#/domain/shared/result';
import { notAskedBy, offerCorrectionsRecord } from '#/domain/storage/offerCorrections';
import { MATCH_STEPS } from '#/pages/MatchPage/MatchPage.state';
import type { MatchStep } from '#/pages/MatchPage/MatchPage.state';

/** A CV that can be compared: read for real, or there without a text. */
export type ComparableCv = Extract<CvState, { status: 'read' | 'unreadable' }>;

type MatchWork = {
  readonly cv: ComparableCv;
  readonly offerText: string;
  readonly services: Pick<Services, 'analyzer' | 'vault' | 'now' | 'random'>;
  /** Resolves after that many milliseconds. */
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly onStep: (step: MatchStep) => void;
};

/** The four steps at their simulated pace, then the specification's random result, marked as a sample. */
const simulate = async (work: MatchWork, identity: AnalysisIdentity): Promise<SavedAnalysis> => {
  for (const step of MATCH_STEPS) {
    work.onStep(step);
    await work.wait(SIMULATED_MATCH_STEP_MS[step]);
  }
  return sampleAnalysis(work.services.random, identity);
};

/** Leaves out what this advertisement was said not to ask for; where too little would be left, nothing is left out, so that nobody is stuck. */
const compareCorrected = async (
  { analyzer, vault }: MatchWork['services'],
  cv: Cv,
  text: string,
): Promise<Result<MatchReport, MatchProblem>> => {
  const corrections = vault.read(offerCorrectionsRecord);
  const notAsked = notAskedBy((corrections.ok ? corrections.value : null) ?? [], text);
  const report = await compareOffer(analyzer, cv, text, notAsked);
  return report.ok || report.problem === 'failed' || notAsked.length === 0
    ? report
    : compareOffer(analyzer, cv, text, []);
};

/** Compares a CV with an offer, step by step; an unreadable CV gives the simulation of the specification. */
export const runMatch = async (work: MatchWork): Promise<Result<SavedAnalysis, MatchProblem>> => {
  const { cv, services } = work;
  const started = services.now();
  const text = await plainText(work.offerText);
  const { titleOfOffer } = await import('#/domain/offers/titleOfOffer');
  const identity: AnalysisIdentity = {
    id: started.getTime(),
    date: started.toISOString(),
    offerTitle: titleOfOffer({ text }),
  };
  if (cv.status === 'unreadable') return ok(await simulate(work, identity));
  const comparison = compareCorrected(services, cv.cv, text);
  for (const step of MATCH_STEPS) {
    work.onStep(step);
    await work.wait(SHORTEST_REAL_STEP_MS);
  }
  const report = await comparison;
  return report.ok ? ok(toSavedAnalysis(report.value, identity)) : report;
};
