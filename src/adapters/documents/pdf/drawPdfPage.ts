import { loadPdfEngine } from '#/adapters/documents/pdf/engine';
import type { PagePicture } from '#/domain/cv/PageDrawer';

/** A page is drawn at most this large, in pixels: a poster would take hundreds of megabytes. */
const MAX_PIXELS = 8_000_000;
/** Pictures above this many pixels are left out: a CV holds a portrait, not a map. */
const MAX_IMAGE_PIXELS = 40_000_000;

type Surface = {
  canvas: OffscreenCanvas | null;
  context: OffscreenCanvasRenderingContext2D | null;
};

const surfaceOf = (width: number, height: number): Surface => {
  if (width <= 0 || height <= 0) throw new Error('a surface without an area');
  const canvas = new OffscreenCanvas(width, height);
  return { canvas, context: canvas.getContext('2d', { willReadFrequently: true }) };
};

/** What pdf.js asks for when it needs a surface of its own: it would look for a `document`, and a worker has none. */
class OffscreenCanvasFactory {
  readonly create = surfaceOf;

  readonly reset = ({ canvas }: Surface, width: number, height: number): void => {
    if (canvas !== null) Object.assign(canvas, { width, height });
  };

  readonly destroy = (surface: Surface): void => {
    if (surface.canvas !== null) Object.assign(surface.canvas, { width: 0, height: 0 });
    Object.assign(surface, { canvas: null, context: null });
  };
}

const none = (): string => 'none';

/** Filters are made of SVG, which a worker has not: masks of transparency are drawn plain. */
class NoFilterFactory {
  readonly addFilter = none;
  readonly addHCMFilter = none;
  readonly addAlphaFilter = none;
  readonly addLuminosityFilter = none;
  readonly addKnockoutFilter = none;
  readonly addHighlightHCMFilter = none;
  readonly addSelectionHCMFilter = none;
  readonly addSelectionFilter = none;
  readonly createSelectionStyle = (): null => null;
  readonly destroy = (): void => undefined;
}

/** How many pixels one point takes: as asked, or less where the page is huge. */
const scaleFor = (width: number, page: { readonly width: number; readonly height: number }) =>
  Math.min(width / page.width, Math.sqrt(MAX_PIXELS / (page.width * page.height)));

/** Draws one page of a PDF with pdf.js, `width` pixels wide, in a worker or on the page. Letters are drawn as shapes: no font is handed to the browser. Throws what pdf.js throws. */
export const drawPdfPage = async (
  bytes: ArrayBuffer,
  number: number,
  width: number,
): Promise<PagePicture> => {
  const engine = await loadPdfEngine();
  const task = engine.getDocument({
    data: new Uint8Array(bytes.slice(0)),
    CanvasFactory: OffscreenCanvasFactory,
    FilterFactory: NoFilterFactory,
    disableFontFace: true,
    useSystemFonts: false,
    useWorkerFetch: false,
    useWasm: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    maxImageSize: MAX_IMAGE_PIXELS,
    verbosity: 0,
  });
  try {
    const page = await (await task.promise).getPage(number);
    const viewport = page.getViewport({ scale: scaleFor(width, page.getViewport({ scale: 1 })) });
    const { canvas, context } = surfaceOf(Math.round(viewport.width), Math.round(viewport.height));
    if (canvas === null || context === null) throw new Error('no surface to draw on');
    // pdf.js names the types of the page; it draws on what it is given.
    const canvasContext = context as unknown as CanvasRenderingContext2D;
    await page.render({ canvas: null, canvasContext, viewport }).promise;
    const picture = await canvas.convertToBlob({ type: 'image/png' });
    return { png: await picture.arrayBuffer() };
  } finally {
    await task.destroy().catch(() => undefined);
  }
};
