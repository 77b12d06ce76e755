import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';

import { useCatalogue } from '#/app/hooks/useCatalogue';
import { useRecord } from '#/app/hooks/useRecord';
import { subjectIn } from '#/app/navigation/subjectAddress';
import { applicationsRecord } from '#/domain/applications/applicationsRecord';
import { dossiersRecord } from '#/domain/dossier/dossiersRecord';
import { offerCorrectionsRecord } from '#/domain/postings/offerCorrections';
import { correctionsOf } from '#/usecases/offers/correctedOffers';
import { findSubject } from '#/usecases/subject/subject';
import type { Subject } from '#/usecases/subject/subject';

/** The dossier, application or offer that the address names; null where it names none, or before the offers are there. */
export const useSubject = (): Subject | null => {
  const { search } = useLocation();
  const ref = useMemo(() => subjectIn(search), [search]);
  const stored = useRecord(applicationsRecord);
  const dossiers = useRecord(dossiersRecord);
  const corrections = useRecord(offerCorrectionsRecord);
  const { catalogue } = useCatalogue(ref?.kind === 'offer' || ref?.kind === 'dossier');
  return useMemo(
    () =>
      ref &&
      findSubject(ref, {
        applications: stored.ok ? (stored.value ?? []) : [],
        offers: catalogue.status === 'ready' ? catalogue.catalogue.internal : [],
        dossiers: dossiers.ok ? (dossiers.value ?? []) : [],
        corrections: correctionsOf(corrections),
      }),
    [ref, stored, catalogue, dossiers, corrections],
  );
};
