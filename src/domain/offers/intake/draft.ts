import { LONGEST_DESCRIPTION, LONGEST_LINE } from '#/domain/offers/catalogue/catalogueSchema';
import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import type { ExperienceLevel } from '#/domain/offers/catalogue/offerFields';
import { secureUrl } from '#/domain/offers/catalogue/secureUrl';
import type { Region } from '#/domain/places/region';
import type { ContractType, WorkMode } from '#/domain/postings/offer';
import type { Pay } from '#/domain/postings/requirements';

/** `sure`: stated in so many words or in the page's own data. `doubtful`: inferred, to be checked. `absent`: not found. `corrected`: the user's word. */
export const FIELD_CONFIDENCES = ['sure', 'doubtful', 'absent', 'corrected'] as const;
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
export const DRAFT_FIELD_NAMES = [
  'title',
  'company',
  'location',
  'region',
  'type',
  'experience',
  'mode',
  'pay',
  'licences',
  'languages',
] as const satisfies readonly (keyof DraftValues)[];
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
  confidence: 'sure' | 'doubtful',
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
): DraftOffer => ({ ...draft, [name]: { value, confidence: 'corrected', quote: null } });

/** The draft with one field that the user found right as it stands. */
export const confirmField = (draft: DraftOffer, name: DraftFieldName): DraftOffer => ({
  ...draft,
  [name]: { ...draft[name], confidence: 'corrected' },
});

/** Whether the draft says enough to be saved: a title and a text. */
export const canBeSaved = (draft: DraftOffer): boolean =>
  draft.title.value.trim() !== '' && draft.description.trim() !== '';

/** How many fields of the draft are in doubt, and how many were not found. */
export const countDoubts = (
  draft: DraftOffer,
): { readonly doubtful: number; readonly absent: number } => {
  const fields = DRAFT_FIELD_NAMES.map((name) => draft[name].confidence);
  return {
    doubtful: fields.filter((confidence) => confidence === 'doubtful').length,
    absent: fields.filter((confidence) => confidence === 'absent').length,
  };
};

/** An offer that is not kept yet: whoever keeps it gives it an identifier. */
export type NewOffer = Omit<InternalOffer, 'id'>;

// What is longer would be refused when it is read back.
const line = (text: string): string => text.trim().slice(0, LONGEST_LINE).trim();
const lines = (texts: readonly string[]): readonly string[] => [
  ...new Set(texts.map(line).filter((text) => text !== '')),
];

/** The draft as an offer of the user's own. `today` is an ISO day, that of the copy. */
export const toOwnOffer = (draft: DraftOffer, today: string): NewOffer => ({
  title: line(draft.title.value),
  company: line(draft.company.value),
  location: line(draft.location.value),
  region: draft.region.value,
  type: draft.type.value,
  experience: draft.experience.value,
  mode: draft.mode.value,
  compatibility: null,
  description: draft.description.trim().slice(0, LONGEST_DESCRIPTION).trim(),
  source: 'own',
  date: draft.date,
  url: secureUrl(draft.url),
  pay: draft.pay.value,
  licences: lines(draft.licences.value),
  languages: lines(draft.languages.value),
  keptOn: today,
  expires: draft.expires,
  rome: null,
  provenance: null,
});
