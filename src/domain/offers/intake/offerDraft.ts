import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import {
  LONGEST_DESCRIPTION,
  LONGEST_LINE,
  NOTHING_STATED,
} from '#/domain/offers/catalogue/offerSchemas';
import { secureUrl } from '#/domain/offers/catalogue/secureUrl';

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

export type DraftFieldName = keyof typeof NOTHING_STATED;
/** What is read of a posting and can be corrected. */
export type DraftValues = Pick<InternalOffer, DraftFieldName>;
export const DRAFT_FIELD_NAMES = Object.keys(NOTHING_STATED) as readonly DraftFieldName[];

export type ReadFields = { readonly [K in DraftFieldName]: DraftField<DraftValues[K]> };

/** A posting as read, before it is saved as an offer of the user's own. */
export type DraftOffer = ReadFields & {
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

/** One thing for each field. */
const eachField = <T>(make: (name: DraftFieldName) => T) =>
  Object.fromEntries(DRAFT_FIELD_NAMES.map((name) => [name, make(name)]));

/** A draft of which nothing is read yet. */
export const EMPTY_FIELDS = eachField((name) =>
  absentField<DraftValues[DraftFieldName]>(NOTHING_STATED[name]),
) as ReadFields;

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
export const countDoubtfulFields = (
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

/** A value as it can be read back: lines are trimmed, no list says a thing twice. */
const tidy = (value: DraftValues[DraftFieldName]) => {
  if (typeof value === 'string') return line(value);
  return Array.isArray(value) ? lines(value) : value;
};

/** The draft as an offer of the user's own. `today` is an ISO day, that of the copy. */
export const toOwnOffer = (draft: DraftOffer, today: string): NewOffer => ({
  ...(eachField((name) => tidy(draft[name].value)) as DraftValues),
  compatibility: null,
  description: draft.description.trim().slice(0, LONGEST_DESCRIPTION).trim(),
  source: 'own',
  date: draft.date,
  url: secureUrl(draft.url),
  keptOn: today,
  expires: draft.expires,
  rome: null,
  provenance: null,
});
