import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import { useServices } from '#/app/hooks/ServicesContext';
import { useRecord } from '#/app/hooks/useRecord';
import { useShowSamples } from '#/app/hooks/useShowSamples';
import { useUnreadable } from '#/app/hooks/useUnreadable';
import { applicationsState } from '#/app/routes/applications/applicationsState';
import type { Application } from '#/domain/applications/application';
import { applicationsRecord } from '#/domain/applications/applicationsRecord';
import { addDays } from '#/domain/applications/days';
import type { JournalPeriod } from '#/domain/applications/journal';
import { NO_FILTERS } from '#/domain/applications/selectApplications';
import { analysesRecord } from '#/domain/matching/analysesRecord';
import type { Profile } from '#/domain/profile/profile';
import { profileRecord } from '#/domain/profile/profileRecord';
import { localDay } from '#/domain/shared/localDay';

/** What a control asks for at first: the last three months. */
const JOURNAL_DAYS = 91;

const NONE: readonly Application[] = [];

const nameOf = (profile: Profile | null): string | null =>
  (profile && [profile.firstName, profile.lastName].filter(Boolean).join(' ')) || null;

/** The state of the screen over what is stored, the filters, the period of the journal, and the view in the address. */
export const useApplicationsState = () => {
  const today = localDay(useServices().now());
  const [params] = useSearchParams();
  const [filters, setFilters] = useState(NO_FILTERS);
  const [period, setPeriod] = useState<JournalPeriod>({
    from: addDays(today, -JOURNAL_DAYS),
    to: today,
  });
  // A new attempt reads the record again, whatever was remembered.
  const [, setAttempt] = useState(0);
  const stored = useRecord(applicationsRecord);
  const analyses = useRecord(analysesRecord);
  const profile = useRecord(profileRecord);
  const showSamples = useShowSamples();
  const unreadable = useUnreadable(applicationsRecord);
  const unreadableAnalyses = useUnreadable(analysesRecord);
  const state = useMemo(
    () =>
      applicationsState(
        {
          stored,
          analyses: (analyses.ok && analyses.value) || [],
          person: profile.ok ? nameOf(profile.value) : null,
          filters,
          period,
          today,
          showSamples,
          unreadable,
          unreadableAnalyses,
        },
        params,
      ),
    [
      stored,
      analyses,
      profile,
      filters,
      period,
      today,
      showSamples,
      unreadable,
      unreadableAnalyses,
      params,
    ],
  );
  return {
    state,
    applications: (stored.ok && stored.value) || NONE,
    period,
    setFilters,
    setPeriod,
    retry: () => setAttempt((previous) => previous + 1),
  };
};
