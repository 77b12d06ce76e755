import { useEffect, useRef } from 'react';

import type { TextRange } from '#/domain/cv/cv';
import type { CvDocument } from '#/domain/cv/document';

import * as styles from '#/pages/MyCvPage/parts/reading/SourceText.css';

type SourceTextProps = {
  readonly document: CvDocument;
  /** Names the region for those who cannot see it. */
  readonly label: string;
  /** The passage to show, or null. */
  readonly shown: TextRange | null;
};

/** The text of the CV as it was read, with one passage marked and brought into view. */
export const SourceText = ({ document, label, shown }: SourceTextProps) => {
  const mark = useRef<HTMLElement>(null);
  useEffect(() => {
    if (shown !== null) mark.current?.scrollIntoView({ block: 'nearest' });
  }, [shown]);
  const { text } = document;
  return (
    // A region that scrolls must be reachable by keyboard.
    <section className={styles.paper} aria-label={label} tabIndex={0}>
      {shown === null ? (
        text
      ) : (
        <>
          {text.slice(0, shown.start)}
          <mark ref={mark} className={styles.mark}>
            {text.slice(shown.start, shown.end)}
          </mark>
          {text.slice(shown.end)}
        </>
      )}
    </section>
  );
};
