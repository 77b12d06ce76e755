import type { Profile } from '#/domain/profile/profile';
import type { Result } from '#/domain/shared/result';

/** Formats in which a profile leaves: https://jsonresume.org/schema, and the Europass CV of Cedefop, version 3. */
export const EXPORT_FORMATS = ['jsonResume', 'europassXml', 'europassJson'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** A file ready to be handed over. */
export type ExportedFile = {
  readonly name: string;
  readonly type: string;
  readonly text: string;
};

/** What a file given for import can be, other than a profile. Each has a sentence for the user. */
export const PROFILE_IMPORT_PROBLEMS = [
  'tooLarge',
  'notJson',
  'notAProfile',
  'nothingInIt',
] as const;
export type ProfileImportProblem = (typeof PROFILE_IMPORT_PROBLEMS)[number];

/** Bytes of the largest file read: a profile with its photo is far below. */
export const MAX_IMPORT_BYTES = 2_000_000;

/** Reads a value from outside; what it does not say keeps the value of `current`. */
export type ProfileReader = (value: unknown, current: Profile) => Result<Profile, 'notAProfile'>;
