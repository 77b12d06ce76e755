import { MAX_FILE_BYTES } from '#/adapters/documents/documentLimits';
import { decodePage } from '#/adapters/documents/html/decodePage';
import { sniff } from '#/adapters/documents/sniff';
import { readMhtml } from '#/adapters/offers/posting/mhtml';
import type { ReadingProblem } from '#/domain/cv/TextExtractor';
import type {
  PostingFile,
  PostingInput,
  PostingProblem,
} from '#/domain/offers/intake/PostingReader';
import { fail, ok, type Result } from '#/domain/shared/result';

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

/** Enough to tell a page saved as one file, which begins as a mail does. */
const HEAD = 1_000;
const MAIL_HEAD = /^(?:from|mime-version|subject|content-type):/imu;
const CHUNK = 8_192;

/** One character per byte: the decoder that is called Latin-1 makes other letters of some. */
const onePerByte = (bytes: Uint8Array): string => {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += CHUNK)
    parts.push(String.fromCharCode(...bytes.subarray(at, at + CHUNK)));
  return parts.join('');
};

/** What a file hands over: a saved page, a text, or the text of a document. */
export const readPostingFile = async (
  file: PostingFile,
  readDocument: ReadDocument,
): Promise<Result<PostingInput, PostingProblem>> => {
  const bytes = new Uint8Array(file.bytes);
  if (bytes.length === 0) return fail('empty');
  if (bytes.length > MAX_FILE_BYTES) return fail('tooLarge');
  if (MAIL_HEAD.test(onePerByte(bytes.subarray(0, HEAD)))) {
    const saved = readMhtml(onePerByte(bytes));
    if (saved !== null) return ok({ content: saved.html, url: saved.url });
  }
  const format = sniff(bytes);
  if (format === null) return fail('unsupported');
  if (format === 'html' || format === 'text') return ok({ content: decodePage(bytes) });
  const text = await readDocument(file);
  return text.ok ? ok({ content: text.value }) : fail(PROBLEMS[text.problem]);
};
