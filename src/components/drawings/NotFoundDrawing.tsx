import { Scene } from '#/components/drawings/Scene';

import * as styles from '#/components/drawings/drawings.css';

/** A signpost where the road parts. */
export const NotFoundDrawing = () => (
  <Scene sunAt={146} sunRadius={24}>
    <path d="M100 120V30" strokeWidth="6" className={styles.line} />
    <path d="M100 34h46l11 11-11 11h-46Z" className={styles.paper} />
    <path d="M112 45h24" className={styles.dashes} />
    <path d="M100 64H58L47 75l11 11h42Z" className={styles.paper} />
    <path d="M64 75h24" className={styles.dashes} />
    <path d="M84 120c2-8 8-12 16-12s14 4 16 12Z" className={styles.paper} />
    <path
      d="M40 120c1-7 3-11 8-14M48 120c-1-8 0-14 4-18M178 120c0-6 2-9 6-11"
      className={styles.line}
    />
  </Scene>
);
