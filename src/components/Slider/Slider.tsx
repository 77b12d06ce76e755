import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useId } from 'react';

import { label as labelStyle } from '#/components/Field/Field.css';
import * as styles from '#/components/Slider/Slider.css';

type SliderProps = {
  /** Names the value. */
  readonly label: string;
  /** Between `min` and `max`, held by the caller. */
  readonly value: number;
  /** Called with the value at each step. */
  readonly onChange: (value: number) => void;
  /** The value in words, shown and announced. */
  readonly valueText: string;
  /** Words under the two ends. */
  readonly startLabel: string;
  /** Words under the far end. */
  readonly endLabel: string;
  /** The near end. */
  readonly min?: number;
  /** The far end. */
  readonly max?: number;
  /** Between two values. */
  readonly step?: number;
  /** Say beside it why. */
  readonly disabled?: boolean;
};

/** A value between two ends that words name. */
export const Slider = ({
  label,
  value,
  onChange,
  valueText,
  startLabel,
  endLabel,
  min = 0,
  max = 100,
  step = 1,
  disabled = false,
}: SliderProps) => {
  const id = useId();
  const share = max > min ? ((value - min) / (max - min)) * 100 : 0;
  return (
    <div>
      <div className={styles.head}>
        <label htmlFor={id} className={labelStyle}>
          {label}
        </label>
        <output htmlFor={id} className={styles.value}>
          {valueText}
        </output>
      </div>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        disabled={disabled}
        aria-valuetext={valueText}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        className={styles.input}
        style={assignInlineVars({ [styles.filled]: `${share}%` })}
      />
      <div className={styles.ends} aria-hidden>
        <span>{startLabel}</span>
        <span>{endLabel}</span>
      </div>
    </div>
  );
};
