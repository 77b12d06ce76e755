import * as v from 'valibot';

import type { VersionedRecord } from '#/domain/storage/record';
import type { Vault } from '#/domain/storage/Vault';

/** Whether examples stand where the user has nothing yet. Absent, they do: product decisions, "Sample until real". */
export const showSamplesRecord: VersionedRecord<boolean> = {
  key: 'embellie.showSamples',
  version: 1,
  schema: v.boolean(),
  migrations: [],
};

/** Whether examples stand where the user has nothing yet (the settings); yes where nothing was chosen or it cannot be read. */
export const showsSamples = (vault: Pick<Vault, 'read'>): boolean => {
  const kept = vault.read(showSamplesRecord);
  return (kept.ok ? kept.value : null) ?? true;
};
