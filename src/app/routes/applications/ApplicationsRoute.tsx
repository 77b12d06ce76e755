import { useNavigate } from 'react-router-dom';

import { useServices } from '#/app/hooks/ServicesContext';
import { applicationsHrefs } from '#/app/navigation/applicationsHrefs';
import { useApplicationsDialog } from '#/app/routes/applications/useApplicationsDialog';
import { useApplicationsState } from '#/app/routes/applications/useApplicationsState';
import { useFollowedOffers } from '#/app/routes/applications/useFollowedOffers';
import { localDay } from '#/domain/shared/localDay';
import { ApplicationsPage } from '#/pages/ApplicationsPage/ApplicationsPage';
import {
  exportApplications,
  exportInterviewDate,
  exportJournal,
} from '#/usecases/applications/exportApplications';
import { changeStored } from '#/usecases/applications/saveApplications';

/** Mes Candidatures over what is stored; the view is in the address, so that it can be returned to. */
export const ApplicationsRoute = () => {
  const services = useServices();
  const today = localDay(services.now());
  const navigate = useNavigate();
  const { state, applications, period, setFilters, setPeriod, retry } = useApplicationsState();
  const dialogs = useApplicationsDialog(applications, () => {
    if (state.status === 'detail') void navigate(applicationsHrefs.board, { replace: true });
  });
  return (
    <ApplicationsPage
      state={state}
      dialog={dialogs.dialog}
      today={today}
      followed={useFollowedOffers(applications)}
      hrefs={applicationsHrefs}
      listActions={{
        onFilters: setFilters,
        onAdd: dialogs.add,
        onImport: dialogs.importFile,
        onExport: () => void exportApplications(services, applications, today),
      }}
      itemActions={{
        onChange: (id, change) => changeStored(services, id, change),
        onEdit: dialogs.edit,
        onAskDelete: dialogs.askDelete,
        onOpenDossier: (id) => void navigate(applicationsHrefs.dossier(id)),
        onCalendar: (id, interviewId) =>
          void exportInterviewDate(services, applications, id, interviewId),
      }}
      journalActions={{
        onPeriod: setPeriod,
        onPrint: () => window.print(),
        onExport: () => {
          if (state.status === 'journal') void exportJournal(services, state.entries, period);
        },
      }}
      dialogActions={dialogs.actions}
      onRetry={retry}
    />
  );
};
