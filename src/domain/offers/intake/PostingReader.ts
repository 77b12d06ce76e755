import type { DraftOffer } from '#/domain/offers/intake/offerDraft';
import type { Result } from '#/domain/shared/result';

/** What the user gives: a text, the HTML of a page, or what the bookmarklet sends. */
export type PostingInput = {
  readonly content: string;
  /** Where it was published, where that is known. */
  readonly url?: string | null;
  /** Data for search engines (JSON-LD) that stood beside the text. */
  readonly structured?: readonly string[];
};

/** A file as the user gave it. The name is shown, never trusted: the bytes decide what it is. */
export type PostingFile = { readonly name: string; readonly bytes: ArrayBuffer };

/**
 * Why nothing could be read: `unreadable` is neither a page nor a text of some length, `linkOnly` is nothing but addresses,
 * `listTooLarge` is a file of more offers than are read, `notLoaded` means that what reads could not be fetched. The last five are told of files only; `noOffers` is data
 * in which none can be read.
 */
export const POSTING_PROBLEMS = [
  'empty',
  'tooLarge',
  'listTooLarge',
  'unreadable',
  'linkOnly',
  'notLoaded',
  'noOffers',
  'unsupported',
  'encrypted',
  'scanned',
  'damaged',
] as const;
export type PostingProblem = (typeof POSTING_PROBLEMS)[number];

/** What was read: one posting, or several where a page holds several. */
export type PostingsRead = {
  /** In the order of the page. */
  readonly postings: readonly [DraftOffer, ...DraftOffer[]];
  /** How many further ones the page holds, which were not read. */
  readonly more: number;
};

/** Reads postings into drafts. Nothing throws. */
export type PostingReader = {
  readonly read: (input: PostingInput) => Promise<Result<PostingsRead, PostingProblem>>;
  readonly readFile: (file: PostingFile) => Promise<Result<PostingsRead, PostingProblem>>;
  /** A text without the tags and entities that a pasted page leaves in it; as it is where what reads them cannot be fetched. */
  readonly plainText: (text: string) => Promise<string>;
};

/** Further postings of a page are counted, not read: a list of hundreds is no page to choose from. */
export const MOST_POSTINGS = 20;

/** Longer inputs are not read: saved pages with their pictures inlined stay well below. */
export const MOST_CHARACTERS = 5_000_000;
