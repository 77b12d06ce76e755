import { Suspense, useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';

import { useServices } from '#/app/hooks/ServicesContext';
import { useFillProfile, useKeptCv } from '#/app/hooks/useAwaitedCv';
import { useCv } from '#/app/hooks/useCv';
import { useFollowed } from '#/app/hooks/useFollowed';
import { noteHeldCv } from '#/app/routes/myCv/heldCv';
import { lazyComponent } from '#/components/loading/lazyComponent';
import { onFirstUse } from '#/components/loading/onFirstUse';
import type { PageDrawer } from '#/domain/cv/PageDrawer';
import { tellsNothing } from '#/domain/cv/tellsNothing';
import { handoverIn } from '#/domain/device/ReceivedFiles';
import { MyCvPage } from '#/pages/MyCvPage/MyCvPage';
import type { CvPicture, MyCvState } from '#/pages/MyCvPage/MyCvPage.state';
import { tellReading } from '#/pages/MyCvPage/tellReading';
import { cvSessionOf } from '#/usecases/cv/cvSession';
import type { CvImportOutcome, ImportedFile } from '#/usecases/cv/cvSession';
import type { CvState } from '#/usecases/cv/cvState';
import { cvToasts } from '#/usecases/cv/cvToasts.copy';
import { createPageDrawings } from '#/usecases/cv/pageDrawings';
import type { PictureAddresses } from '#/usecases/cv/pageDrawings';

const ADDRESSES: PictureAddresses = {
  create: (png) => URL.createObjectURL(new Blob([png], { type: 'image/png' })),
  revoke: (url) => URL.revokeObjectURL(url),
};

// Few visits bring a file along.
const ReceivedCv = lazyComponent(
  async () => (await import('#/app/routes/myCv/ReceivedCv')).ReceivedCv,
);

const TEXT: CvPicture = { kind: 'text' };
const nothing = (): void => undefined;
const never = (): (() => void) => nothing;
const noDrawings = (): null => null;

/** The file whose pages can be drawn; null for a format that has none, or a CV without its file. */
const drawableFile = (state: CvState, file: ImportedFile | null): ImportedFile | null =>
  state.status === 'read' && state.asRead.document.pageSizes.length > 0 ? file : null;

/** What stands beside the fields of Mon CV: the pages of the file held in memory, drawn as they come into view, or its text. */
const useCvPicture = (
  state: CvState,
  heldFile: ImportedFile | null,
  drawer: PageDrawer,
): { readonly picture: CvPicture; readonly drawPage: (page: number) => void } => {
  const file = drawableFile(state, heldFile);
  const pages = state.status === 'read' ? state.asRead.document.pageSizes.length : 0;
  const drawings = useMemo(
    () => (file === null ? null : createPageDrawings(file, pages, drawer, ADDRESSES)),
    [file, pages, drawer],
  );
  useEffect(() => () => drawings?.release(), [drawings]);
  const shown = useSyncExternalStore(
    drawings?.subscribe ?? never,
    drawings?.getSnapshot ?? noDrawings,
    noDrawings,
  );
  const drawPage = useCallback((page: number) => void drawings?.draw(page), [drawings]);
  return { picture: shown === null ? TEXT : { kind: 'pages', drawings: shown }, drawPage };
};

/** The ways to bring a CV in and out, each told by a toast. */
const useCvImports = () => {
  const { storageProblem, importFile, importText, remove } = useCv();
  const services = useServices();
  const { analyzer, notify, takeToastAway } = services;
  // The reader is on its way before a file is chosen, and not for somebody who only looks.
  useEffect(() => onFirstUse(() => analyzer.warmUp()), [analyzer]);
  useEffect(() => {
    if (storageProblem !== null)
      notify({ tone: 'destructive', ...cvToasts.storageProblems[storageProblem] });
  }, [storageProblem, notify]);
  // A file that could not be read is not ready: the screen says why, and nothing is praised.
  const announce = async (done: Promise<CvImportOutcome>, fileName: string): Promise<void> => {
    // What was said of the file before is no longer so.
    takeToastAway();
    if ((await done) !== 'ready') return;
    const { state } = cvSessionOf(services).getSnapshot();
    if (state.status === 'read' && tellsNothing(state.cv))
      notify({ tone: 'info', ...cvToasts.importedEmpty(fileName) });
    else notify({ tone: 'success', ...cvToasts.imported(fileName) });
  };
  return {
    onFile: (file: ImportedFile) => void announce(importFile(file), file.name),
    onPaste: (text: string) =>
      void announce(importText(text, cvToasts.pastedName), cvToasts.pastedName),
    onDelete: () => {
      void remove();
      notify({ tone: 'success', ...cvToasts.deleted });
    },
  };
};

const pageState = (
  cv: CvState,
  picture: CvPicture,
  awaited: ReturnType<typeof useKeptCv>,
): MyCvState => {
  switch (cv.status) {
    case 'none':
      return awaited === null
        ? { status: 'empty' }
        : { status: 'awaited', fileName: awaited.fileName, told: awaited.told };
    case 'read':
      return { ...cv, picture };
    case 'reading':
    case 'unreadable':
      return cv;
  }
};

/** Mon CV over the shared CV: imports, corrections, and the profile that may follow. */
export const MyCvRoute = () => {
  const { state, kept, looking, ...cv } = useCv();
  const services = useServices();
  const imports = useCvImports();
  const followed = useFollowed();
  const { picture, drawPage } = useCvPicture(state, cv.heldFile(), services.analyzer);
  const fillProfile = useFillProfile();
  const known = useKeptCv();
  const awaited = looking ? known : null;

  // The next visit says it before the CV is there.
  const words = state.status === 'read' && kept ? tellReading(state.cv) : null;
  const { noteTold } = cv;
  useEffect(() => {
    if (words !== null) noteTold(words);
  }, [words, noteTold]);

  const [params] = useSearchParams();
  const handover = handoverIn(params);
  // What another application shares loads the page anew: it is to say what was lost.
  const holds = state.status === 'read' && !kept;
  useEffect(() => {
    if (handover === null) noteHeldCv(holds);
  }, [handover, holds]);

  return (
    <>
      <MyCvPage
        state={pageState(state, picture, awaited)}
        kept={kept}
        onKeptChange={(keep) => {
          void cv.setKept(keep);
          // Who wants it kept wants it kept for good; some browsers ask them.
          if (keep)
            services
              .device()
              .then((storage) => storage.askPromise())
              .catch(() => undefined);
        }}
        {...imports}
        onCancel={() => void cv.giveUp()}
        onRefusalSeen={cv.dismissRefusal}
        onCorrect={(correction) => void followed(cv.correct(correction))}
        onTakeBack={(correction) => void followed(cv.takeBack(correction))}
        onFillProfile={fillProfile}
        onPageNeeded={drawPage}
      />
      <Suspense>
        {handover && (
          <ReceivedCv
            handover={handover}
            replaces={state.status === 'read'}
            onFile={imports.onFile}
          />
        )}
      </Suspense>
    </>
  );
};
