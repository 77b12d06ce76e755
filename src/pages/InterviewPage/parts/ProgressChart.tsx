import * as styles from '#/pages/InterviewPage/History.css';

const WIDTH = 640;
const HEIGHT = 200;
const LEFT = 40;
const RIGHT = 20;
const TOP = 24;
const BOTTOM = 28;
const LINES = [0, 50, 100];

const yOf = (percent: number): number => TOP + ((100 - percent) / 100) * (HEIGHT - TOP - BOTTOM);

type ProgressChartProps = {
  /** Percents, oldest first; at least two. */
  readonly values: readonly number[];
  /** Days of the first and of the last one. */
  readonly days: readonly [first: string, last: string];
  /** The whole curve in a sentence. */
  readonly label: string;
  readonly percent: (value: number) => string;
};

/** A curve of percents over time. */
export const ProgressChart = ({ values, days, label, percent }: ProgressChartProps) => {
  const step = (WIDTH - LEFT - RIGHT) / Math.max(1, values.length - 1);
  const points = values.map((value, index) => ({ value, x: LEFT + index * step, y: yOf(value) }));
  const path = points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join(' ');
  const last = points.length - 1;
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={styles.chart} role="img" aria-label={label}>
      {LINES.map((value) => (
        <g key={value}>
          <line
            className={styles.grid}
            x1={LEFT}
            x2={WIDTH - RIGHT}
            y1={yOf(value)}
            y2={yOf(value)}
          />
          <text className={styles.axis} x={LEFT - 8} y={yOf(value) + 4} textAnchor="end">
            {value}
          </text>
        </g>
      ))}
      <text className={styles.axis} x={LEFT} y={HEIGHT - 6}>
        {days[0]}
      </text>
      <text className={styles.axis} x={WIDTH - RIGHT} y={HEIGHT - 6} textAnchor="end">
        {days[1]}
      </text>
      <path
        className={styles.area}
        d={`${path} L${LEFT + last * step} ${yOf(0)} L${LEFT} ${yOf(0)} Z`}
      />
      <path className={styles.curve} d={path} />
      {points.map(({ value, x, y }, index) => (
        <g key={x}>
          <circle className={styles.point} cx={x} cy={y} r={4.5} />
          {(index === 0 || index === last) && (
            <text
              className={styles.value}
              x={x}
              y={y - 12}
              textAnchor={index === 0 ? 'start' : 'end'}
            >
              {percent(value)}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
};
