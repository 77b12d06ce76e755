import * as v from 'valibot';

import { savedLetterSchema } from '#/domain/letters/draft';
import type { SavedLetter } from '#/domain/letters/draft';
import type { VersionedRecord } from '#/domain/storage/record';

/** The letters, the newest first. */
export const lettersRecord: VersionedRecord<readonly SavedLetter[]> = {
  key: 'embellie.letters',
  version: 1,
  schema: v.array(savedLetterSchema),
  migrations: [],
};
