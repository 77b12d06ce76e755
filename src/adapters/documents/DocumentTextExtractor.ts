import { buildDocument } from '#/adapters/documents/buildDocument';
import { MAX_FILE_BYTES } from '#/adapters/documents/documentLimits';
import {
  throwIfAborted,
  type ParseControl,
  type ParsedDocument,
} from '#/adapters/documents/parsed';
import { ReadingFailure } from '#/adapters/documents/ReadingFailure';
import { sniff } from '#/adapters/documents/sniff';
import type { CvDocument, DocumentFormat } from '#/domain/cv/document';
import type {
  CvFile,
  ExtractOptions,
  ReadingProblem,
  TextExtractor,
} from '#/domain/cv/TextExtractor';
import { lazy } from '#/domain/shared/lazy';
import { fail, ok, type Result } from '#/domain/shared/result';

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
