import * as v from 'valibot';

import { cvCorrectionSchema } from '#/domain/cv/cvCorrection';
import type { CvCorrection } from '#/domain/cv/cvCorrection';
import type { VersionedRecord } from '#/domain/storage/record';

/** What the user put right in the CV kept on this device. */
export type SavedCorrections = {
  readonly fileName: string;
  readonly corrections: readonly CvCorrection[];
  /** As it was read last, so that its owner is greeted by it before the file is read again. */
  readonly firstName?: string | undefined;
  /** How well it was read, in the words that Mon CV last said it in, so that the screen says it before the file is there. */
  readonly told?: string | undefined;
};

/** There exactly while a CV is kept: its presence tells that IndexedDB is worth opening. */
export const savedCorrectionsRecord: VersionedRecord<SavedCorrections> = {
  key: 'embellie.cvCorrections',
  version: 1,
  schema: v.object({
    fileName: v.string(),
    corrections: v.array(cvCorrectionSchema),
    firstName: v.optional(v.string()),
    told: v.optional(v.string()),
  }),
  migrations: [],
};
