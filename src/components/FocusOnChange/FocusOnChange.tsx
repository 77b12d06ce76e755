import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

import * as styles from '#/components/FocusOnChange/FocusOnChange.css';

type FocusOnChangeProps = {
  /** Names what is shown; another one means that the content was replaced as a whole. */
  readonly step: string;
  /** Starts with a title. */
  readonly children: ReactNode;
};

/**
 * Content that is replaced as a whole. Where the focus went with what was there before, it starts
 * again at the title of what came, which comes into view; a focus that stands elsewhere is left alone.
 */
export const FocusOnChange = ({ step, children }: FocusOnChangeProps) => {
  const root = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const { current } = root;
    const { activeElement } = document;
    const lost = activeElement === null || activeElement === document.body;
    if (current === null || !lost) return;
    const title = current.querySelector<HTMLElement>('h1, h2');
    if (title) title.tabIndex = -1;
    (title ?? current).focus({ preventScroll: true });
    if (current.getBoundingClientRect().top < 0) current.scrollIntoView({ block: 'start' });
  }, [step]);
  return (
    // Made anew at each step, as what it holds is: kept, it would count as content that jumped.
    <div key={step} ref={root} tabIndex={-1} className={styles.root}>
      {children}
    </div>
  );
};
