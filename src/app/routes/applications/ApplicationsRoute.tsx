import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';

import { useServices } from '#/app/hooks/ServicesContext';
import { useRecord } from '#/app/hooks/useRecord';
import { applicationsHrefs } from '#/app/navigation/applicationsHrefs';
import { useApplicationsDialog } from '#/app/routes/applications/useApplicationsDialog';
import { useApplicationsState } from '#/app/routes/applications/useApplicationsState';
import { hrefOfDossier } from '#/copy/addresses';
import type { Application } from '#/domain/applications/application';
import { dossiersRecord } from '#/domain/dossier/dossiersRecord';
import { jobOf } from '#/domain/dossier/jobOf';
import { ownOffersRecord } from '#/domain/offers/catalogue/ownOffersRecord';
import { offerCorrectionsRecord } from '#/domain/postings/offerCorrections';
import { localDay } from '#/domain/shared/localDay';
import { ApplicationsPage } from '#/pages/ApplicationsPage/ApplicationsPage';
import type { FollowedOffer } from '#/pages/ApplicationsPage/ApplicationsPage.state';
import {
  exportApplications,
  exportInterviewDate,
  exportJournal,
  exportJournalSheet,
} from '#/usecases/applications/exportApplications';
import { bringBack, changeStored } from '#/usecases/applications/saveApplications';
import { correctionsOf } from '#/usecases/offers/correctedOffers';

/** The offers that are followed and for which no application was noted, the latest first. */
const useFollowedOffers = (applications: readonly Application[]): readonly FollowedOffer[] => {
  const kept = useRecord(dossiersRecord);
  const own = useRecord(ownOffersRecord);
  const corrected = useRecord(offerCorrectionsRecord);
  return useMemo(() => {
    const sent = new Set(applications.map(({ dossierId }) => dossierId));
    const ownOffers = (own.ok && own.value) || [];
    const corrections = correctionsOf(corrected);
    return ((kept.ok && kept.value) || [])
      .filter(({ id, followedOn }) => followedOn !== null && !sent.has(id))
      .map((dossier) => ({
        id: dossier.id,
        ...jobOf(dossier, { ownOffers, corrections }),
        href: hrefOfDossier(dossier.id),
      }));
  }, [applications, kept, own, corrected]);
};

/** Mes Candidatures over what is stored; the view is in the address, so that it can be returned to. */
export const ApplicationsRoute = () => {
  const services = useServices();
  const today = localDay(services.now());
  const navigate = useNavigate();
  const { state, forget, applications, period, setFilters, setPeriod, retry } =
    useApplicationsState();
  const deleted = state.status === 'detail' && state.standing !== 'kept' ? state.application : null;
  const shown = deleted === null ? applications : [...applications, deleted];
  const dialogs = useApplicationsDialog(shown, () => {
    forget();
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
        onChange: (id, change) =>
          (deleted === null || bringBack(services, deleted)) && changeStored(services, id, change),
        onEdit: dialogs.edit,
        onAskDelete: dialogs.askDelete,
        onOpenDossier: (id) => void navigate(applicationsHrefs.dossier(id)),
        onCalendar: (id, interviewId) => void exportInterviewDate(services, shown, id, interviewId),
      }}
      journalActions={{
        onPeriod: setPeriod,
        onPrint: () => window.print(),
        onPdf: (nameless) => {
          if (state.status !== 'journal') return;
          const { entries, person, missing } = state;
          const incomplete = missing.applications !== 0 || missing.analyses !== 0;
          void exportJournalSheet(services, {
            entries,
            period,
            person,
            incomplete,
            nameless,
            today,
          });
        },
        onExport: (nameless) => {
          if (state.status === 'journal')
            void exportJournal(services, { entries: state.entries, period, nameless });
        },
      }}
      dialogActions={dialogs.actions}
      onRetry={retry}
    />
  );
};
