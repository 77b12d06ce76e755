import { Scene } from '#/components/drawings/Scene';

import * as styles from '#/components/drawings/drawings.css';

/** A blank CV waiting on the horizon, and the arrow that brings it in. */
export const EmptyCvDrawing = () => (
  <Scene sunAt={152} sunRadius={24}>
    <path d="M68 120V34a6 6 0 0 1 6-6h40l22 22v70Z" className={styles.paper} />
    <path d="M114 28v16a6 6 0 0 0 6 6h16" className={styles.line} />
    <circle cx="85" cy="50" r="8" className={styles.dawn} />
    <path d="M80 76h44M80 88h44M80 100h26" className={styles.dashes} />
    <circle cx="136" cy="98" r="17" className={styles.accent} />
    <path d="M136 106V91M129.5 97l6.5-6.5 6.5 6.5" className={styles.onAccent} />
  </Scene>
);
