import { useMemo } from 'react';

import { useServices } from '#/app/hooks/ServicesContext';
import { useCv } from '#/app/hooks/useCv';
import { useOfferCorrections } from '#/app/hooks/useOfferCorrections';
import { useRecord } from '#/app/hooks/useRecord';
import { dossiersRecord } from '#/domain/dossier/dossiersRecord';
import { analysesRecord } from '#/domain/matching/analysesRecord';
import { ownOffersRecord } from '#/domain/offers/catalogue/ownOffersRecord';
import { CorrectionsSection } from '#/pages/SettingsPage/parts/CorrectionsSection';
import { madeCorrections, undoOfferCorrection } from '#/usecases/settings/madeCorrections';
import type { MadeCorrection } from '#/usecases/settings/madeCorrections';

/** What the person put right, wherever that was, and the way back. */
export const Corrections = () => {
  const services = useServices();
  const { state: cv, takeBack } = useCv();
  const offers = useOfferCorrections();
  const dossiers = useRecord(dossiersRecord);
  const own = useRecord(ownOffersRecord);
  const analyses = useRecord(analysesRecord);
  const corrections = useMemo(
    () =>
      madeCorrections({
        cv,
        offers,
        dossiers: (dossiers.ok && dossiers.value) || [],
        ownOffers: (own.ok && own.value) || [],
        analyses: (analyses.ok && analyses.value) || [],
      }),
    [cv, offers, dossiers, own, analyses],
  );
  const undo = (made: MadeCorrection): void => {
    if (made.kind === 'cv') void takeBack(made.correction);
    else undoOfferCorrection(services, made);
  };
  return <CorrectionsSection corrections={corrections} onUndo={undo} />;
};
