import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';

import { useCatalogue } from '#/app/catalogue/useCatalogue';
import { useRecord } from '#/app/services/useRecord';
import { findSubject } from '#/app/subject/subject';
import type { Subject } from '#/app/subject/subject';
import { subjectIn } from '#/app/subject/subjectAddress';
import { applicationsRecord } from '#/domain/storage/applicationsRecord';

/** The application or offer that the address names; null where it names none, or before the offers are there. */
export const useSubject = (): Subject | null => {
  const { search } = useLocation();
  const ref = useMemo(() => subjectIn(search), [search]);
  const kept = useRecord(applicationsRecord);
  const { catalogue } = useCatalogue(ref?.kind === 'offer');
  return useMemo(
    () =>
      ref &&
      findSubject(
        ref,
        kept.ok ? (kept.value ?? []) : [],
        catalogue.status === 'ready' ? catalogue.catalogue.internal : [],
      ),
    [ref, kept, catalogue],
  );
};
