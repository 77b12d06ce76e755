import { useId, useState } from 'react';
import type { KeyboardEvent } from 'react';

import * as styles from '#/components/ToggleGroup/ToggleGroup.css';

type ToggleGroupProps<Value extends string> = {
  /** Names the value. */
  readonly label: string;
  /** Two to six short words, in the order shown. */
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  /** The chosen value; null for none. */
  readonly value: Value | null;
  /** Pressing the chosen one again clears it. */
  readonly onChange: (value: Value | null) => void;
  /** The whole group. */
  readonly disabled?: boolean;
};

/** The button that a key leads to, round the ends; the arrows along the line and across it do the same. */
const KEYS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  ArrowUp: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** One value or none, all in view: one stop of the tabulation, arrow keys move between the buttons. */
export const ToggleGroup = <Value extends string>({
  label,
  options,
  value,
  onChange,
  disabled = false,
}: ToggleGroupProps<Value>) => {
  const id = useId();
  const [reached, setReached] = useState<Value | null>(null);
  // The tabulation stops where the focus was last, else at what is chosen, else at the first.
  const current = Math.max(
    0,
    options.findIndex((option) => option.value === (reached ?? value)),
  );
  const move = (event: KeyboardEvent<HTMLButtonElement>, at: number): void => {
    const to = KEYS[event.key]?.(at, options.length);
    const button = to === undefined ? null : event.currentTarget.parentElement?.children[to];
    if (!(button instanceof HTMLElement)) return;
    event.preventDefault();
    button.focus();
  };
  return (
    <div>
      <p id={id} className={styles.label}>
        {label}
      </p>
      <div role="toolbar" aria-labelledby={id} className={styles.bar}>
        {options.map((option, at) => (
          <button
            key={option.value}
            type="button"
            className={styles.toggle}
            disabled={disabled}
            tabIndex={at === current ? 0 : -1}
            aria-pressed={option.value === value}
            onFocus={() => setReached(option.value)}
            onKeyDown={(event) => move(event, at)}
            onClick={() => onChange(option.value === value ? null : option.value)}
          >
            {option.label}
          </button>
        ))}
      </div>
    </div>
  );
};
