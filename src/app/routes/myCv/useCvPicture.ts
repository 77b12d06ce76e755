import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';

import type { PageDrawer } from '#/domain/cv/PageDrawer';
import type { CvPicture } from '#/pages/MyCvPage/MyCvPage.state';
import type { ImportedFile } from '#/usecases/cv/cvSession';
import type { CvState } from '#/usecases/cv/cvState';
import { createPageDrawings } from '#/usecases/cv/pageDrawings';
import type { PictureAddresses } from '#/usecases/cv/pageDrawings';

const ADDRESSES: PictureAddresses = {
  create: (png) => URL.createObjectURL(new Blob([png], { type: 'image/png' })),
  revoke: (url) => URL.revokeObjectURL(url),
};

const TEXT: CvPicture = { kind: 'text' };
const nothing = (): void => undefined;
const never = (): (() => void) => nothing;
const noDrawings = (): null => null;

/** The file whose pages can be drawn; null for a format that has none, or a CV without its file. */
const drawableFile = (state: CvState, file: ImportedFile | null): ImportedFile | null =>
  state.status === 'read' && state.asRead.document.pageSizes.length > 0 ? file : null;

/** What stands beside the fields of Mon CV: the pages of the file held in memory, drawn as they come into view, or its text. */
export const useCvPicture = (
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
  );
  const drawPage = useCallback((page: number) => void drawings?.draw(page), [drawings]);
  return { picture: shown === null ? TEXT : { kind: 'pages', drawings: shown }, drawPage };
};
