import type { PhotoProblem } from '#/domain/profile/photo';
import type { Result } from '#/domain/shared/result';

/** A picture as the user gave it; `size` in bytes. */
export type PhotoFile = {
  readonly size: number;
  readonly arrayBuffer: () => Promise<ArrayBuffer>;
};

/** Makes of a picture the one kept in the profile, as a data URL. */
export type ReadPhoto = (
  file: PhotoFile,
) => Promise<Result<string, Exclude<PhotoProblem, 'notKept'>>>;
