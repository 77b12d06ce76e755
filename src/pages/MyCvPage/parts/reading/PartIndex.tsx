import type { MouseEvent } from 'react';

import { VisuallyHidden } from '#/components/VisuallyHidden/VisuallyHidden';
import { myCvCopy as copy } from '#/pages/MyCvPage/MyCvPage.copy';
import { idOfPart } from '#/pages/MyCvPage/parts/editing/readParts';
import type { PartSummary, ReadPart } from '#/pages/MyCvPage/parts/editing/readParts';

import * as styles from '#/pages/MyCvPage/parts/reading/PartIndex.css';

/** Moves to the part without a step in the history: going back must leave the screen. */
const goTo = (part: ReadPart) => (event: MouseEvent) => {
  const target = document.getElementById(idOfPart(part));
  if (!target) return;
  event.preventDefault();
  target.scrollIntoView({ block: 'start' });
  target.focus({ preventScroll: true });
};

/** The parts at a glance: how much was read of each, and where to look twice. Stays in view while one reads on. */
export const PartIndex = ({ parts }: { readonly parts: readonly PartSummary[] }) => (
  <nav aria-label={copy.read.title} className={styles.index}>
    <ul className={styles.list}>
      {parts.map(({ part, count, doubts }) => (
        <li key={part}>
          <a href={`#${idOfPart(part)}`} className={styles.entry} onClick={goTo(part)}>
            {copy.sections[part]}
            {count !== null && <span className={styles.count}>{count}</span>}
            {doubts > 0 && (
              <span className={styles.doubts}>
                <span aria-hidden>{copy.read.doubtSign(doubts)}</span>
                <VisuallyHidden>{copy.read.toCheck(doubts)}</VisuallyHidden>
              </span>
            )}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
