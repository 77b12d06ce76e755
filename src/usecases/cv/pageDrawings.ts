import type { PageDrawer, PagePicture } from '#/domain/cv/PageDrawer';
import type { ImportedFile } from '#/usecases/cv/cvSession';
import { createStore } from '#/usecases/shared/store';
import type { Readable } from '#/usecases/shared/store';

/** The pictures of one file, drawn as they are asked for. */
export type PageDrawings = Readable<readonly PageDrawing[]> & {
  /** Draws a page, counted from 1, unless it was asked for before. */
  readonly draw: (page: number) => Promise<void>;
  /** Lets the pictures go: every page waits again, as at first. */
  readonly release: () => void;
};

/** Makes an address for a picture, and lets it go. */
export type PictureAddresses = {
  readonly create: (png: ArrayBuffer) => string;
  readonly revoke: (url: string) => void;
};

/** Sharp at the width of the dialog on a fine screen; an A4 page is then 2.8 million pixels. */
const WIDTH = 1400;

/** Starts with every page waiting. */
export const createPageDrawings = (
  file: ImportedFile,
  pages: number,
  drawer: PageDrawer,
  addresses: PictureAddresses,
): PageDrawings => {
  const blank: readonly PageDrawing[] = Array.from({ length: pages }, () => ({
    status: 'waiting',
  }));
  const { getSnapshot, subscribe, set } = createStore(blank);
  /** Pages asked for since the last release: what an earlier one still brings is thrown away. */
  let asked = new Set<number>();

  const pictureOf = (page: number): Promise<PagePicture | null> =>
    file
      .arrayBuffer()
      .then((bytes) => drawer.drawPage({ name: file.name, bytes }, page, WIDTH))
      .then(
        (drawn) => (drawn.ok ? drawn.value : null),
        () => null,
      );

  return {
    getSnapshot,
    subscribe,
    draw: async (page) => {
      const round = asked;
      if (round.has(page)) return;
      round.add(page);
      const picture = await pictureOf(page);
      if (round !== asked) return;
      const drawing: PageDrawing =
        picture === null
          ? { status: 'failed' }
          : { status: 'drawn', url: addresses.create(picture.png) };
      set(getSnapshot().map((each, index) => (index === page - 1 ? drawing : each)));
    },
    release: () => {
      asked = new Set();
      for (const drawing of getSnapshot())
        if (drawing.status === 'drawn') addresses.revoke(drawing.url);
      set(blank);
    },
  };
};

export const PAGE_DRAWINGS = ['waiting', 'drawn', 'failed'] as const;

export type PageDrawingStatus = (typeof PAGE_DRAWINGS)[number];

/** How far the picture of one page has come; `url` is an address of this browser. */
export type PageDrawing =
  | { readonly status: 'waiting' }
  | { readonly status: 'drawn'; readonly url: string }
  | { readonly status: 'failed' };
