import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import type { DraftOffer } from '#/domain/offers/intake/draft';
import type { OffersInFile } from '#/domain/offers/intake/offersInFile';
import type { PostingProblem } from '#/domain/offers/intake/PostingReader';
import type { WriteProblem } from '#/domain/storage/Vault';

export const ADD_OFFER_STATUSES = [
  'empty',
  'reading',
  'draft',
  'import',
  'unreadable',
  'saved',
] as const;
export type AddOfferStatus = (typeof ADD_OFFER_STATUSES)[number];

/** How the posting came in: written or pasted, as a file, or sent by the bookmarklet. */
export const INTAKE_WAYS = ['text', 'file', 'bookmarklet'] as const;
export type IntakeWay = (typeof INTAKE_WAYS)[number];

/** What becomes of an offer that was added before: both stay, or the new one takes its place. */
export const SAVE_CHOICES = ['add', 'replace'] as const;
export type SaveChoice = (typeof SAVE_CHOICES)[number];

/** A page of several postings: one is checked at a time. */
export type PageOfPostings = {
  /** As read, or as corrected before another one was chosen. */
  readonly postings: readonly DraftOffer[];
  /** The place among them of the one being checked. */
  readonly chosen: number;
  /** How many further ones the page holds, which were not read. */
  readonly more: number;
  /** How many of the page were kept before. */
  readonly kept: number;
};

/** What is left of a page once one of its postings is kept. */
export type RestOfPage = { readonly way: IntakeWay; readonly page: PageOfPostings };

/** A posting as read, to be checked. Nothing of it is kept yet. */
export type Review = {
  readonly way: IntakeWay;
  readonly draft: DraftOffer;
  /** Null where it came alone. */
  readonly page: PageOfPostings | null;
  /** The own offer that this one repeats. */
  readonly duplicate: InternalOffer | null;
  /** Why the last attempt to keep it failed. */
  readonly notSaved: WriteProblem | null;
};

/** Offers of a file that was exported, to be added at once. Nothing of it is kept yet. */
export type ImportPreview = OffersInFile & {
  readonly fileName: string;
  /** Why the last attempt to keep them failed. */
  readonly notSaved: WriteProblem | null;
};

export type AddOfferState =
  | { readonly status: 'empty' }
  | { readonly status: 'reading'; readonly fileName: string | null }
  | ({ readonly status: 'draft' } & Review)
  | ({ readonly status: 'import' } & ImportPreview)
  | { readonly status: 'unreadable'; readonly way: IntakeWay; readonly problem: PostingProblem }
  | {
      readonly status: 'saved';
      readonly offer: InternalOffer;
      readonly choice: SaveChoice;
      /** Null where it came alone, or was the last. */
      readonly rest: RestOfPage | null;
    };

/** What is asked before an own offer goes. */
export type AddOfferDialog = { readonly kind: 'delete'; readonly offer: InternalOffer };

/** Where an offer can be taken from here. */
export type OfferLinks = {
  readonly search: string;
  readonly compare: string;
  readonly letter: string;
};
