import { useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

import { useServices } from '#/app/hooks/ServicesContext';
import { useRecord } from '#/app/hooks/useRecord';
import { useShowSamples } from '#/app/hooks/useShowSamples';
import { useUnreadable } from '#/app/hooks/useUnreadable';
import { applicationsHrefs } from '#/app/navigation/applicationsHrefs';
import { applicationsState } from '#/app/routes/applications/applicationsState';
import { useApplicationsDialog } from '#/app/routes/applications/useApplicationsDialog';
import type { Application } from '#/domain/applications/application';
import { applicationsRecord } from '#/domain/applications/applicationsRecord';
import { changeApplication } from '#/domain/applications/changes';
import { addDays } from '#/domain/applications/days';
import type { JournalPeriod } from '#/domain/applications/journal';
import { NO_FILTERS } from '#/domain/applications/selectApplications';
import { analysesRecord } from '#/domain/matching/analysesRecord';
import type { Profile } from '#/domain/profile/profile';
import { profileRecord } from '#/domain/profile/profileRecord';
import { localDay } from '#/domain/shared/localDay';
import { ApplicationsPage } from '#/pages/ApplicationsPage/ApplicationsPage';
import {
  exportApplications,
  exportInterviewDate,
  exportJournal,
} from '#/usecases/applications/exportApplications';
import { keepApplications } from '#/usecases/applications/saveApplications';

/** What a control asks for at first: the last three months. */
const JOURNAL_DAYS = 91;

const NONE: readonly Application[] = [];

const nameOf = (profile: Profile | null): string | null =>
  (profile && [profile.firstName, profile.lastName].filter(Boolean).join(' ')) || null;

/** Mes Candidatures over what is kept; the view is in the address, so that it can be returned to. */
export const ApplicationsRoute = () => {
  const services = useServices();
  const { now } = services;
  const today = localDay(now());
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [filters, setFilters] = useState(NO_FILTERS);
  const [period, setPeriod] = useState<JournalPeriod>({
    from: addDays(today, -JOURNAL_DAYS),
    to: today,
  });
  // A new attempt reads the record again, whatever was remembered.
  const [, setAttempt] = useState(0);
  const kept = useRecord(applicationsRecord);
  const analyses = useRecord(analysesRecord);
  const profile = useRecord(profileRecord);
  const showSamples = useShowSamples();
  const unreadable = useUnreadable(applicationsRecord);
  const unreadableAnalyses = useUnreadable(analysesRecord);
  const applications = (kept.ok && kept.value) || NONE;
  const state = useMemo(
    () =>
      applicationsState(
        {
          kept,
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
      kept,
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
  const dialogs = useApplicationsDialog(applications, () => {
    if (state.status === 'detail') void navigate(applicationsHrefs.board, { replace: true });
  });

  return (
    <ApplicationsPage
      state={state}
      dialog={dialogs.dialog}
      today={today}
      hrefs={applicationsHrefs}
      listActions={{
        onFilters: setFilters,
        onAdd: dialogs.add,
        onImport: dialogs.importFile,
        onExport: () => void exportApplications(services, applications, today),
      }}
      itemActions={{
        onChange: (id, change) =>
          keepApplications(services, (all) =>
            all.map((each) => (each.id === id ? changeApplication(each, change, today) : each)),
          ),
        onEdit: dialogs.edit,
        onAskDelete: dialogs.askDelete,
        onCalendar: (id, interviewId) => {
          const application = applications.find((each) => each.id === id);
          const interview = application?.interviews.find((each) => each.id === interviewId);
          if (application && interview)
            void exportInterviewDate(services, application, interview, now());
        },
      }}
      journalActions={{
        onPeriod: setPeriod,
        onPrint: () => window.print(),
        onExport: () => {
          if (state.status === 'journal') void exportJournal(services, state.entries, period);
        },
      }}
      dialogActions={dialogs.actions}
      onRetry={() => setAttempt((previous) => previous + 1)}
    />
  );
};
