import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';

import { useCatalogue } from '#/app/hooks/useCatalogue';
import { useRecord } from '#/app/hooks/useRecord';
import { subjectIn } from '#/app/navigation/subjectAddress';
import { applicationsRecord } from '#/domain/applications/applicationsRecord';
import { findSubject } from '#/usecases/subject/subject';
import type { Subject } from '#/usecases/subject/subject';

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
