import { Scene } from '#/components/drawings/Scene';

import * as styles from '#/components/drawings/drawings.css';

/** A CV and an offer side by side, and the ring of a score still to be drawn. */
export const NoAnalysisDrawing = () => (
  <Scene sunAt={172} sunRadius={20}>
    <path d="M46 120V46a6 6 0 0 1 6-6h46a6 6 0 0 1 6 6v74Z" className={styles.paper} />
    <circle cx="62" cy="56" r="6" className={styles.dawn} />
    <path d="M74 54h18M58 74h34M58 86h34M58 98h20" className={styles.dashes} />
    <path d="M112 120V60a6 6 0 0 1 6-6h40a6 6 0 0 1 6 6v60Z" className={styles.paper} />
    <rect x="122" y="64" width="20" height="8" rx="4" className={styles.sky} />
    <path d="M124 86h28M124 98h28M124 110h14" className={styles.dashes} />
    <circle cx="108" cy="46" r="21" className={styles.paper} />
    <circle cx="108" cy="46" r="12.5" strokeWidth="4" className={styles.faint} />
    <path d="M108 33.5a12.5 12.5 0 0 1 12.5 12.5" strokeWidth="4" className={styles.skyLine} />
  </Scene>
);
