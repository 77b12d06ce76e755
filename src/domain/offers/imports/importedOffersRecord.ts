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
  /** How many stand until which ISO day; those that tell none are left out. */
  readonly ends: Readonly<Record<string, number>>;
};

/** How many offers of a source have closed; `today` is an ISO day. */
export const endedOf = ({ ends }: Pick<ImportedSource, 'ends'>, today: string): number =>
  Object.entries(ends).reduce((sum, [day, count]) => sum + (day < today ? count : 0), 0);

const sourceSchema: v.GenericSchema<unknown, ImportedSource> = v.object({
  source: v.string(),
  count: v.pipe(v.number(), v.integer(), v.minValue(0)),
  importedOn: v.string(),
  ends: v.fallback(v.record(v.string(), v.number()), {}),
});

/** What of imported offers stands in their database, so that it is known at once, here and in other tabs. Its every change follows one of the database. */
export const importedOffersRecord: VersionedRecord<readonly ImportedSource[]> = {
  key: 'embellie.importedOffers',
  version: 1,
  ...listOf(sourceSchema),
  migrations: [],
};
