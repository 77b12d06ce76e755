import { WORDMARK } from '#/components/Logo/wordmark';
import { VisuallyHidden } from '#/components/VisuallyHidden/VisuallyHidden';

import * as styles from '#/components/Logo/Logo.css';

export type LogoSize = 'small' | 'medium' | 'large';

type LogoProps = {
  /** Name of the product, for assistive technology. */
  readonly label: string;
  /** 24, 32 or 56 px high. */
  readonly size?: LogoSize;
  /** The sun alone, where the word has no room. */
  readonly markOnly?: boolean;
};

/** A small sun rising over the line that carries the word. */
export const Logo = ({ label, size = 'medium', markOnly = false }: LogoProps) => (
  <>
    <VisuallyHidden>{label}</VisuallyHidden>
    <svg
      viewBox={markOnly ? '0 0 32 32' : '0 0 173 32'}
      className={styles.logo({ size })}
      aria-hidden
      focusable="false"
    >
      <path d="M7.5 21.5a8.5 8.5 0 0 1 17 0Z" className={styles.sun} />
      <path d="M16 8.8V5.9M6.9 12.4 4.9 10.4M25.1 12.4l2-2" className={styles.ray} />
      <path d="M3 25.4h26" className={styles.horizon} />
      {!markOnly && (
        <g transform="translate(38.5 26.5)">
          <path d={WORDMARK} className={styles.ink} />
          <circle cx="109.4" cy="-21.3" r="2.9" className={styles.sun} />
        </g>
      )}
    </svg>
  </>
);
