/** A value with what it was before and what undoing left behind; the latest last in both. */
export type Undoable<T> = {
  readonly past: readonly T[];
  readonly present: T;
  readonly future: readonly T[];
};

/** Enough for an hour of corrections without holding a novel. */
const MOST_STEPS = 100;

export const startUndo = <T>(present: T): Undoable<T> => ({ past: [], present, future: [] });

/** A new present; what had been undone is given up. */
export const advance = <T>({ past, present }: Undoable<T>, next: T): Undoable<T> => ({
  past: [...past, present].slice(-MOST_STEPS),
  present: next,
  future: [],
});

/** One step back; the same value where there is none. */
export const undo = <T>(value: Undoable<T>): Undoable<T> => {
  const before = value.past.at(-1);
  if (before === undefined) return value;
  return {
    past: value.past.slice(0, -1),
    present: before,
    future: [...value.future, value.present],
  };
};

/** One step forward again; the same value where there is none. */
export const redo = <T>(value: Undoable<T>): Undoable<T> => {
  const next = value.future.at(-1);
  if (next === undefined) return value;
  return {
    past: [...value.past, value.present],
    present: next,
    future: value.future.slice(0, -1),
  };
};
