import { Scene } from '#/components/drawings/Scene';

import * as styles from '#/components/drawings/drawings.css';

/** A page whose lines are only a picture of lines, in the frame of a scanner. */
export const UnreadableDrawing = () => (
  <Scene sunAt={44} sunRadius={16}>
    <rect x="72" y="30" width="72" height="90" rx="6" className={styles.paper} />
    <rect x="82" y="42" width="52" height="24" rx="4" className={styles.shade} />
    <path d="m84 64 13-13 9 9 7-6 19 12" className={styles.line} />
    <path
      d="M84 80c4-5 6 5 10 0s6 5 10 0 6 5 10 0 6 5 10 0M84 92c4-5 6 5 10 0s6 5 10 0 6 5 10 0M84 104c4-5 6 5 10 0s6 5 10 0"
      className={styles.faint}
    />
    <path
      d="M56 34v-8a8 8 0 0 1 8-8h8M144 18h8a8 8 0 0 1 8 8v8M56 96v8a8 8 0 0 0 8 8M160 96v8a8 8 0 0 1-8 8"
      className={styles.skyLine}
    />
    <circle cx="148" cy="72" r="17" className={styles.sun} />
    <path d="M148 63v10M148 80.5v.1" strokeWidth="3" className={styles.line} />
  </Scene>
);
