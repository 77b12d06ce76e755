import type { ReactNode } from 'react';

import * as styles from '#/components/drawings/drawings.css';

type SceneProps = {
  /** Where the sun rises on the horizon, and how wide it is. */
  readonly sunAt: number;
  readonly sunRadius?: number;
  readonly children: ReactNode;
};

/** The sky that all the drawings share: a patch of it, the sun rising, the line. Decorative. */
export const Scene = ({ sunAt, sunRadius = 20, children }: SceneProps) => (
  <svg viewBox="0 0 216 144" className={styles.drawing} aria-hidden focusable="false">
    <path
      d="M30 120C18 96 26 58 58 42c22-11 36-28 66-27 34 1 60 26 66 57 3 18 0 34-8 48Z"
      className={styles.sky}
    />
    <path
      d={`M${sunAt - sunRadius * 1.7} 120a${sunRadius * 1.7} ${sunRadius * 1.7} 0 0 1 ${sunRadius * 3.4} 0Z`}
      className={styles.dawn}
    />
    <path
      d={`M${sunAt - sunRadius} 120a${sunRadius} ${sunRadius} 0 0 1 ${sunRadius * 2} 0Z`}
      className={styles.sun}
    />
    {children}
    <path d="M14 120h188" className={styles.line} />
    <path d="M44 130h34M92 130h12M150 130h26" className={styles.faint} />
  </svg>
);
