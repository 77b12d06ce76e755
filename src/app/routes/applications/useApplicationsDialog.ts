import { useState } from 'react';

import { useServices } from '#/app/hooks/ServicesContext';
import { useCv } from '#/app/hooks/useCv';
import type { Application } from '#/domain/applications/application';
import { applicationDraftOf, emptyDraft } from '#/domain/applications/applicationDraft';
import type { ApplicationDraft } from '#/domain/applications/applicationDraft';
import { localDay } from '#/domain/shared/localDay';
import type {
  ApplicationsDialog,
  ApplicationsDialogActions,
} from '#/pages/ApplicationsPage/ApplicationsPage.state';
import { applicationsToasts } from '#/usecases/applications/applications.copy';
import { previewFile } from '#/usecases/applications/previewFile';
import {
  amendStored,
  saveApplications,
  recordApplication,
} from '#/usecases/applications/saveApplications';

/** What is asked of the user, and about which application, as it was then. */
type Asked = { readonly dialog: ApplicationsDialog; readonly about: Application | null };

type ApplicationsDialogs = {
  readonly dialog: ApplicationsDialog | null;
  readonly actions: ApplicationsDialogActions;
  readonly add: () => void;
  readonly edit: (id: number) => void;
  readonly askDelete: (id: number) => void;
  readonly importFile: (file: File) => void;
};

/** The dialogs of Mes Candidatures. A dialog stays open, with what was typed, where nothing could be kept. */
export const useApplicationsDialog = (
  applications: readonly Application[],
  onDeleted: () => void,
): ApplicationsDialogs => {
  const services = useServices();
  const { state: cv } = useCv();
  const { notify, now } = services;
  const [asked, setAsked] = useState<Asked | null>(null);
  const today = localDay(now());

  const save = (draft: ApplicationDraft): void => {
    const about = asked?.about ?? null;
    if (about !== null) {
      const outcome = amendStored(services, about, draft);
      if (outcome === null) return;
      setAsked(null);
      notify({ tone: 'success', ...applicationsToasts[outcome] });
      return;
    }
    if (!recordApplication(services, draft)) return;
    setAsked(null);
    notify({
      tone: 'success',
      title: applicationsToasts.added.title,
      text: applicationsToasts.added.text(draft.title.trim()),
    });
  };

  const confirm = (): void => {
    if (asked?.dialog.kind === 'delete') {
      const { about } = asked;
      if (!saveApplications(services, (all) => all.filter(({ id }) => id !== about?.id))) return;
      notify({ tone: 'success', ...applicationsToasts.removed });
      onDeleted();
    }
    if (asked?.dialog.kind === 'importing' && asked.dialog.preview.ok) {
      const { added } = asked.dialog.preview.value;
      if (!saveApplications(services, (all) => [...all, ...added])) return;
      notify({
        tone: 'success',
        title: applicationsToasts.imported.title,
        text: applicationsToasts.imported.text(added.length),
      });
    }
    setAsked(null);
  };

  const about = (id: number, ask: (application: Application) => ApplicationsDialog): void => {
    const application = applications.find((each) => each.id === id);
    if (application) setAsked({ about: application, dialog: ask(application) });
  };

  return {
    dialog: asked?.dialog ?? null,
    actions: { onSave: save, onConfirm: confirm, onCancel: () => setAsked(null) },
    add: () =>
      setAsked({
        about: null,
        dialog: {
          kind: 'form',
          editing: false,
          draft: { ...emptyDraft(today), cvName: cv.status === 'none' ? '' : cv.fileName },
        },
      }),
    edit: (id) =>
      about(id, (application) => ({
        kind: 'form',
        editing: true,
        draft: applicationDraftOf(application),
      })),
    askDelete: (id) => about(id, ({ title }) => ({ kind: 'delete', title })),
    importFile: (file) => {
      const show = async (): Promise<void> => {
        const preview = await previewFile(services, file, applications);
        setAsked({ about: null, dialog: { kind: 'importing', fileName: file.name, preview } });
      };
      void show();
    },
  };
};
