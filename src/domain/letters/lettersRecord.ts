import { savedLetterSchema } from '#/domain/letters/draft';
import type { SavedLetter } from '#/domain/letters/draft';
import { listOf } from '#/domain/storage/listOf';
import type { VersionedRecord } from '#/domain/storage/record';

/** The letters, the newest first. */
export const lettersRecord: VersionedRecord<readonly SavedLetter[]> = {
  key: 'embellie.letters',
  version: 1,
  ...listOf(savedLetterSchema),
  migrations: [],
};
