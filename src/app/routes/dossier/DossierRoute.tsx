import { Suspense, useMemo, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';

import { useServices } from '#/app/hooks/ServicesContext';
import { useHeld } from '#/app/hooks/useHeld';
import { useRecord } from '#/app/hooks/useRecord';
import { DOSSIER_VIEW } from '#/app/navigation/dossierHrefs';
import { dossierView } from '#/app/routes/dossier/dossierView';
import { useAttaching } from '#/app/routes/dossier/useAttaching';
import { useDossierClaims } from '#/app/routes/dossier/useDossierClaims';
import { useDossierDialog } from '#/app/routes/dossier/useDossierDialog';
import { useOpening } from '#/app/routes/dossier/useOpening';
import { lazyComponent } from '#/components/loading/lazyComponent';
import { OnPaper } from '#/components/loading/OnPaper';
import { Spinner } from '#/components/Spinner/Spinner';
import { applicationsRecord } from '#/domain/applications/applicationsRecord';
import { attachmentsRecord } from '#/domain/dossier/attachments';
import type { Dossier } from '#/domain/dossier/dossier';
import { dossiersRecord } from '#/domain/dossier/dossiersRecord';
import { interviewsRecord } from '#/domain/interview/interviewsRecord';
import { lettersRecord } from '#/domain/letters/letterDraft';
import { analysesRecord } from '#/domain/matching/analysesRecord';
import { ownOffersRecord } from '#/domain/offers/catalogue/ownOffersRecord';
import { offerCorrectionsRecord } from '#/domain/postings/offerCorrections';
import { joinTexts } from '#/domain/shared/joinTexts';
import { localDay } from '#/domain/shared/localDay';
import type { Result } from '#/domain/shared/result';
import type { StoredRecord } from '#/domain/storage/record';
import { readingProblemOf } from '#/domain/storage/unreadable';
import type { VaultProblem } from '#/domain/storage/Vault';
import { tailoredCvsRecord } from '#/domain/tailoredCv/tailoredCv';
import { DossierPage } from '#/pages/DossierPage/DossierPage';
import { dossierCopy } from '#/pages/DossierPage/DossierPage.copy';
import type { DossierStanding, DossierState } from '#/pages/DossierPage/DossierPage.state';
import { applicationsToasts } from '#/usecases/applications/applications.copy';
import {
  changeApplicationOf,
  changeDossier,
  followDossier,
  reopenDossier,
} from '#/usecases/dossier/changeDossier';

const DossierCvRoute = lazyComponent(
  async () => (await import('#/app/routes/dossier/DossierCvRoute')).DossierCvRoute,
);

const DossierSheetRoute = lazyComponent(
  async () => (await import('#/app/routes/dossier/DossierSheetRoute')).DossierSheetRoute,
);

const DossierPaper = lazyComponent(
  async () => (await import('#/modules/SheetPaper/printedSheets')).DossierPaper,
);

// One object: what is made of it is known by it.
const NONE: readonly never[] = [];

const useList = <T,>(record: StoredRecord<readonly T[]>): readonly T[] => {
  const stored = useRecord(record);
  return (stored.ok ? stored.value : null) ?? NONE;
};

/** The dossier of an identifier and the records that it joins; null where there is none. */
const useDossierView = (id: number | null, today: string) => {
  const dossiers = useList(dossiersRecord);
  const applications = useList(applicationsRecord);
  const analyses = useList(analysesRecord);
  const letters = useList(lettersRecord);
  const interviews = useList(interviewsRecord);
  const ownOffers = useList(ownOffersRecord);
  const corrections = useList(offerCorrectionsRecord);
  const tailoredCvs = useList(tailoredCvsRecord);
  const attachments = useList(attachmentsRecord);
  return useMemo(() => {
    const dossier = dossiers.find((one) => one.id === id);
    const records = {
      applications,
      analyses,
      letters,
      interviews,
      ownOffers,
      corrections,
      tailoredCvs,
      attachments,
    };
    return dossier ? dossierView(dossier, records, today) : null;
  }, [
    id,
    today,
    dossiers,
    applications,
    analyses,
    letters,
    interviews,
    ownOffers,
    corrections,
    tailoredCvs,
    attachments,
  ]);
};

type Stored = Result<readonly Dossier[] | null, VaultProblem>;

/** Where a dossier stands that is shown, or was a moment ago; null where nothing of it may stay on the screen. */
const standingOf = (stored: Stored, isThere: boolean): DossierStanding | null => {
  if (isThere) return 'kept';
  if (!stored.ok) return stored.problem === 'future' ? 'newer' : null;
  // Where nothing is kept at all, the person erased everything.
  return stored.value === null ? null : 'closed';
};

/** What is said where the dossiers cannot be read. */
const unreadableIn = (stored: Stored): DossierState | null => {
  if (stored.ok) return null;
  const problem = readingProblemOf(stored.problem);
  if (problem === 'unavailable') return { status: 'unavailable' };
  return { status: 'unreadable', unreadable: problem === 'newer' ? 'newer' : 'all' };
};

/** Le dossier over the records that it joins; its identifier is in the address. */
export const DossierRoute = () => {
  const services = useServices();
  const { id } = useParams();
  const today = localDay(services.now());
  const stored = useRecord(dossiersRecord);
  const found = useDossierView(id === undefined ? null : Number(id), today);
  const held = useHeld(id ?? null, found);
  const standing = standingOf(stored, found !== null);
  const view =
    standing === 'closed' && held.shown
      ? // Its files and its CV went with it.
        { ...held.shown, attachments: [], cv: null }
      : standing === null
        ? null
        : held.shown;
  const isOpen = (): boolean =>
    view !== null && (standing === 'kept' || reopenDossier(services, view.dossier));
  const opening = useOpening();
  const attaching = useAttaching(view?.dossier.id ?? null);
  const dialogs = useDossierDialog(view, attaching, { isOpen, onRemoved: held.forget });
  const claims = useDossierClaims(view);
  // A new attempt reads the record again, whatever was remembered.
  const [, setAttempt] = useState(0);
  const state: DossierState =
    view && standing
      ? { status: 'open', view, filing: attaching.filing, standing }
      : (unreadableIn(stored) ?? { status: opening });
  const application = view?.application ?? null;
  const [shown] = useSearchParams();
  const part = shown.get(DOSSIER_VIEW);
  if (view && (part === 'cv' || part === 'fiche'))
    return (
      <Suspense fallback={<Spinner label={dossierCopy.opening} />}>
        {part === 'cv' ? (
          <DossierCvRoute key={view.dossier.id} view={view} isOpen={isOpen} />
        ) : (
          <DossierSheetRoute key={view.dossier.id} view={view} />
        )}
      </Suspense>
    );

  return (
    <>
      {view && <OnPaper sheet={DossierPaper} of={{ ...view, today }} />}
      <DossierPage
        state={state}
        dialog={dialogs.dialog}
        today={today}
        actions={{
          ...claims,
          onFollow: (follow) => {
            if (view && isOpen()) followDossier(services, view.dossier.id, follow);
          },
          onNotes: (notes, before) => {
            if (view === null || !isOpen()) return false;
            return application
              ? changeApplicationOf(services, application.id, { kind: 'writeNotes', notes, before })
              : changeDossier(services, view.dossier.id, (one) => ({
                  ...one,
                  notes: joinTexts(before, one.notes, notes),
                }));
          },
          onAskNote: dialogs.askNote,
          onAskFollowUp: dialogs.askFollowUp,
          onCalendar: (followUp) => {
            if (application)
              void import('#/usecases/applications/exportApplications').then(
                ({ exportFollowUp }) =>
                  exportFollowUp(services, application, followUp, services.now()),
                () => services.notify({ tone: 'destructive', ...applicationsToasts.notLoaded }),
              );
          },
          onFinishFollowUp: ({ id: followUpId }, done) => {
            if (application)
              changeApplicationOf(services, application.id, {
                kind: 'finishFollowUp',
                id: followUpId,
                done,
              });
          },
          onStatus: (status) => {
            if (application)
              changeApplicationOf(services, application.id, { kind: 'move', status });
          },
          onAskPerson: dialogs.askPerson,
          onAskRemovePerson: dialogs.askRemovePerson,
          onAttach: (file) => {
            if (isOpen()) attaching.attach(file);
          },
          onSaveFile: attaching.save,
          onAskRemoveFile: dialogs.askRemoveFile,
          onAskRemove: dialogs.askRemove,
          onRetry: () => setAttempt((attempt) => attempt + 1),
        }}
        dialogActions={dialogs.actions}
      />
    </>
  );
};
