import { VisuallyHidden } from '#/components/VisuallyHidden/VisuallyHidden';

import * as styles from '#/components/Spinner/Spinner.css';

export const SPINNER_SIZES = ['s', 'm', 'l'] as const;

type SpinnerProps = {
  /** What is going on: announced, and shown unless `labelHidden`. */
  readonly label: string;
  /** Leaves the words to assistive technology, where they stand beside it already. */
  readonly labelHidden?: boolean;
  /** 16, 24 or 40 px. */
  readonly size?: (typeof SPINNER_SIZES)[number];
};

/** A wait of unknown length. */
export const Spinner = ({ label, labelHidden = false, size = 'm' }: SpinnerProps) => (
  <output data-waiting className={styles.root}>
    <span className={styles.ring({ size, accent: true })} aria-hidden />
    {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
  </output>
);
