/** What a photo can meet on its way into the profile. Each has a sentence for the user. */
export const PHOTO_PROBLEMS = ['tooLarge', 'wrongType', 'unreadable', 'notKept'] as const;
export type PhotoProblem = (typeof PHOTO_PROBLEMS)[number];

/** Bytes of the largest file taken: 'Max 800KB', specification, section 2. */
export const MAX_PHOTO_BYTES = 800 * 1024;

/** Characters of the longest data URL kept: room for a square of 320 px whatever it shows. */
export const MAX_PHOTO_TEXT = 150_000;

export type PhotoKind = 'jpeg' | 'png' | 'gif';

const SIGNATURES: readonly (readonly [PhotoKind, readonly number[]])[] = [
  ['jpeg', [0xff, 0xd8, 0xff]],
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['gif', [0x47, 0x49, 0x46, 0x38]],
];

/** The kind of a picture by its first bytes, whatever its name says; null for anything else. */
export const kindOfPhoto = (bytes: Uint8Array): PhotoKind | null =>
  SIGNATURES.find(([, signature]) => signature.every((byte, at) => bytes[at] === byte))?.[0] ??
  null;
