import type { Result } from '#/domain/shared/result';
import type { WriteProblem } from '#/domain/storage/Vault';

/** The bytes of the files kept with dossiers, by the identifier of each. Nothing throws. */
export type AttachmentStore = {
  /** Those that are there; what is missing or damaged is left out. */
  readonly load: (
    ids: readonly number[],
  ) => Promise<Result<ReadonlyMap<number, ArrayBuffer>, 'unavailable'>>;
  /** Keeps all of them or none; one that stands under the same identifier gives way. */
  readonly keep: (files: ReadonlyMap<number, ArrayBuffer>) => Promise<Result<null, WriteProblem>>;
  readonly remove: (ids: readonly number[]) => Promise<Result<null, WriteProblem>>;
};
