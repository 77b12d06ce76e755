import * as Ariakit from '@ariakit/react';
import { useId } from 'react';

import { Icon } from '#/components/Icon/Icon';
import { Check, ChevronDown } from '#/components/Icon/iconPaths';
import { cx } from '#/styles/cx';

import {
  control,
  hint as hintStyle,
  label as labelStyle,
  root,
} from '#/components/Field/Field.css';
import { item, itemHint, itemText, sheet } from '#/components/popover/popover.css';
import * as styles from '#/components/Select/Select.css';

export type SelectOption<Value extends string> = {
  readonly value: Value;
  readonly label: string;
  readonly hint?: string;
};

type SelectProps<Value extends string> = {
  /** Names the value. */
  readonly label: string;
  /** In the order shown; a hint under those that look alike. */
  readonly options: readonly SelectOption<Value>[];
  /** The chosen one, held by the caller. */
  readonly value: Value;
  /** Called with the value chosen. */
  readonly onChange: (value: Value) => void;
  /** Under the list, and read after its name. */
  readonly hint?: string | undefined;
  /** Say beside it why. */
  readonly disabled?: boolean;
  /** Open at first, for pictures of the open list. */
  readonly defaultOpen?: boolean;
};

/** One value out of a short list. Arrow keys, Home, End and typing the first letters choose. */
export const Select = <Value extends string>({
  label,
  options,
  value,
  onChange,
  hint,
  disabled = false,
  defaultOpen = false,
}: SelectProps<Value>) => {
  const hintId = useId();
  const choose = (chosen: string): void => {
    const option = options.find((each) => each.value === chosen);
    if (option) onChange(option.value);
  };
  return (
    <div className={root}>
      <Ariakit.SelectProvider value={value} setValue={choose} defaultOpen={defaultOpen}>
        <Ariakit.SelectLabel className={labelStyle}>{label}</Ariakit.SelectLabel>
        <Ariakit.Select
          className={cx(control, styles.trigger)}
          disabled={disabled}
          aria-describedby={hint ? hintId : undefined}
        >
          <span className={styles.value}>
            {options.find((option) => option.value === value)?.label}
          </span>
          <Icon icon={ChevronDown} size="s" />
        </Ariakit.Select>
        <Ariakit.SelectPopover gutter={4} className={cx(sheet, styles.popover)} portal fixed>
          {options.map((option) => (
            <Ariakit.SelectItem key={option.value} value={option.value} className={item}>
              <span className={itemText}>
                {option.label}
                {option.hint && <span className={itemHint}>{option.hint}</span>}
              </span>
              <span className={styles.check}>
                {option.value === value && <Icon icon={Check} size="s" />}
              </span>
            </Ariakit.SelectItem>
          ))}
        </Ariakit.SelectPopover>
      </Ariakit.SelectProvider>
      {hint && (
        <p id={hintId} className={hintStyle}>
          {hint}
        </p>
      )}
    </div>
  );
};
