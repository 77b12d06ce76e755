import { useState } from 'react';

type Held<T> = {
  /** What is there, or what was there last under the same key. */
  readonly shown: T | null;
  /** Lets go of it: it was taken away here. */
  readonly forget: () => void;
};

/** Keeps showing what another tab takes away while it is open here: what is being typed over it stays. `null` is nothing. */
export const useHeld = <T>(key: string | null, current: T | null): Held<T> => {
  const [last, setLast] = useState<{ readonly key: string | null; readonly value: T } | null>(null);
  if (current !== null && (last === null || last.value !== current || last.key !== key))
    setLast({ key, value: current });
  return {
    shown: current ?? (last !== null && last.key === key ? last.value : null),
    forget: () => setLast(null),
  };
};
