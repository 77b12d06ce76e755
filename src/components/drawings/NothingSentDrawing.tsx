import { Scene } from '#/components/drawings/Scene';

import * as styles from '#/components/drawings/drawings.css';

/** A paper plane about to leave the ground. */
export const NothingSentDrawing = () => (
  <Scene sunAt={60} sunRadius={22}>
    <path d="M52 110c22 4 34-2 42-16s20-16 30-20" className={styles.dashes} />
    <path d="m96 58 78-26-30 74-16-32Z" className={styles.paper} />
    <path d="m174 32-46 42" className={styles.line} />
    <path d="m128 74 2 24 10-10" className={styles.line} />
    <path d="M40 52h22M32 62h14" className={styles.faint} />
  </Scene>
);
