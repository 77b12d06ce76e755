import * as styles from '#/pages/InterviewPage/Chart.css';

const LINES = [100, 50, 0];

type ProgressChartProps = {
  /** Percents, oldest first; at least two. */
  readonly values: readonly number[];
  /** Days of the first and of the last one. */
  readonly days: readonly [first: string, last: string];
  /** The whole curve in a sentence. */
  readonly label: string;
  readonly percent: (value: number) => string;
};

/** A curve of percents over time. Its lines stretch with the screen; its words keep their size. */
export const ProgressChart = ({ values, days, label, percent }: ProgressChartProps) => {
  const last = values.length - 1;
  const points = values.map((value, index) => ({
    value,
    x: (index / Math.max(1, last)) * 100,
    y: 100 - value,
  }));
  const path = points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join(' ');
  return (
    <div className={styles.chart}>
      <div className={styles.plot}>
        {LINES.map((value) => (
          <span
            key={value}
            aria-hidden
            className={styles.level}
            style={{ insetBlockStart: `${100 - value}%` }}
          >
            {value}
          </span>
        ))}
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className={styles.drawing}
          role="img"
          aria-label={label}
        >
          {LINES.map((value) => (
            <path key={value} className={styles.grid} d={`M0 ${100 - value} H100`} />
          ))}
          <path className={styles.area} d={`${path} L100 100 L0 100 Z`} />
          <path className={styles.curve} d={path} />
        </svg>
        {points.map(({ value, x, y }, index) => (
          <span
            key={x}
            aria-hidden
            className={styles.point}
            style={{ insetInlineStart: `${x}%`, insetBlockStart: `${y}%` }}
          >
            {(index === 0 || index === last) && (
              <span
                className={styles.value}
                data-side={index === 0 ? 'start' : 'end'}
                data-low={value > 80}
              >
                {percent(value)}
              </span>
            )}
          </span>
        ))}
      </div>
      <p className={styles.days}>
        <span>{days[0]}</span>
        <span>{days[1]}</span>
      </p>
    </div>
  );
};
