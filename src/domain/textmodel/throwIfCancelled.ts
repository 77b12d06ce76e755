import type { CancelSignal } from '#/domain/shared/cancellation';

/** Throws the reason of a signal that was aborted. */
export const throwIfCancelled = (signal: CancelSignal | undefined): void => {
  if (signal?.aborted === true) throw signal.reason;
};
