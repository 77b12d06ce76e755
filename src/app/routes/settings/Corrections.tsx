import { useMemo } from 'react';

import { useServices } from '#/app/hooks/ServicesContext';
import { useCv } from '#/app/hooks/useCv';
import { useFollowed } from '#/app/hooks/useFollowed';
import { useOfferCorrections } from '#/app/hooks/useOfferCorrections';
import { useRecord } from '#/app/hooks/useRecord';
import { subjectAddress } from '#/app/navigation/subjectAddress';
import { ADDRESSES, hrefOfDossier } from '#/copy/addresses';
import { dossiersRecord } from '#/domain/dossier/dossiersRecord';
import { interviewsRecord } from '#/domain/interview/interviewsRecord';
import { lettersRecord } from '#/domain/letters/letterDraft';
import { analysesRecord } from '#/domain/matching/analysesRecord';
import { ownOffersRecord } from '#/domain/offers/catalogue/ownOffersRecord';
import { CorrectionsSection } from '#/pages/SettingsPage/parts/CorrectionsSection';
import { madeCorrections, undoOfferCorrection } from '#/usecases/settings/madeCorrections';
import type { MadeCorrection, OfferMade } from '#/usecases/settings/madeCorrections';
import { undoLetterCorrection } from '#/usecases/settings/undoLetterCorrection';

/** Where it was put right; null where that is no longer at hand. */
const placeOf = (made: MadeCorrection): string | null => {
  switch (made.kind) {
    case 'cv':
      return ADDRESSES.myCv;
    case 'letter':
      return made.dossierId === null
        ? ADDRESSES.coverLetter
        : subjectAddress(ADDRESSES.coverLetter, { kind: 'dossier', id: made.dossierId });
    case 'head':
    case 'notAsked':
      return made.dossierId === null ? null : hrefOfDossier(made.dossierId);
  }
};

/** What the person put right, wherever that was, and the way back. */
export const Corrections = () => {
  const services = useServices();
  const { state: cv, takeBack } = useCv();
  const followed = useFollowed();
  const offers = useOfferCorrections();
  const dossiers = useRecord(dossiersRecord);
  const own = useRecord(ownOffersRecord);
  const analyses = useRecord(analysesRecord);
  const letters = useRecord(lettersRecord);
  const interviews = useRecord(interviewsRecord);
  const corrections = useMemo(
    () =>
      madeCorrections({
        cv,
        offers,
        dossiers: (dossiers.ok && dossiers.value) || [],
        ownOffers: (own.ok && own.value) || [],
        analyses: (analyses.ok && analyses.value) || [],
        letters: (letters.ok && letters.value) || [],
        interviews: (interviews.ok && interviews.value) || [],
      }),
    [cv, offers, dossiers, own, analyses, letters, interviews],
  );
  /** With the CV at hand the comparison of that job follows; without it, what it was made of is not there. */
  const undoOffer = async (made: OfferMade): Promise<void> => {
    const work =
      cv.status === 'read'
        ? await import('#/usecases/match/followCorrections').catch(() => null)
        : null;
    const done = cv.status === 'read' ? await work?.undoInComparison(services, made, cv.cv) : false;
    if (done !== true) undoOfferCorrection(services, made);
  };
  const undo = (made: MadeCorrection): void => {
    switch (made.kind) {
      case 'cv':
        return void followed(takeBack(made.correction));
      case 'letter':
        return undoLetterCorrection(services, made);
      case 'head':
      case 'notAsked':
        return void undoOffer(made);
    }
  };
  return <CorrectionsSection corrections={corrections} hrefOf={placeOf} onUndo={undo} />;
};
