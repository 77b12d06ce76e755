import * as styles from '#/components/drawings/drawings.css';

/** The end of the shower: halos, the sun half up, the line and what it reflects. Fills the width it is given. Decorative. */
export const HorizonDrawing = () => (
  <svg viewBox="0 0 480 190" className={styles.drawing} aria-hidden focusable="false">
    <path d="M100 140a140 140 0 0 1 280 0Z" className={styles.halo} />
    <path d="M146 140a94 94 0 0 1 188 0Z" className={styles.halo} />
    <path d="M184 140a56 56 0 0 1 112 0Z" className={styles.sun} />
    <path d="M-60 140h600v90H-60Z" className={styles.ground} />
    <path d="M-60 140h600" className={styles.line} />
    <path
      d="M58 156h88M166 156h22M300 156h92M116 172h52M208 172h76M420 168h40"
      className={styles.reflection}
    />
  </svg>
);
