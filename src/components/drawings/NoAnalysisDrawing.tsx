import { Scene } from '#/components/drawings/Scene';

import * as styles from '#/components/drawings/drawings.css';

/** A CV and an offer with an empty ring between them. */
export const NoAnalysisDrawing = () => (
  <Scene sunAt={108} sunRadius={30}>
    <rect x="36" y="56" width="46" height="64" rx="6" className={styles.paper} />
    <circle cx="49" cy="70" r="5" className={styles.dawn} />
    <path d="M46 86h26M46 96h26M46 106h16" className={styles.dashes} />
    <rect x="134" y="56" width="46" height="64" rx="6" className={styles.paper} />
    <rect x="142" y="65" width="18" height="8" rx="4" className={styles.sky} />
    <path d="M144 86h26M144 96h26M144 106h16" className={styles.dashes} />
    <circle cx="108" cy="62" r="22" className={styles.paper} />
    <circle cx="108" cy="62" r="14" className={styles.faint} />
    <path d="M108 48a14 14 0 0 1 12.1 7" className={styles.skyLine} />
    <path d="M82 62h4M130 62h4" className={styles.line} />
  </Scene>
);
