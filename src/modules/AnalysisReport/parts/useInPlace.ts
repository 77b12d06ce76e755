import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

type InPlace = {
  readonly editing: boolean;
  readonly turn: (editing: boolean) => void;
  /** What opens the form: the focus goes back to it once that is done with. */
  readonly button: RefObject<HTMLButtonElement | null>;
};

/** A form that takes the place of what it changes. */
export const useInPlace = (defaultEditing = false): InPlace => {
  const [editing, setEditing] = useState(defaultEditing);
  const button = useRef<HTMLButtonElement>(null);
  const hasEdited = useRef(false);
  // Never there by itself.
  useEffect(() => {
    if (!editing && hasEdited.current) button.current?.focus();
  }, [editing]);
  const turn = (next: boolean): void => {
    hasEdited.current = true;
    setEditing(next);
  };
  return { editing, turn, button };
};
