import { keptReviewsSchema, type KeptReviews } from '#/domain/review/digest';
import type { VersionedRecord } from '#/domain/storage/record';

/** The last review of a CV and the one before, for before and after. */
export const cvReviewRecord: VersionedRecord<KeptReviews> = {
  key: 'embellie.cvReview',
  version: 1,
  schema: keptReviewsSchema,
  migrations: [],
};
