import * as v from 'valibot';

import { listOf } from '#/domain/storage/listOf';
import type { VersionedRecord } from '#/domain/storage/record';

/** The name of our own format as a source. */
export const OWN_NAME = 'Embellie';

/** Offers of one source that were imported. */
export type ImportedSource = {
  /** Empty where the file did not tell. */
  readonly source: string;
  readonly count: number;
  /** ISO day of the last import. */
  readonly importedOn: string;
};

const sourceSchema: v.GenericSchema<unknown, ImportedSource> = v.object({
  source: v.string(),
  count: v.pipe(v.number(), v.integer(), v.minValue(0)),
  importedOn: v.string(),
});

/** What of imported offers stands in their database, so that it is known at once, here and in other tabs. Its every change follows one of the database. */
export const importedOffersRecord: VersionedRecord<readonly ImportedSource[]> = {
  key: 'embellie.importedOffers',
  version: 1,
  ...listOf(sourceSchema),
  migrations: [],
};
