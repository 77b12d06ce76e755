import { useEffect, useMemo, useState } from 'react';

import { jobInHand } from '#/app/hooks/jobInHand';
import { useServices } from '#/app/hooks/ServicesContext';
import { useCv } from '#/app/hooks/useCv';
import { useRecentJobs } from '#/app/hooks/useRecentJobs';
import { useRecord } from '#/app/hooks/useRecord';
import { useSession } from '#/app/hooks/useSession';
import { useShowSamples } from '#/app/hooks/useShowSamples';
import { useSubject } from '#/app/hooks/useSubject';
import { hrefOfAnalysisSheet } from '#/app/navigation/analysesHrefs';
import { subjectAddress } from '#/app/navigation/subjectAddress';
import { lazyComponent } from '#/components/loading/lazyComponent';
import { OnPaper } from '#/components/loading/OnPaper';
import { ADDRESSES, hrefOfDossier } from '#/copy/addresses';
import type { Cv } from '#/domain/cv/cv';
import { dossiersRecord } from '#/domain/dossier/dossiersRecord';
import { jobOf } from '#/domain/dossier/jobOf';
import type { Claim } from '#/domain/matching/claims';
import type { SavedAnalysis } from '#/domain/matching/savedAnalysis';
import { offerCorrectionsRecord } from '#/domain/postings/offerCorrections';
import { localDay } from '#/domain/shared/localDay';
import { MatchPage } from '#/pages/MatchPage/MatchPage';
import type { MatchCv, MatchDossier } from '#/pages/MatchPage/MatchPage.state';
import type { CvState } from '#/usecases/cv/cvState';
import { readingOf } from '#/usecases/cv/readingOf';
import type { CvReading } from '#/usecases/cv/readingOf';
import { followDossier } from '#/usecases/dossier/changeDossier';
import { matchSessionOf, matchState } from '#/usecases/match/matchSession';
import type { MatchState } from '#/usecases/match/matchSession';
import { cvCorrectionOf } from '#/usecases/match/rowClaims';
import { correctionsOf } from '#/usecases/offers/correctedOffers';
import { advertisementOf, subjectKey, subjectOfDossier } from '#/usecases/subject/subject';
import type { Subject } from '#/usecases/subject/subject';

/** The dossier whose advertisement was left in the form at the last visit; null for another text. */
const useLeftJob = (text: string): Subject | null => {
  const [left] = useState(text);
  const dossiers = useRecord(dossiersRecord);
  const corrections = useRecord(offerCorrectionsRecord);
  return useMemo(() => {
    const all = (dossiers.ok && dossiers.value) || [];
    const dossier = left === '' ? undefined : all.find((one) => one.text === left);
    if (dossier === undefined) return null;
    const known = { ownOffers: [], corrections: correctionsOf(corrections) };
    return subjectOfDossier(dossier, jobOf(dossier, known));
  }, [left, dossiers, corrections]);
};

/** The dossier of the result in view; null before one, for an example, and where none could be opened. */
const useMatchDossier = (state: MatchState): MatchDossier | null => {
  const services = useServices();
  const kept = useRecord(dossiersRecord);
  const id = state.status === 'complete' ? state.analysis.dossierId : null;
  const dossier = kept.ok ? kept.value?.find((one) => one.id === id) : undefined;
  if (dossier === undefined) return null;
  const subject = { kind: 'dossier', id: dossier.id } as const;
  return {
    href: hrefOfDossier(dossier.id),
    letter: subjectAddress(ADDRESSES.coverLetter, subject),
    interview: subjectAddress(ADDRESSES.interview, subject),
    followed: dossier.followedOn !== null,
    onFollow: () => followDossier(services, dossier.id, true),
  };
};

const ComparisonPaper = lazyComponent(
  async () => (await import('#/modules/SheetPaper/printedSheets')).ComparisonPaper,
);

/** The comparison that a sheet is made of: the one in view, unless it is an example. */
const comparisonIn = (state: MatchState): SavedAnalysis | null =>
  state.status === 'complete' && !state.analysis.sample ? state.analysis : null;

const comparedCv = (cv: CvState, reading: CvReading | null): MatchCv =>
  cv.status === 'none' || reading === null ? null : { fileName: cv.fileName, reading };

/** Match CV / Offre over the shared CV and the comparison under way. */
export const MatchRoute = () => {
  const { now } = useServices();
  const { state: cv, correct } = useCv();
  const match = useSession(matchSessionOf);
  const showSamples = useShowSamples();
  const reading = readingOf(cv, showSamples);
  const named = useSubject();
  const left = useLeftJob(match.offerText);
  const subject = named ?? left;
  const { takeOffer } = match;
  useEffect(() => {
    const text = named ? advertisementOf(named) : '';
    if (named && text !== '') takeOffer(subjectKey(named), text);
  }, [named, takeOffer]);
  const held = named ? advertisementOf(named) : (left?.text ?? '');
  // A result of another CV than the one that is there now cannot be computed again.
  const known = cv.status === 'read' && cv.cv.document === match.compared ? cv.cv : null;
  const make = async (claim: Claim, about: Cv): Promise<void> => {
    const correction = cvCorrectionOf(claim);
    if (correction === null) return match.revise(about, claim);
    const { correctCv } = await import('#/domain/cv/corrections');
    await correct(correction);
    return match.revise(correctCv(about, correction), claim);
  };
  const state = matchState(match.state, reading, showSamples);
  const compared = comparisonIn(state);
  return (
    <>
      {compared && (
        <OnPaper sheet={ComparisonPaper} of={{ analysis: compared, today: localDay(now()) }} />
      )}
      <MatchPage
        state={state}
        cv={comparedCv(cv, reading)}
        offerText={match.offerText}
        inHand={jobInHand(subject, match.offerText, held)}
        recentJobs={useRecentJobs(ADDRESSES.match)}
        dossier={useMatchDossier(match.state)}
        sheet={compared && hrefOfAnalysisSheet(compared.id)}
        onOfferTextChange={match.setOfferText}
        onCompare={() => {
          if (cv.status === 'read' || cv.status === 'unreadable') void match.compare(cv);
        }}
        onCompareAnother={match.compareAnother}
        onEditOffer={match.editOffer}
        posts={known?.experiences}
        onClaim={known === null ? undefined : (claim) => void make(claim, known)}
      />
    </>
  );
};
