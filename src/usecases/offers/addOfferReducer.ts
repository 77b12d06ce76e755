import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import { secureUrl } from '#/domain/offers/catalogue/secureUrl';
import type { ImportMerge } from '#/domain/offers/imports/mergeImported';
import type { ImportOutcome, ImportPreview } from '#/domain/offers/imports/OfferImporter';
import type { RecordProblem } from '#/domain/offers/imports/table';
import { confirmField, correctDraft } from '#/domain/offers/intake/offerDraft';
import type { DraftFieldName, DraftOffer, DraftValues } from '#/domain/offers/intake/offerDraft';
import type { PostingProblem, PostingsRead } from '#/domain/offers/intake/PostingReader';
import type { UpdateProblem } from '#/domain/storage/Vault';

/** The screen and what was pasted; the text stays until an offer is kept. */
export type AddOfferModel = { readonly state: AddOfferState; readonly text: string };

/** One field and its new value. */
export type Correction = {
  readonly [K in DraftFieldName]: { readonly name: K; readonly value: DraftValues[K] };
}[DraftFieldName];

export type AddOfferAction =
  | { readonly type: 'typed'; readonly text: string }
  | { readonly type: 'reading'; readonly fileName: string | null }
  | {
      readonly type: 'read';
      readonly way: IntakeWay;
      readonly read: PostingsRead;
      readonly duplicate: InternalOffer | null;
    }
  /** Another posting of the page. */
  | { readonly type: 'chose'; readonly chosen: number; readonly duplicate: InternalOffer | null }
  | {
      readonly type: 'offersFound';
      readonly fileName: string | null;
      readonly preview: ImportPreview;
    }
  /** The columns of the file were told otherwise. */
  | { readonly type: 'remapped'; readonly preview: ImportPreview }
  | { readonly type: 'importing'; readonly done: number }
  | { readonly type: 'imported'; readonly merge: ImportMerge; readonly outcome: ImportOutcome }
  | { readonly type: 'refused'; readonly way: IntakeWay; readonly problem: PostingProblem }
  | { readonly type: 'corrected'; readonly correction: Correction }
  | { readonly type: 'confirmed'; readonly name: DraftFieldName }
  | { readonly type: 'textCorrected'; readonly text: string }
  | { readonly type: 'addressCorrected'; readonly address: string }
  | { readonly type: 'repeats'; readonly duplicate: InternalOffer }
  | { readonly type: 'notSaved'; readonly problem: UpdateProblem }
  | { readonly type: 'saved'; readonly offer: InternalOffer; readonly choice: SaveChoice }
  /** The posting that follows on the page, once one of it was kept. */
  | { readonly type: 'next'; readonly duplicate: InternalOffer | null }
  | { readonly type: 'again' }
  | { readonly type: 'back' };

export const INITIAL: AddOfferModel = { state: { status: 'empty' }, text: '' };

/** Changes what is being checked; elsewhere nothing. */
const reviewing = (
  model: AddOfferModel,
  change: (review: Review) => Partial<Review>,
): AddOfferModel =>
  model.state.status === 'draft'
    ? { ...model, state: { ...model.state, ...change(model.state) } }
    : model;

/** Another posting of the page; what was corrected in the one before stays with it. */
const choosing = (
  { page, draft }: Review,
  { chosen, duplicate }: Extract<AddOfferAction, { type: 'chose' }>,
): Partial<Review> => {
  const next = page?.postings[chosen];
  if (page === null || next === undefined || chosen === page.chosen) return {};
  const postings = page.postings.with(page.chosen, draft);
  return { draft: next, page: { ...page, postings, chosen }, duplicate, notSaved: null };
};

/** What is left to check of a page when the posting in view is kept. */
const restOf = (state: AddOfferState): RestOfPage | null => {
  if (state.status !== 'draft' || state.page === null) return null;
  const { page, way } = state;
  const postings = page.postings.toSpliced(page.chosen, 1);
  if (postings.length === 0) return null;
  const chosen = Math.min(page.chosen, postings.length - 1);
  return { way, page: { ...page, postings, chosen, kept: page.kept + 1 } };
};

const next = (model: AddOfferModel, duplicate: InternalOffer | null): AddOfferModel => {
  const rest = model.state.status === 'saved' ? model.state.rest : null;
  const draft = rest?.page.postings[rest.page.chosen];
  if (rest === null || draft === undefined) return model;
  const { way, page } = rest;
  return { ...model, state: { status: 'draft', way, draft, page, duplicate, notSaved: null } };
};

const corrected = (draft: DraftOffer, correction: Correction): DraftOffer =>
  correctDraft(draft, correction.name, correction.value);

/** One step of Ajouter une offre. */
export const addOfferReducer = (model: AddOfferModel, action: AddOfferAction): AddOfferModel => {
  switch (action.type) {
    case 'typed':
      return { ...model, text: action.text };
    case 'reading':
      return { ...model, state: { status: 'reading', fileName: action.fileName } };
    case 'read': {
      const { way, read, duplicate } = action;
      const [draft, ...others] = read.postings;
      const page = others.length === 0 ? null : { ...read, chosen: 0, kept: 0 };
      return { ...model, state: { status: 'draft', way, draft, page, duplicate, notSaved: null } };
    }
    case 'chose':
      return reviewing(model, (review) => choosing(review, action));
    case 'offersFound': {
      const { fileName, preview } = action;
      return { ...model, state: { status: 'import', fileName, preview, notSaved: null } };
    }
    case 'remapped':
      return model.state.status === 'import'
        ? { ...model, state: { ...model.state, preview: action.preview } }
        : model;
    case 'importing': {
      if (model.state.status !== 'import' && model.state.status !== 'importing') return model;
      const { fileName, preview } = model.state;
      return { ...model, state: { status: 'importing', fileName, preview, done: action.done } };
    }
    case 'imported': {
      if (model.state.status !== 'importing') return model;
      const { put: _put, ...counts } = action.merge;
      const { source, format } = model.state.preview;
      const { problems } = action.outcome;
      const result = { source, byLine: format === 'csv', ...counts, problems };
      return { state: { status: 'imported', ...result }, text: '' };
    }
    case 'refused':
      return {
        ...model,
        state: { status: 'unreadable', way: action.way, problem: action.problem },
      };
    case 'corrected':
      return reviewing(model, ({ draft }) => ({ draft: corrected(draft, action.correction) }));
    case 'confirmed':
      return reviewing(model, ({ draft }) => ({ draft: confirmField(draft, action.name) }));
    case 'textCorrected':
      return reviewing(model, ({ draft }) => ({ draft: { ...draft, description: action.text } }));
    case 'addressCorrected':
      return reviewing(model, ({ draft }) => ({
        draft: { ...draft, url: secureUrl(action.address) },
      }));
    case 'repeats':
      return reviewing(model, () => ({ duplicate: action.duplicate, notSaved: null }));
    case 'notSaved':
      if (model.state.status === 'importing') {
        const { fileName, preview } = model.state;
        const notSaved = action.problem;
        return { ...model, state: { status: 'import', fileName, preview, notSaved } };
      }
      return reviewing(model, () => ({ notSaved: action.problem }));
    case 'saved': {
      const { offer, choice } = action;
      return { state: { status: 'saved', offer, choice, rest: restOf(model.state) }, text: '' };
    }
    case 'next':
      return next(model, action.duplicate);
    case 'again':
      return INITIAL;
    case 'back':
      return { ...model, state: { status: 'empty' } };
  }
};

export type AddOfferStatus = AddOfferState['status'];

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
  readonly notSaved: UpdateProblem | null;
};

/** A file of many offers, to be taken at once. */
type FileToImport = {
  /** Null where it was pasted. */
  readonly fileName: string | null;
  readonly preview: ImportPreview;
};

/** What an import changed, and what it could not take. */
export type ImportResult = Omit<ImportMerge, 'put'> & {
  /** Null where it is not known. */
  readonly source: string | null;
  /** Its records are lines of a table. */
  readonly byLine: boolean;
  readonly problems: readonly RecordProblem[];
};

export type AddOfferState =
  | { readonly status: 'empty' }
  | { readonly status: 'reading'; readonly fileName: string | null }
  | ({ readonly status: 'draft' } & Review)
  /** Seen, and nothing of it kept yet; `notSaved` is why the last attempt to keep it failed. */
  | ({ readonly status: 'import'; readonly notSaved: UpdateProblem | null } & FileToImport)
  /** `done` of its records were read. */
  | ({ readonly status: 'importing'; readonly done: number } & FileToImport)
  | ({ readonly status: 'imported' } & ImportResult)
  | { readonly status: 'unreadable'; readonly way: IntakeWay; readonly problem: PostingProblem }
  | {
      readonly status: 'saved';
      readonly offer: InternalOffer;
      readonly choice: SaveChoice;
      /** Null where it came alone, or was the last. */
      readonly rest: RestOfPage | null;
    };
