import { MATCH_STEPS } from '#/domain/matching/report';
import type { MatchStep } from '#/domain/matching/report';
import type { MatchProblem } from '#/domain/matching/report';
import { sampleAnalysis } from '#/domain/matching/sampleAnalysis';
import { toSavedAnalysis } from '#/domain/matching/savedAnalysis';
import type { AnalysisIdentity, SavedAnalysis } from '#/domain/matching/savedAnalysis';
import { fail, ok } from '#/domain/shared/result';
import type { Result } from '#/domain/shared/result';
import type { CvState } from '#/usecases/cv/cvState';
import { openDossier, postingOfText } from '#/usecases/dossier/openDossier';
import { compareCorrected, correctedOffer } from '#/usecases/offers/correctedOffers';
import { postingReaderOf } from '#/usecases/offers/postingReader';
import type { Services } from '#/usecases/shared/services';

/** Simulated waits of the specification, section 9, in milliseconds; real work is never slowed to match them. */
const SIMULATED_MATCH_STEP_MS: Readonly<Record<MatchStep, number>> = {
  cv: 1500,
  offer: 2000,
  evidence: 2000,
  advice: 1500,
};

/** A CV that can be compared: read for real, or there without a text. */
export type ComparableCv = Extract<CvState, { status: 'read' | 'unreadable' }>;

type MatchWork = {
  readonly cv: ComparableCv;
  readonly offerText: string;
  readonly services: Pick<Services, 'analyzer' | 'postings' | 'vault' | 'now' | 'random'>;
  /** Resolves after that many milliseconds; for the simulation alone. */
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

/** Compares a CV with an offer and tells each step as it begins; an unreadable CV gives the simulation of the specification. */
export const runMatch = async (work: MatchWork): Promise<Result<SavedAnalysis, MatchProblem>> => {
  const { cv, services, onStep } = work;
  const started = services.now();
  const identity: AnalysisIdentity = {
    id: started.getTime(),
    date: started.toISOString(),
  };
  if (cv.status === 'unreadable') return ok(await simulate(work, identity));
  onStep(MATCH_STEPS[0]);
  const text = await postingReaderOf(services).plainText(work.offerText);
  // A correction is known by the text as it was given.
  const corrected = { ...correctedOffer(services, { text: work.offerText }), text };
  const report = await compareCorrected(services.analyzer)(cv.cv, corrected, onStep).catch(() =>
    fail('failed' as const),
  );
  if (!report.ok) return report;
  const { post } = report.value;
  const dossierId = openDossier(
    services,
    postingOfText(text, {
      title: post?.title.value ?? null,
      company: post?.company.value ?? null,
      place: post?.location.value ?? null,
    }),
  );
  return ok(toSavedAnalysis(report.value, { ...identity, dossierId }));
};
