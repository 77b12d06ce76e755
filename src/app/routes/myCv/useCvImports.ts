import { useEffect } from 'react';

import { useServices } from '#/app/hooks/ServicesContext';
import { useCv } from '#/app/hooks/useCv';
import type { ImportOutcome } from '#/usecases/cv/cvSession';
import { cvToasts } from '#/usecases/cv/cvToasts.copy';

/** The ways to bring a CV in and out, each told by a toast. */
export const useCvImports = () => {
  const { storageProblem, importFile, importText, remove } = useCv();
  const { analyzer, notify } = useServices();
  // The reader is on its way before a file is chosen.
  useEffect(() => {
    analyzer.warmUp();
  }, [analyzer]);
  useEffect(() => {
    if (storageProblem !== null)
      notify({ tone: 'destructive', ...cvToasts.storageProblems[storageProblem] });
  }, [storageProblem, notify]);
  // A file that could not be read is not ready: the screen says why, and nothing is praised.
  const announce = async (done: Promise<ImportOutcome>, fileName: string): Promise<void> => {
    if ((await done) === 'ready') notify({ tone: 'success', ...cvToasts.imported(fileName) });
  };
  return {
    onFile: (file: File) => void announce(importFile(file), file.name),
    onPaste: (text: string) =>
      void announce(importText(text, cvToasts.pastedName), cvToasts.pastedName),
    onDelete: () => {
      void remove();
      notify({ tone: 'success', ...cvToasts.deleted });
    },
  };
};
