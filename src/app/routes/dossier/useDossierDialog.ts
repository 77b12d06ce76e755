import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import { useServices } from '#/app/hooks/ServicesContext';
import { useCv } from '#/app/hooks/useCv';
import { useRecord } from '#/app/hooks/useRecord';
import { asksFollowUp, DOSSIER_GESTURE } from '#/app/navigation/dossierHrefs';
import type { Attaching } from '#/app/routes/dossier/useAttaching';
import type { Application, FollowUp } from '#/domain/applications/application';
import { nextFollowUp } from '#/domain/applications/followUps';
import type { Attachment } from '#/domain/dossier/attachments';
import type { DossierPerson } from '#/domain/dossier/people';
import { profileRecord } from '#/domain/profile/profileRecord';
import { localDay } from '#/domain/shared/localDay';
import type {
  DossierDialog,
  DossierDialogActions,
  DossierView,
} from '#/pages/DossierPage/DossierPage.state';
import { applicationsToasts } from '#/usecases/applications/applications.copy';
import type { NotedApplication } from '#/usecases/applications/noteApplication';
import { cvSessionOf } from '#/usecases/cv/cvSession';
import {
  addPerson,
  changeApplicationOf,
  removeDossier,
  removePerson,
} from '#/usecases/dossier/changeDossier';
import type { PeopleOwner } from '#/usecases/dossier/changeDossier';
import { dossierToasts } from '#/usecases/dossier/dossier.copy';

type DossierDialogs = {
  readonly dialog: DossierDialog | null;
  readonly actions: DossierDialogActions;
  readonly askNote: () => void;
  readonly askFollowUp: (followUp: FollowUp | null) => void;
  readonly askPerson: () => void;
  readonly askRemovePerson: (person: DossierPerson) => void;
  readonly askRemoveFile: (attachment: Attachment) => void;
  readonly askRemove: () => void;
};

/** Files that can be kept with a dossier. */
const KEEPABLE = /\.(?:pdf|docx)$/iu;

const loadFollowUpWords = async () => {
  const [{ followUpMessages }, { signatureFrom }] = await Promise.all([
    import('#/domain/dossier/followUpMessage.fr'),
    import('#/domain/assistant/replies/emails.fr'),
  ]);
  return { followUpMessages, signatureFrom };
};
type FollowUpWords = Awaited<ReturnType<typeof loadFollowUpWords>>;

const ownerOf = ({ dossier, application }: DossierView): PeopleOwner => ({
  dossierId: dossier.id,
  applicationId: application?.id ?? null,
});

type Standing = {
  /** Opens the dossier again where another tab closed it. Whether it is open then. */
  readonly isOpen: () => boolean;
  /** It was closed here. */
  readonly onRemoved: () => void;
};

/** The dialogs of a dossier. One stays open where nothing could be kept. */
export const useDossierDialog = (
  view: DossierView | null,
  { attach, remove: removeFile }: Pick<Attaching, 'attach' | 'remove'>,
  { isOpen, onRemoved }: Standing,
): DossierDialogs => {
  const services = useServices();
  const { notify, now } = services;
  const { state: cv, kept, heldFile } = useCv();
  const profile = useRecord(profileRecord);
  const [dialog, setDialog] = useState<DossierDialog | null>(null);

  // What few visits need is loaded with its first use.
  const notLoaded = (): void => notify({ tone: 'destructive', ...applicationsToasts.notLoaded });
  const showFollowUp = (
    of: Application,
    followUp: FollowUp | null,
    { followUpMessages, signatureFrom }: FollowUpWords,
  ): void =>
    setDialog({
      kind: 'followUp',
      application: of,
      followUp,
      messages: followUpMessages(
        of,
        localDay(now()),
        signatureFrom(profile.ok ? profile.value : null, cv.status === 'read' ? cv.cv : null),
      ),
    });
  const [asked, setAsked] = useSearchParams();
  const application = view?.application ?? null;
  const showAsked = useEffectEvent((of: Application, words: FollowUpWords): void => {
    const due = nextFollowUp(of);
    if (due !== null) showFollowUp(of, due, words);
    // Said once: closed, it does not come back with the page.
    setAsked(
      (search) => {
        search.delete(DOSSIER_GESTURE);
        return search;
      },
      { replace: true },
    );
  });
  const tellNotLoaded = useEffectEvent(notLoaded);
  const isAsked = asksFollowUp(asked);
  useEffect(() => {
    if (isAsked && application !== null)
      void loadFollowUpWords().then(
        (words) => showAsked(application, words),
        () => tellNotLoaded(),
      );
  }, [isAsked, application]);
  const keepSentCv = async ({ dossier, job, attachments }: DossierView): Promise<void> => {
    const session = cvSessionOf(services);
    const file = await import('#/usecases/tailoredCv/sentCvFile').then(({ sentCvFile }) =>
      sentCvFile(services, session, dossier.id, job.title),
    );
    if (file !== null && attachments.every(({ name }) => name !== file.name))
      // What was noted, and when to ask again, stays said.
      attach(new File([file.content], file.name), true);
  };
  const note = async (of: DossierView, noted: NotedApplication, keepCv: boolean): Promise<void> => {
    const work = await import('#/usecases/applications/noteApplication').catch(() => null);
    if (work === null) notLoaded();
    else if (work.noteApplication(services, of.dossier.id, noted) !== null) {
      setDialog(null);
      if (keepCv) await keepSentCv(of).catch(notLoaded);
    }
  };
  return {
    dialog,
    askNote: () => {
      if (view)
        setDialog({
          kind: 'note',
          // The one made for this job is the one that goes with it.
          cvName: view.cv?.fileName ?? (cv.status === 'none' ? null : cv.fileName),
          letters: view.letters.map(({ id, name }) => ({ id, name })),
          // On the device already, in the one case; in the other as its owner chose for the file itself.
          keepsCv: view.cv ? true : KEEPABLE.test(heldFile()?.name ?? '') ? kept : null,
        });
    },
    askFollowUp: (followUp) => {
      if (application !== null)
        void loadFollowUpWords().then(
          (words) => showFollowUp(application, followUp, words),
          notLoaded,
        );
    },
    askPerson: () => setDialog({ kind: 'person' }),
    askRemovePerson: (person) => setDialog({ kind: 'removePerson', person }),
    askRemoveFile: (attachment) => setDialog({ kind: 'removeFile', attachment }),
    askRemove: () => setDialog({ kind: 'remove' }),
    actions: {
      onNote: (noted, keepCv) => {
        if (view && isOpen()) void note(view, noted, keepCv);
      },
      onCopy: (text) => {
        void services
          .clipboard()
          .then(({ copy }) => copy(text))
          .catch(() => false)
          .then((copied) =>
            notify(
              copied
                ? { tone: 'success', ...dossierToasts.copied }
                : { tone: 'destructive', ...dossierToasts.notCopied },
            ),
          );
      },
      onFollowedUp: () => {
        if (dialog?.kind !== 'followUp' || dialog.followUp === null) return;
        const change = { kind: 'finishFollowUp', id: dialog.followUp.id, done: true } as const;
        if (changeApplicationOf(services, dialog.application.id, change)) setDialog(null);
      },
      onAddPerson: (person) => {
        if (!view || !isOpen()) return;
        if (addPerson(services, ownerOf(view), person)) setDialog(null);
      },
      onRemovePerson: (person) => {
        if (!view || !isOpen()) return;
        if (removePerson(services, ownerOf(view), person)) setDialog(null);
      },
      onRemoveFile: (attachment) => {
        void removeFile(attachment).then((removed) => {
          if (removed) setDialog(null);
        });
      },
      onRemove: () => {
        if (!view || !removeDossier(services, view.dossier.id)) return;
        onRemoved();
        setDialog(null);
      },
      onCancel: () => setDialog(null),
    },
  };
};
