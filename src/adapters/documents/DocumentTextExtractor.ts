import {
  MAX_FILE_BYTES,
  MAX_LINES,
  MAX_TEXT_LENGTH,
  MAX_UNDECODABLE_SHARE,
} from '#/adapters/documents/documentLimits';
import { throwIfAborted } from '#/adapters/documents/parsed';
import type { ParseControl, ParsedDocument } from '#/adapters/documents/parsed';
import { ReadingFailure } from '#/adapters/documents/ReadingFailure';
import { sniff } from '#/adapters/documents/sniff';
import { joinHyphenated } from '#/adapters/documents/text/hyphens';
import type { CvDocument, DocumentFormat, DocumentLine } from '#/domain/cv/document';
import { columnRowsUnfolded } from '#/domain/cv/lines/columnRows';
import type {
  CvFile,
  ExtractOptions,
  ReadingProblem,
  TextExtractor,
} from '#/domain/cv/TextExtractor';
import { lazy } from '#/domain/shared/lazy';
import { fail, ok } from '#/domain/shared/result';
import type { Result } from '#/domain/shared/result';

const PRIVATE_USE = /[\ue000-\uf8ff\ufffd\u{f0000}-\u{10fffd}]/gu;
const VISIBLE = /\S/gu;
const LETTER = /\p{L}/gu;
const BASIC_LETTER = /[a-z]/giu;
const VOWEL = /[aeiouy]/giu;
const CASE_JUMP = /\p{Ll}\p{Lu}/gu;

/** Below this many letters the habits of a language do not show. */
const MIN_LETTERS = 200;
/** French has about 45 vowels in 100 letters, English 40; lists of acronyms come down to 30. */
const MIN_VOWELS = 0.2;
const MIN_LETTER_SHARE = 0.35;
const MAX_CASE_JUMPS = 0.15;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Share, 0 to 1, of visible characters that stand for nothing: replacement marks and private-use glyphs. */
export const undecodableShare = (text: string): number => {
  const visible = count(text, VISIBLE);
  return visible === 0 ? 0 : count(text, PRIVATE_USE) / visible;
};

/**
 * True for text that no language writes: a font that numbers its letters its own way gives ordinary
 * characters in an order without vowels, or with capitals inside words, or mostly signs.
 */
export const isImplausible = (text: string): boolean => {
  const visible = count(text, VISIBLE);
  const letters = count(text, LETTER);
  if (visible < MIN_LETTERS) return false;
  if (letters < MIN_LETTER_SHARE * visible) return true;
  const basic = count(text, BASIC_LETTER);
  if (basic < MIN_LETTERS || basic < letters / 2) return false;
  const plain = text.normalize('NFD');
  return (
    count(plain, VOWEL) < MIN_VOWELS * basic || count(text, CASE_JUMP) > MAX_CASE_JUMPS * letters
  );
};

const checkSize = (lines: readonly DocumentLine[]): void => {
  let length = 0;
  for (const { text } of lines) length += text.length + 1;
  if (length > MAX_TEXT_LENGTH || lines.length > MAX_LINES)
    throw new ReadingFailure('tooLong', `${length} characters, ${lines.length} lines`);
};

/** Finishes a reading: joins words cut at line ends, checks the limits, builds the text. */
const buildDocument = (
  fileName: string,
  format: DocumentFormat,
  parsed: ParsedDocument,
): CvDocument => {
  checkSize(parsed.lines);
  const lines = columnRowsUnfolded(joinHyphenated(parsed.lines));
  const text = lines.map((line) => line.text).join('\n');
  if (text.trim() === '') throw new ReadingFailure(parsed.layout.images > 0 ? 'scanned' : 'empty');
  const undecodable = undecodableShare(text);
  if (undecodable > MAX_UNDECODABLE_SHARE || (format === 'pdf' && isImplausible(text)))
    throw new ReadingFailure('undecodable');
  return {
    fileName,
    format,
    pages: parsed.pages,
    pageSizes: parsed.pageSizes ?? [],
    lines,
    text,
    layout: { ...parsed.layout, undecodable },
    ...(parsed.properties === undefined ? {} : { properties: parsed.properties }),
  };
};

type Read = { readonly format: DocumentFormat; readonly parsed: ParsedDocument };

// Each parser loads with the first file that needs it.
const zipReader = lazy(() => import('#/adapters/documents/zip/ZipPackage'));
const odtReader = lazy(() => import('#/adapters/documents/odt/readOdt'));
const docxReader = lazy(() => import('#/adapters/documents/docx/readDocx'));
const pdfReader = lazy(() => import('#/adapters/documents/pdf/readPdf'));
const docReader = lazy(() => import('#/adapters/documents/doc/readDoc'));
const rtfReader = lazy(() => import('#/adapters/documents/rtf/readRtf'));
const htmlReader = lazy(() => import('#/adapters/documents/html/readHtml'));
const plainReader = lazy(() => import('#/adapters/documents/plain/readPlain'));
const pdfEngine = lazy(() => import('#/adapters/documents/pdf/engine'));

const readZip = async (bytes: Uint8Array, control: ParseControl): Promise<Read> => {
  const { openZip } = await zipReader();
  const zip = openZip(bytes);
  if (zip.has('content.xml')) {
    const { readOdt } = await odtReader();
    return { format: 'odt', parsed: await readOdt(zip, control) };
  }
  const { readDocx } = await docxReader();
  return { format: 'docx', parsed: await readDocx(zip, control) };
};

/** Opens the bytes with the parser that their content asks for. */
const read = async (bytes: Uint8Array, control: ParseControl): Promise<Read> => {
  const format = sniff(bytes);
  switch (format) {
    case 'pdf': {
      const { readPdf } = await pdfReader();
      return { format, parsed: await readPdf(bytes, control) };
    }
    case 'zip':
      return readZip(bytes, control);
    case 'ole': {
      const { readDoc } = await docReader();
      return { format: 'doc', parsed: await readDoc(bytes, control) };
    }
    case 'rtf': {
      const { readRtf } = await rtfReader();
      return { format, parsed: await readRtf(bytes, control) };
    }
    case 'html': {
      const { readHtml } = await htmlReader();
      return { format, parsed: await readHtml(bytes, control) };
    }
    case 'text': {
      const { readPlain } = await plainReader();
      return { format, parsed: await readPlain(bytes, control) };
    }
    case null:
      throw new ReadingFailure('unsupported');
  }
};

/**
 * Reads PDF, DOCX, DOC, RTF, HTML, ODT and plain text, told apart by their bytes.
 * The `timeout` problem is not found here: whoever runs the worker ends it.
 */
export class DocumentTextExtractor implements TextExtractor {
  /** Loads the PDF reader, by far the heaviest, so that the first reading does not wait for it. */
  readonly loadAhead = async (): Promise<void> => {
    const { loadPdfEngine } = await pdfEngine();
    await Promise.all([loadPdfEngine(), pdfReader()]);
  };

  readonly extract = async (
    file: CvFile,
    { signal, onProgress }: ExtractOptions = {},
  ): Promise<Result<CvDocument, ReadingProblem>> => {
    throwIfAborted(signal);
    if (file.bytes.byteLength === 0) return fail('empty');
    if (file.bytes.byteLength > MAX_FILE_BYTES) return fail('tooLarge');
    onProgress?.({ step: 'opening', progress: 0 });
    try {
      const { format, parsed } = await read(new Uint8Array(file.bytes), {
        signal,
        report: (progress) => onProgress?.({ step: 'extracting', progress }),
      });
      throwIfAborted(signal);
      return ok(buildDocument(file.name, format, parsed));
    } catch (error) {
      throwIfAborted(signal);
      if (error instanceof ReadingFailure) return fail(error.problem);
      // Offsets of a mutilated file lead reads outside its bytes; that is damage, not a bug.
      if (error instanceof RangeError) return fail('damaged');
      throw error;
    }
  };
}
