import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import type { ExperienceLevel, Region } from '#/domain/offers/catalogue/offerFields';
import type { ContractType, WorkMode } from '#/domain/offers/offer';
import type { Pay } from '#/domain/offers/requirements';

/** `sure`: stated in so many words or in the page's own data. `doubtful`: inferred, to be checked. `absent`: not found. */
export const FIELD_CONFIDENCES = ['sure', 'doubtful', 'absent'] as const;
export type FieldConfidence = (typeof FIELD_CONFIDENCES)[number];

/** One field as read, to be corrected before the offer is saved. */
export type DraftField<T> = {
  readonly value: T;
  readonly confidence: FieldConfidence;
  /** The words it was read from; null where it comes from the page's data or was inferred. */
  readonly quote: string | null;
};

/** What is read of a posting and can be corrected. */
export type DraftValues = {
  readonly title: string;
  readonly company: string;
  readonly location: string;
  readonly region: Region | null;
  readonly type: ContractType | null;
  readonly experience: ExperienceLevel | null;
  readonly mode: WorkMode | null;
  readonly pay: Pay | null;
  readonly licences: readonly string[];
  readonly languages: readonly string[];
};
export type DraftFieldName = keyof DraftValues;

export type DraftFields = { readonly [K in DraftFieldName]: DraftField<DraftValues[K]> };

/** A posting as read, before it is saved as an offer of the user's own. */
export type DraftOffer = DraftFields & {
  /** `jobPosting`: from the data that the page carries for search engines; `text`: from its French text. */
  readonly origin: 'jobPosting' | 'text';
  readonly url: string | null;
  /** ISO day of publication. */
  readonly date: string | null;
  /** ISO day after which the posting ends. */
  readonly expires: string | null;
  /** The whole text as plain lines: the copy that stays when the posting vanishes. */
  readonly description: string;
};

/** A field that says what was read. */
export const readField = <T>(
  value: T,
  confidence: Exclude<FieldConfidence, 'absent'>,
  quote: string | null = null,
): DraftField<T> => ({ value, confidence, quote });

/** A field of which nothing was found. */
export const absentField = <T>(value: T): DraftField<T> => ({
  value,
  confidence: 'absent',
  quote: null,
});

/** A draft of which nothing is read yet. */
export const EMPTY_FIELDS: DraftFields = {
  title: absentField(''),
  company: absentField(''),
  location: absentField(''),
  region: absentField(null),
  type: absentField(null),
  experience: absentField(null),
  mode: absentField(null),
  pay: absentField(null),
  licences: absentField([]),
  languages: absentField([]),
};

/** The draft with one field as the user puts it: theirs is the last word. */
export const correctDraft = <K extends DraftFieldName>(
  draft: DraftOffer,
  name: K,
  value: DraftValues[K],
): DraftOffer => ({ ...draft, [name]: readField(value, 'sure') });

/** Whether the draft says enough to be saved: a title and a text. */
export const canBeSaved = (draft: DraftOffer): boolean =>
  draft.title.value.trim() !== '' && draft.description.trim() !== '';

/** The draft as an offer of the user's own. `id` is a timestamp; `today` an ISO day, that of the copy. */
export const toOwnOffer = (
  draft: DraftOffer,
  { id, today }: { readonly id: number; readonly today: string },
): InternalOffer => ({
  id,
  title: draft.title.value.trim(),
  company: draft.company.value.trim(),
  location: draft.location.value.trim(),
  region: draft.region.value,
  type: draft.type.value,
  experience: draft.experience.value,
  mode: draft.mode.value,
  compatibility: null,
  description: draft.description,
  source: 'own',
  date: draft.date,
  url: draft.url,
  pay: draft.pay.value,
  licences: draft.licences.value,
  languages: draft.languages.value,
  keptOn: today,
});
