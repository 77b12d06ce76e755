import * as styles from '#/components/ProgressBar/ProgressBar.css';

type ProgressBarProps = {
  /** Names what goes forward. */
  readonly label: string;
  /** 0 to 100. */
  readonly percent: number;
  /** The value in words, such as a percentage or "3 of 8". */
  readonly valueText: string;
  /** Leaves the words to assistive technology, where they stand beside the bar already. */
  readonly wordsHidden?: boolean;
};

/** How far something has come. */
export const ProgressBar = ({
  label,
  percent,
  valueText,
  wordsHidden = false,
}: ProgressBarProps) => {
  const bounded = Math.min(100, Math.max(0, percent));
  return (
    <div className={styles.root}>
      {!wordsHidden && (
        <div className={styles.head} aria-hidden>
          <span>{label}</span>
          <span className={styles.value}>{valueText}</span>
        </div>
      )}
      <progress
        className={styles.bar}
        max={100}
        value={bounded}
        aria-label={label}
        aria-valuetext={valueText}
      />
    </div>
  );
};
