import * as Ariakit from '@ariakit/react';
import { useId } from 'react';

import * as styles from '#/components/ToggleGroup/ToggleGroup.css';

type ToggleGroupProps<Value extends string> = {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  /** The chosen value; null for none. */
  readonly value: Value | null;
  /** Pressing the chosen one again clears it. */
  readonly onChange: (value: Value | null) => void;
  readonly disabled?: boolean;
};

/** One value or none, all in view. Arrow keys move between the buttons. */
export const ToggleGroup = <Value extends string>({
  label,
  options,
  value,
  onChange,
  disabled = false,
}: ToggleGroupProps<Value>) => {
  const id = useId();
  return (
    <div>
      <p id={id} className={styles.label}>
        {label}
      </p>
      <Ariakit.ToolbarProvider>
        <Ariakit.Toolbar aria-labelledby={id} className={styles.bar}>
          {options.map((option) => (
            <Ariakit.ToolbarItem
              key={option.value}
              className={styles.toggle}
              disabled={disabled}
              aria-pressed={option.value === value}
              onClick={() => onChange(option.value === value ? null : option.value)}
            >
              {option.label}
            </Ariakit.ToolbarItem>
          ))}
        </Ariakit.Toolbar>
      </Ariakit.ToolbarProvider>
    </div>
  );
};
