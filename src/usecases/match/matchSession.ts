import { matchProblems } from '#/copy/matchProblems.copy';
import type { Cv } from '#/domain/cv/cv';
import type { CvDocument } from '#/domain/cv/document';
import { analysesRecord, withAnalysis } from '#/domain/matching/analysesRecord';
import type { Claim } from '#/domain/matching/claims';
import { pastedOfferRecord } from '#/domain/matching/pastedOfferRecord';
import { MATCH_STEPS } from '#/domain/matching/report';
import type { MatchProblem, MatchStep } from '#/domain/matching/report';
import { sampleAnalysis } from '#/domain/matching/sampleAnalysis';
import { toSavedAnalysis } from '#/domain/matching/savedAnalysis';
import type { AnalysisIdentity, SavedAnalysis } from '#/domain/matching/savedAnalysis';
import { showsSamples } from '#/domain/settings/showSamples';
import { fail, ok } from '#/domain/shared/result';
import type { Result } from '#/domain/shared/result';
import { updateRecord } from '#/domain/storage/updateRecord';
import type { CvState } from '#/usecases/cv/cvState';
import type { CvReading } from '#/usecases/cv/readingOf';
import { openDossier, postingOfText } from '#/usecases/dossier/openDossier';
import { matchToasts } from '#/usecases/match/match.copy';
import { compareCorrected, correctedOffer } from '#/usecases/offers/correctedOffers';
import { postingReaderOf } from '#/usecases/offers/postingReader';
import type { Services } from '#/usecases/shared/services';
import { createStore, singleton } from '#/usecases/shared/store';
import type { Readable } from '#/usecases/shared/store';
import { waitFor } from '#/usecases/shared/waitFor';
import { createTakeOnce } from '#/usecases/subject/subject';

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

/** What the screen shows of a comparison: an example, done or under way, gives way once examples are hidden. */
export const matchState = (
  state: MatchState,
  reading: CvReading | null,
  showSamples: boolean,
): MatchState => {
  const isSample = state.status === 'complete' && state.analysis.sample;
  const isSimulated = state.status === 'analysing' && reading === 'unusable';
  return isSimulated || (isSample && !showSamples) ? { status: 'ready' } : state;
};

export type MatchStatus = MatchState['status'];

export type MatchState =
  | { readonly status: 'ready' }
  | { readonly status: 'analysing'; readonly step: MatchStep }
  | { readonly status: 'complete'; readonly analysis: SavedAnalysis }
  | { readonly status: 'failed'; readonly problem: MatchProblem };

/** What the screen sees; a new object after each change. */
export type MatchSnapshot = {
  readonly state: MatchState;
  readonly offerText: string;
  /** What the compared CV was read from: corrections keep it, another CV has another. Null before a comparison and for a simulated one. */
  readonly compared: CvDocument | null;
};

/** The comparison under way. It outlives its screen, and its text a reload: going to import a CV loses nothing. */
export type MatchSession = Readable<MatchSnapshot> & {
  readonly setOfferText: (text: string) => void;
  /** Takes the advertisement that the address names; `from` tells one from the next, so that coming back to an address keeps what was typed since; an empty field takes it again. */
  readonly takeOffer: (from: string, text: string) => void;
  readonly compare: (cv: ComparableCv) => Promise<void>;
  /** Computes the result in view again with the CV as corrected and the claim made: it stays the same analysis. */
  readonly revise: (cv: Cv, claim: Claim) => Promise<void>;
  /** Takes what the result in view has become, computed again elsewhere. */
  readonly show: (revised: SavedAnalysis) => void;
  /** Back to the start with an empty text. */
  readonly compareAnother: () => void;
  /** Back to the form with the text kept. */
  readonly editOffer: () => void;
};

type Parts = Pick<Services, 'analyzer' | 'postings' | 'vault' | 'notify' | 'now' | 'random'>;

/** Starts with nothing to compare. `wait` stands for the clock in tests. */
export const createMatchSession = (parts: Parts, wait = waitFor): MatchSession => {
  const pasted = parts.vault.read(pastedOfferRecord);
  const { getSnapshot, subscribe, update, begin, join } = createStore<MatchSnapshot>({
    state: { status: 'ready' },
    offerText: (pasted.ok ? pasted.value : null) ?? '',
    compared: null,
  });
  const takes = createTakeOnce();
  /** The text as this tab left it on the device. */
  let kept = getSnapshot().offerText;
  let revisions = Promise.resolve();

  /** Makes any comparison under way an old one, whose news are ignored. */
  const leave = (change: Partial<MatchSnapshot>): void => {
    begin();
    update(change);
  };
  // Where the device refuses, the text lasts as long as the page.
  const savePastedText = (offerText: string): void => {
    const stored = parts.vault.read(pastedOfferRecord);
    // What is being written in another tab is not this one's to clear.
    const isOwn = !stored.ok || stored.value === kept;
    if (offerText !== '') parts.vault.write(pastedOfferRecord, offerText);
    else if (isOwn) parts.vault.remove(pastedOfferRecord);
    kept = offerText;
  };
  const save = (analysis: SavedAnalysis): void => {
    const saved = updateRecord(parts.vault, analysesRecord, [], (analyses) =>
      withAnalysis(analyses, analysis),
    );
    parts.notify(
      saved.ok
        ? { tone: 'success', ...matchToasts.saved }
        : { tone: 'destructive', ...matchToasts.notSaved },
    );
  };
  const revise = async (cv: Cv, claim: Claim): Promise<void> => {
    const { state, offerText } = getSnapshot();
    if (state.status !== 'complete') return;
    const isCurrent = join();
    const revision = { cv, offerText, analysis: state.analysis, claim };
    // Most results are never corrected: what does it is loaded with the first correction.
    const work = await import('#/usecases/match/reviseMatch').catch(() => null);
    const revised = (await work?.reviseMatch(revision, parts)) ?? fail('failed' as const);
    if (!isCurrent()) return;
    if (work && revised.ok) {
      update({ state: { status: 'complete', analysis: revised.value.analysis } });
      work.saveRevision(revised.value, revision, parts, parts.now().getTime());
    } else if (!revised.ok)
      parts.notify({ tone: 'destructive', ...matchProblems[revised.problem].revision });
  };

  return {
    getSnapshot,
    subscribe,
    setOfferText: (offerText) => {
      update({ offerText });
      savePastedText(offerText);
    },
    takeOffer: (from, offerText) => {
      if (!takes(from, getSnapshot().offerText === '')) return;
      leave({ state: { status: 'ready' }, offerText });
      savePastedText(offerText);
    },
    compare: async (cv) => {
      const isLatest = begin();
      const result = await runMatch({
        cv,
        offerText: getSnapshot().offerText,
        services: parts,
        wait,
        onStep: (step) => {
          if (isLatest()) update({ state: { status: 'analysing', step } });
        },
      });
      if (!isLatest()) return;
      // Hidden while it was being made: an example that nobody wants is not kept.
      const unwanted = result.ok && result.value.sample && !showsSamples(parts.vault);
      if (unwanted) update({ state: { status: 'ready' } });
      else if (result.ok) {
        update({
          state: { status: 'complete', analysis: result.value },
          compared: cv.status === 'read' ? cv.cv.document : null,
        });
        save(result.value);
      } else update({ state: { status: 'failed', problem: result.problem } });
    },
    revise: (cv, claim) => {
      // One after the other: each starts from the result of the one before.
      revisions = revisions.then(() => revise(cv, claim));
      return revisions;
    },
    show: (revised) => {
      const { state } = getSnapshot();
      if (state.status === 'complete' && state.analysis.id === revised.id)
        update({ state: { status: 'complete', analysis: revised } });
    },
    compareAnother: () => {
      leave({ state: { status: 'ready' }, offerText: '' });
      savePastedText('');
    },
    editOffer: () => leave({ state: { status: 'ready' } }),
  };
};

/** The one comparison of the application. */
export const matchSessionOf = singleton((services) => createMatchSession(services));
