import { MAX_PAGES } from '#/adapters/documents/documentLimits';
import { layoutDocument } from '#/adapters/documents/layout/layoutDocument';
import { layoutPage } from '#/adapters/documents/layout/layoutPage';
import type { LaidPage } from '#/adapters/documents/layout/types';
import {
  breathe,
  throwIfAborted,
  type Parse,
  type ParseControl,
} from '#/adapters/documents/parsed';
import { countImages } from '#/adapters/documents/pdf/countImages';
import { loadPdfEngine, type PdfEngine } from '#/adapters/documents/pdf/engine';
import { describeFont } from '#/adapters/documents/pdf/fonts';
import { toMatrix } from '#/adapters/documents/pdf/matrix';
import { pageKind, type PageParts } from '#/adapters/documents/pdf/pageKind';
import { readGlyphs } from '#/adapters/documents/pdf/readGlyphs';
import type { PdfFont } from '#/adapters/documents/pdf/TextMachine';
import { ReadingFailure } from '#/adapters/documents/ReadingFailure';
import type { CancelSignal } from '#/domain/shared/cancellation';

type LoadingTask = ReturnType<PdfEngine['getDocument']>;
type PdfDocument = Awaited<LoadingTask['promise']>;

/**
 * Settles with the work or when it is called off, whichever comes first. What pdf.js was still at may
 * never settle then, or be refused once nobody waits for it.
 */
const unlessAborted = async <T>(work: Promise<T>, signal: CancelSignal | undefined): Promise<T> => {
  if (signal === undefined) return work;
  throwIfAborted(signal);
  let stop = (): void => undefined;
  const called = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason);
  });
  signal.addEventListener('abort', stop);
  try {
    return await Promise.race([work, called]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
};

/** Waits for pdf.js; what it refuses is a file we cannot use. Errors keep only their names on its channel. */
const fromEngine = async <T>(work: Promise<T>, signal: CancelSignal | undefined): Promise<T> => {
  work.catch(() => undefined);
  try {
    return await unlessAborted(work, signal);
  } catch (error) {
    throwIfAborted(signal);
    const encrypted = error instanceof Error && error.name === 'PasswordException';
    throw new ReadingFailure(encrypted ? 'encrypted' : 'damaged', String(error));
  }
};

const open = (engine: PdfEngine, bytes: Uint8Array): LoadingTask =>
  engine.getDocument({
    // pdf.js takes the buffer away; the caller keeps its file.
    data: bytes.slice(),
    disableFontFace: true,
    fontExtraProperties: true,
    useSystemFonts: false,
    useWorkerFetch: false,
    useWasm: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    // Pictures are counted elsewhere, never decoded.
    maxImageSize: 0,
    verbosity: 0,
  });

type ReadPage = { readonly laid: LaidPage; readonly parts: PageParts };

const readPage = async (
  engine: PdfEngine,
  document: PdfDocument,
  number: number,
  signal: CancelSignal | undefined,
): Promise<ReadPage> => {
  const page = await fromEngine(document.getPage(number), signal);
  const viewport = page.getViewport({ scale: 1 });
  const operators = await fromEngine(page.getOperatorList(), signal);
  const fonts = new Map<string, PdfFont>();
  const findFont = (id: string): PdfFont => {
    const known =
      fonts.get(id) ?? describeFont(page.commonObjs.has(id) ? page.commonObjs.get(id) : null);
    fonts.set(id, known);
    return known;
  };
  const { glyphs, marks, pictures } = readGlyphs(
    operators,
    engine.OPS,
    toMatrix(viewport.transform),
    findFont,
  );
  page.cleanup();
  const { width, height } = viewport;
  return {
    laid: layoutPage(glyphs, marks, width, height),
    parts: { glyphs, pictures, area: width * height },
  };
};

const readPages = async (
  engine: PdfEngine,
  document: PdfDocument,
  control: ParseControl,
): Promise<ReadPage[]> => {
  const pages: ReadPage[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    throwIfAborted(control.signal);
    pages.push(await readPage(engine, document, number, control.signal));
    control.report(number / document.numPages);
    if (number < document.numPages) await breathe();
  }
  return pages;
};

/** Destroys the task at once when the reading is aborted, so that no page goes on behind our back. */
const watch = (signal: CancelSignal | undefined, task: LoadingTask): (() => void) => {
  const stop = (): void => {
    task.destroy().catch(() => undefined);
  };
  signal?.addEventListener('abort', stop);
  return () => signal?.removeEventListener('abort', stop);
};

/** Reads a PDF with pdf.js and an own reading order. */
export const readPdf: Parse = async (bytes, control) => {
  const engine = await loadPdfEngine();
  throwIfAborted(control.signal);
  const task = open(engine, bytes);
  const unwatch = watch(control.signal, task);
  try {
    const document = await fromEngine(task.promise, control.signal);
    if (document.numPages > MAX_PAGES)
      throw new ReadingFailure('tooLong', `${document.numPages} pages`);
    const pages = await readPages(engine, document, control);
    const shown = pages.map(({ parts }) => pageKind(parts));
    // Pages that are pictures, and nothing to read on the others: a scan, or letters turned into drawings.
    if (shown.includes('picture') && !shown.includes('text')) throw new ReadingFailure('scanned');
    const laid = layoutDocument(pages.map((page) => page.laid));
    const images = countImages(bytes);
    return {
      pages: document.numPages,
      pageSizes: pages.map(({ laid: { width, height } }) => ({ width, height })),
      lines: laid.lines,
      layout: { ...laid.layout, images },
    };
  } finally {
    unwatch();
    const closed = task.destroy().catch(() => undefined);
    if (control.signal?.aborted !== true) await closed;
  }
};
