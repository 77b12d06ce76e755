import { Scene } from '#/components/drawings/Scene';

import * as styles from '#/components/drawings/drawings.css';

/** A glass held over a list where nothing answers yet. */
export const NoOfferDrawing = () => (
  <Scene sunAt={58} sunRadius={18}>
    <rect x="66" y="44" width="84" height="24" rx="6" className={styles.paper} />
    <path d="M78 56h24M130 56h8" className={styles.dashes} />
    <rect x="66" y="74" width="84" height="24" rx="6" className={styles.paper} />
    <path d="M78 86h32M130 86h8" className={styles.dashes} />
    <path d="M66 120v-10a6 6 0 0 1 6-6h72a6 6 0 0 1 6 6v10" className={styles.paper} />
    <circle cx="140" cy="72" r="24" className={styles.paper} />
    <path d="M129 66a12.5 12.5 0 0 1 9-6.5" className={styles.skyLine} />
    <path d="m157.5 89.5 17 17" className={styles.line} />
    <path d="m163 95 13 13" strokeWidth="6" className={styles.line} />
  </Scene>
);
