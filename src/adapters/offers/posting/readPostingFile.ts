import { MAX_FILE_BYTES } from '#/adapters/documents/documentLimits';
import { decodePage } from '#/adapters/documents/html/decodePage';
import { sniff } from '#/adapters/documents/sniff';
import { readMessage } from '#/adapters/offers/posting/savedMessage';
import type { ReadingProblem } from '#/domain/cv/TextExtractor';
import type {
  PostingFile,
  PostingInput,
  PostingProblem,
} from '#/domain/offers/intake/PostingReader';
import { fail, ok } from '#/domain/shared/result';
import type { Result } from '#/domain/shared/result';

/** Reads the text of a PDF or of a word processor's file. */
export type ReadDocument = (file: PostingFile) => Promise<Result<string, ReadingProblem>>;

const PROBLEMS: Readonly<Record<ReadingProblem, PostingProblem>> = {
  empty: 'empty',
  unsupported: 'unsupported',
  encrypted: 'encrypted',
  scanned: 'scanned',
  undecodable: 'damaged',
  damaged: 'damaged',
  tooLarge: 'tooLarge',
  tooLong: 'tooLarge',
  timeout: 'damaged',
  notLoaded: 'notLoaded',
};

/** What a file hands over: a saved page or e-mail, a text, or the text of a document. */
export const readPostingFile = async (
  file: PostingFile,
  readDocument: ReadDocument,
): Promise<Result<PostingInput, PostingProblem>> => {
  const bytes = new Uint8Array(file.bytes);
  if (bytes.length === 0) return fail('empty');
  if (bytes.length > MAX_FILE_BYTES) return fail('tooLarge');
  const message = readMessage(bytes);
  if (message !== null) return ok(message);
  const format = sniff(bytes);
  if (format === null) return fail('unsupported');
  if (format === 'html' || format === 'text') return ok({ content: decodePage(bytes) });
  const text = await readDocument(file);
  return text.ok ? ok({ content: text.value }) : fail(PROBLEMS[text.problem]);
};
