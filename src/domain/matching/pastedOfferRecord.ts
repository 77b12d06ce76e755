import * as v from 'valibot';

import type { VersionedRecord } from '#/domain/storage/record';

/** The advertisement in the form of Match CV / Offre, so that a reload does not lose what was pasted. Absent while it is empty. */
export const pastedOfferRecord: VersionedRecord<string> = {
  key: 'embellie.pastedOffer',
  version: 1,
  schema: v.string(),
  migrations: [],
};
