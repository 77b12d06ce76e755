import {
  MAX_PAGES,
  MIN_CHARACTERS_PER_PAGE,
  MIN_DRAWN_LETTERS,
  MIN_PICTURE_SHARE,
} from '#/adapters/documents/documentLimits';
import { layoutDocument } from '#/adapters/documents/layout/layoutDocument';
import { layoutPage } from '#/adapters/documents/layout/layoutPage';
import type { LaidPage } from '#/adapters/documents/layout/types';
import { breathe, throwIfAborted } from '#/adapters/documents/parsed';
import type { Parse, ParseControl } from '#/adapters/documents/parsed';
import { loadPdfEngine } from '#/adapters/documents/pdf/engine';
import type { PdfEngine } from '#/adapters/documents/pdf/engine';
import { limitOperators } from '#/adapters/documents/pdf/limitOperators';
import { toMatrix } from '#/adapters/documents/pdf/matrix';
import { withLigaturesNamed } from '#/adapters/documents/pdf/misnamedLigatures';
import { refuseRepeats } from '#/adapters/documents/pdf/parsedBytes';
import type { Pictures } from '#/adapters/documents/pdf/PictureWatch';
import { readGlyphs } from '#/adapters/documents/pdf/readGlyphs';
import { refuseBombs } from '#/adapters/documents/pdf/streamSizes';
import type { PdfFont } from '#/adapters/documents/pdf/TextMachine';
import { ReadingFailure } from '#/adapters/documents/ReadingFailure';
import type { DocumentProperties } from '#/domain/cv/document';
import type { CancelSignal } from '#/domain/shared/cancellation';

const BOLD_NAME =
  /bold|black|heavy|semibold|demi(?![a-z])|[-_,](?:bd|sb|blk)\b|gras|cmbx|[-_]?F?[67]00/iu;
const SUBSET_PREFIX = /^[A-Z]{6}\+/u;
const DEFAULT_SCALE = 0.001;

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Reads what matters of a font object of pdf.js; any field may be missing. */
const describeFont = (font: unknown): PdfFont => {
  const fields = isFields(font) ? font : {};
  const name = typeof fields['name'] === 'string' ? fields['name'].replace(SUBSET_PREFIX, '') : '';
  const matrix = fields['fontMatrix'];
  const scale = Array.isArray(matrix) ? Math.abs(Number(matrix[0])) : DEFAULT_SCALE;
  return {
    name,
    bold: fields['bold'] === true || fields['black'] === true || BOLD_NAME.test(name),
    scale: scale > 0 && Number.isFinite(scale) ? scale : DEFAULT_SCALE,
    vertical: fields['vertical'] === true,
  };
};

type PageParts = {
  readonly glyphs: readonly { readonly text: string }[];
  readonly pictures: Pictures;
  /** Of the page, in square points. */
  readonly area: number;
};

/**
 * What a page of a PDF is, by what it holds and not by a length alone: a CV of five lines is text; the
 * same five lines under a scan are the mark of a scanner.
 */
const pageKind = ({ glyphs, pictures, area }: PageParts): 'text' | 'picture' | 'blank' => {
  const characters = glyphs.reduce(
    (sum, { text }) => sum + text.replaceAll(' ', '').trim().length,
    0,
  );
  if (characters >= MIN_CHARACTERS_PER_PAGE) return 'text';
  if (pictures.area >= MIN_PICTURE_SHARE * area || pictures.shapes >= MIN_DRAWN_LETTERS)
    return 'picture';
  return characters > 0 ? 'text' : 'blank';
};

const IMAGE = [0x2f, 0x49, 0x6d, 0x61, 0x67, 0x65] as const;
const WINDOW = 600;

const latin1 = (bytes: Uint8Array, from: number, to: number): string => {
  let text = '';
  for (let i = Math.max(0, from); i < Math.min(to, bytes.length); i += 1)
    text += String.fromCharCode(bytes[i] ?? 0);
  return text;
};

const SOFT_MASK = /\/SMask\s+\d+\s+\d+\s+R/u;
const MAX_COUNT = 500;

/**
 * Counts the pictures of a PDF by their dictionaries, which are never compressed; decoding them only
 * to count them would cost seconds on a scan. Transparency masks are left out.
 */
const countImages = (bytes: Uint8Array): number => {
  let images = 0;
  let masks = 0;
  for (
    let at = bytes.indexOf(0x2f);
    at !== -1 && images < MAX_COUNT;
    at = bytes.indexOf(0x2f, at + 1)
  ) {
    if (!IMAGE.every((byte, index) => bytes[at + index] === byte)) continue;
    if (!/\/Subtype\s*$/u.test(latin1(bytes, at - 12, at))) continue;
    const before = latin1(bytes, at - WINDOW, at);
    const start = before.lastIndexOf('obj');
    const after = latin1(bytes, at, at + WINDOW);
    const end = after.indexOf('stream');
    const dictionary =
      before.slice(start === -1 ? before.length : start) + after.slice(0, end === -1 ? 0 : end);
    images += 1;
    if (SOFT_MASK.test(dictionary)) masks += 1;
  }
  return Math.max(0, images - masks);
};

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
  const limited = limitOperators(page, engine.OPS.paintFormXObjectBegin);
  const operators = await Promise.race([
    fromEngine(page.getOperatorList(), signal),
    limited.exceeded,
  ]);
  limited.settle();
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
    laid: layoutPage(withLigaturesNamed(glyphs), marks, width, height),
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

const words = (field: unknown): string => (typeof field === 'string' ? field : '');

/** Title and author of the file; nothing where pdf.js cannot tell them, which costs the reading nothing. */
const readProperties = async (
  document: PdfDocument,
  signal: CancelSignal | undefined,
): Promise<DocumentProperties> => {
  try {
    const { info } = await fromEngine(document.getMetadata(), signal);
    const fields = isFields(info) ? info : {};
    return { title: words(fields['Title']), author: words(fields['Author']) };
  } catch {
    throwIfAborted(signal);
    return { title: '', author: '' };
  }
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
  refuseBombs(bytes);
  refuseRepeats(bytes);
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
      properties: await readProperties(document, control.signal),
    };
  } finally {
    unwatch();
    const closed = task.destroy().catch(() => undefined);
    if (control.signal?.aborted !== true) await closed;
  }
};
