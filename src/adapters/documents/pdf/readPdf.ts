import { layoutDocument } from '#/adapters/documents/layout/layoutDocument';
import { layoutPage } from '#/adapters/documents/layout/layoutPage';
import type { LaidPage } from '#/adapters/documents/layout/types';
import { MAX_PAGES, MIN_CHARACTERS_PER_PAGE } from '#/adapters/documents/limits';
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
import { readGlyphs } from '#/adapters/documents/pdf/readGlyphs';
import type { PdfFont } from '#/adapters/documents/pdf/TextMachine';
import { ReadingFailure } from '#/adapters/documents/ReadingFailure';
import type { DocumentLine } from '#/domain/cv/document';
import type { CancelSignal } from '#/domain/shared/cancellation';

type LoadingTask = ReturnType<PdfEngine['getDocument']>;
type PdfDocument = Awaited<LoadingTask['promise']>;

/** Waits for pdf.js; what it refuses is a file we cannot use. Errors keep only their names on its channel. */
const fromEngine = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
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

const readPage = async (
  engine: PdfEngine,
  document: PdfDocument,
  number: number,
): Promise<LaidPage> => {
  const page = await fromEngine(document.getPage(number));
  const viewport = page.getViewport({ scale: 1 });
  const operators = await fromEngine(page.getOperatorList());
  const fonts = new Map<string, PdfFont>();
  const findFont = (id: string): PdfFont => {
    const known =
      fonts.get(id) ?? describeFont(page.commonObjs.has(id) ? page.commonObjs.get(id) : null);
    fonts.set(id, known);
    return known;
  };
  const { glyphs, marks } = readGlyphs(
    operators,
    engine.OPS,
    toMatrix(viewport.transform),
    findFont,
  );
  page.cleanup();
  return layoutPage(glyphs, marks, viewport.width, viewport.height);
};

const readPages = async (
  engine: PdfEngine,
  document: PdfDocument,
  control: ParseControl,
): Promise<LaidPage[]> => {
  const pages: LaidPage[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    throwIfAborted(control.signal);
    pages.push(await readPage(engine, document, number));
    control.report(number / document.numPages);
    if (number < document.numPages) await breathe();
  }
  return pages;
};

const isScanned = (lines: readonly DocumentLine[], pages: number): boolean => {
  const readable = lines.reduce(
    (sum, { text }) => sum + (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0),
    0,
  );
  const shown = lines.reduce((sum, { text }) => sum + text.replace(/\s/gu, '').length, 0);
  return Math.max(readable, shown) < MIN_CHARACTERS_PER_PAGE * pages;
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
    const document = await fromEngine(task.promise);
    if (document.numPages > MAX_PAGES)
      throw new ReadingFailure('tooLong', `${document.numPages} pages`);
    const laid = layoutDocument(await readPages(engine, document, control));
    const images = countImages(bytes);
    if (isScanned(laid.lines, document.numPages)) throw new ReadingFailure('scanned');
    return { pages: document.numPages, lines: laid.lines, layout: { ...laid.layout, images } };
  } finally {
    unwatch();
    await task.destroy().catch(() => undefined);
  }
};
