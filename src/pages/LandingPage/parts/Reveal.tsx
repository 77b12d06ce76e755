import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

import { cx } from '#/styles/cx';

import * as styles from '#/pages/LandingPage/parts/Reveal.css';

const LESS_MOTION = '(prefers-reduced-motion: reduce)';

type RevealProps = {
  readonly children: ReactNode;
  readonly as?: 'div' | 'li';
  readonly className?: string | undefined;
};

/**
 * Appears once, as it scrolls into view. What the page shows without script stays shown: only what is still below
 * the window when the script arrives is put aside to appear, and nothing at all where less motion is asked for.
 */
export const Reveal = ({ children, as = 'div', className }: RevealProps) => {
  const Element = as as 'div';
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (element === null || window.matchMedia(LESS_MOTION).matches) return undefined;
    // The observer tells where things are first: asking them here would lay out sections that nobody sees yet.
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        const waits = element.dataset['reveal'] === 'waiting';
        // What stands in a section that is not laid out yet has no place at all: it is further down.
        const { top, width } = entry.boundingClientRect;
        if (!entry.isIntersecting && (top > 0 || width === 0)) {
          element.dataset['reveal'] = 'waiting';
          return;
        }
        if (waits) element.dataset['reveal'] = 'shown';
        observer.disconnect();
      },
      { rootMargin: '0px 0px -8% 0px' },
    );
    observer.observe(element);
    return () => {
      delete element.dataset['reveal'];
      observer.disconnect();
    };
  }, []);
  return (
    <Element ref={place} className={cx(styles.reveal, className)}>
      {children}
    </Element>
  );
};
