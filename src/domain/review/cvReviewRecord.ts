import * as v from 'valibot';

import type { Cv } from '#/domain/cv/cv';
import { REVIEW_CHECKS } from '#/domain/review/review';
import type { CvReview, ReviewCheck } from '#/domain/review/review';
import { fold } from '#/domain/shared/text';
import { textKey } from '#/domain/shared/textKey';
import type { VersionedRecord } from '#/domain/storage/record';

/** Longer quotes are cut: enough to recognise the line. */
const LONGEST_QUOTE = 100;

/** Checks whose lines hold what identifies a person: their words are not kept. */
const PERSONAL: ReadonlySet<ReviewCheck> = new Set([
  'phone',
  'email',
  'emailTone',
  'city',
  'headline',
  'tradeUnknown',
  'showFirst',
  'margins',
  'personalData',
]);

const itemSchema = v.object({
  id: v.string(),
  check: v.picklist(REVIEW_CHECKS),
  quote: v.nullable(v.string()),
});

/** What is kept of one review: its score, and which lines it spoke of. */
export const reviewDigestSchema = v.object({
  model: v.string(),
  score: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
  fileName: v.string(),
  /** ISO instant. */
  date: v.string(),
  /** Tells the text of one CV from another. */
  cv: v.string(),
  /** Tells one person from another without naming them; null where no name was read. */
  person: v.nullable(v.string()),
  items: v.array(itemSchema),
});
export type ReviewDigest = v.InferOutput<typeof reviewDigestSchema>;
export type DigestItem = ReviewDigest['items'][number];

/** The last review, and the one of the CV before it. */
const storedReviewsSchema = v.object({
  latest: reviewDigestSchema,
  previous: v.nullable(reviewDigestSchema),
});
export type StoredReviews = v.InferOutput<typeof storedReviewsSchema>;

/** What identifies a review in its record. */
export type ReviewIdentity = Pick<ReviewDigest, 'fileName' | 'date' | 'cv' | 'person'>;

/** The key of the text of a CV, and of the name in it. */
export const keysOf = ({ document, person }: Cv): Pick<ReviewDigest, 'cv' | 'person'> => {
  const names = [person.firstName, person.lastName].flatMap((name) => name?.value ?? []);
  return {
    cv: textKey(document.text),
    person: names.length === 0 ? null : textKey(fold(names.join(' '))),
  };
};

/** Whether two CVs may be one person's: a shared computer holds those of several. */
export const mayBeSamePerson = (one: string | null, other: string | null): boolean =>
  one === null || other === null || one === other;

/** A review as it is kept: small, and without contact data. */
export const digestOf = (review: CvReview, identity: ReviewIdentity): ReviewDigest => ({
  ...identity,
  model: review.model,
  score: review.score,
  items: review.remarks.flatMap(({ check, items }) =>
    items.map(({ id, quote }) => ({
      id,
      check,
      quote: quote === null || PERSONAL.has(check) ? null : quote.slice(0, LONGEST_QUOTE),
    })),
  ),
});

/** The record after one more review: another CV pushes the last one back, the same one takes its place, somebody else's starts anew. */
export const withReview = (kept: StoredReviews | null, digest: ReviewDigest): StoredReviews => {
  if (kept === null || !mayBeSamePerson(kept.latest.person, digest.person))
    return { latest: digest, previous: null };
  return kept.latest.cv === digest.cv
    ? { latest: digest, previous: kept.previous }
    : { latest: digest, previous: kept.latest };
};

/** What changed from one CV to the next. */
export type ReviewChange = {
  readonly before: Pick<ReviewDigest, 'score' | 'fileName' | 'date'>;
  /** Points gained or lost; null where the two scores were not made by the same rules. */
  readonly difference: number | null;
  readonly solved: readonly DigestItem[];
  readonly appeared: readonly DigestItem[];
};

/** Compares the last review with the one of the CV before; null where there is none. */
export const changeOf = ({ latest, previous }: StoredReviews): ReviewChange | null => {
  if (previous === null) return null;
  const before = new Set(previous.items.map(({ id }) => id));
  const now = new Set(latest.items.map(({ id }) => id));
  const { score, fileName, date } = previous;
  return {
    before: { score, fileName, date },
    difference: previous.model === latest.model ? latest.score - score : null,
    solved: previous.items.filter(({ id }) => !now.has(id)),
    appeared: latest.items.filter(({ id }) => !before.has(id)),
  };
};

/** The last review of a CV and the one before, for before and after. */
export const cvReviewRecord: VersionedRecord<StoredReviews> = {
  key: 'embellie.cvReview',
  version: 1,
  schema: storedReviewsSchema,
  migrations: [],
};
