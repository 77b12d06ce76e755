import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

import type { HeldJob } from '#/usecases/subject/subject';

type Unfolded = {
  /** The advertisement of the job in hand is in view, to be changed. */
  readonly unfolded: boolean;
  readonly unfold: () => void;
  /** The field of the advertisement. */
  readonly field: RefObject<HTMLTextAreaElement | null>;
};

/** Another advertisement is asked for: the field takes the focus, its text selected so that a paste takes its place. A job opened afterwards is folded again. */
export const useUnfolded = (job: HeldJob | null): Unfolded => {
  const [unfoldedFor, setUnfoldedFor] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const pressed = useRef(false);
  const unfolded = job !== null && unfoldedFor === job.href;
  useEffect(() => {
    if (!unfolded || !pressed.current) return;
    pressed.current = false;
    field.current?.focus();
    field.current?.select();
  }, [unfolded]);
  const unfold = (): void => {
    pressed.current = true;
    setUnfoldedFor(job?.href ?? null);
  };
  return { unfolded, unfold, field };
};
