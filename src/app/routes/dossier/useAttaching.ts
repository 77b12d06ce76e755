import { useState } from 'react';

import { useServices } from '#/app/hooks/ServicesContext';
import type { Attachment } from '#/domain/dossier/attachments';
import { lazy } from '#/domain/shared/lazy';
import type { Filing } from '#/pages/DossierPage/DossierPage.state';
import { attachmentToasts } from '#/usecases/dossier/attachments.copy';

// What few visits need is loaded with its first use.
const loadWork = lazy(() => import('#/usecases/dossier/attachFile'));

export type Attaching = {
  readonly filing: Filing;
  /** Silent for a file that goes with what is told already. */
  readonly attach: (file: File, silent?: boolean) => void;
  readonly save: (attachment: Attachment) => void;
  /** Whether it was taken out. */
  readonly remove: (attachment: Attachment) => Promise<boolean>;
};

/** Keeps files with a dossier, gives them back and takes them out. */
export const useAttaching = (dossierId: number | null): Attaching => {
  const services = useServices();
  const { notify } = services;
  const [filing, setFiling] = useState<Filing>({ status: 'idle' });
  const work = async () => {
    const loaded = await loadWork().catch(() => null);
    if (loaded === null) notify({ tone: 'destructive', ...attachmentToasts.notLoaded });
    return loaded;
  };
  const attach = async (id: number, file: File, silent: boolean): Promise<void> => {
    setFiling({ status: 'adding', fileName: file.name });
    const added = await (await work())?.attachFile(services, id, file);
    setFiling(
      added === undefined || added.ok
        ? { status: 'idle' }
        : { status: 'refused', fileName: file.name, problem: added.problem },
    );
    if (added?.ok && !silent) notify({ tone: 'success', ...attachmentToasts.added(file.name) });
  };
  return {
    filing,
    attach: (file, silent = false) => {
      if (dossierId !== null && filing.status !== 'adding') void attach(dossierId, file, silent);
    },
    save: (attachment) => {
      void work().then((loaded) => loaded?.saveAttachment(services, attachment));
    },
    remove: async (attachment) => {
      const removed = await (await work())?.removeAttachment(services, attachment);
      // What was refused for want of room may fit now.
      if (removed) setFiling({ status: 'idle' });
      return removed ?? false;
    },
  };
};
