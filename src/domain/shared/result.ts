/** Outcome of an operation that may fail in an expected way; `problem` is a member of a closed union. */
export type Result<T, P> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: P };

/** A successful outcome. */
export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value });

/** An expected failure. */
export const fail = <P>(problem: P): Result<never, P> => ({ ok: false, problem });
