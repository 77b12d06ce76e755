import type { Result } from '#/domain/shared/result';
import type { WriteProblem } from '#/domain/storage/Vault';

/** The device side of a vault: texts by key, and news of what other tabs changed. Nothing throws. */
export type TextStore = {
  /** Every key of the place, those of others included. */
  readonly keys: () => Result<readonly string[], 'unavailable'>;
  readonly get: (key: string) => Result<string | null, 'unavailable'>;
  readonly set: (key: string, text: string) => Result<null, WriteProblem>;
  readonly remove: (key: string) => Result<null, 'unavailable'>;
  /** Reports keys changed elsewhere; null means that all may have changed. */
  readonly watch: (listener: (key: string | null) => void) => () => void;
};
