import * as v from 'valibot';

import type { VersionedRecord } from '#/domain/storage/record';

/** How many offers the last ranking found compatible, and with which CV. */
export type CompatibleCount = {
  /** Made from `cvKey`, from the version of scores, from whether examples count and from what was corrected in offers: another CV has another count. */
  readonly cv: string;
  readonly count: number;
};

/** Kept so that the dashboard need not compare anything. */
export const compatibleCountRecord: VersionedRecord<CompatibleCount> = {
  key: 'embellie.compatibleCount',
  version: 1,
  schema: v.object({
    cv: v.string(),
    count: v.pipe(v.number(), v.integer(), v.minValue(0)),
  }),
  migrations: [],
};
