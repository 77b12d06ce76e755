import { Checkbox } from '#/components/Checkbox/Checkbox';

import * as styles from '#/components/CheckboxGroup/CheckboxGroup.css';

type CheckboxGroupProps<Value extends string> = {
  /** Names the choice, out of its place too. */
  readonly legend: string;
  /** About ten at most, in the order shown. */
  readonly options: readonly {
    readonly value: Value;
    readonly label: string;
    readonly hint?: string;
  }[];
  /** Chosen values. */
  readonly values: readonly Value[];
  /** Chosen values, in the order of the options. */
  readonly onChange: (values: readonly Value[]) => void;
  /** `2` where the labels are short; one where they have no room. */
  readonly columns?: 1 | 2;
  /** The whole group. */
  readonly disabled?: boolean;
};

/** Any number of values out of a short list. */
export const CheckboxGroup = <Value extends string>({
  legend,
  options,
  values,
  onChange,
  columns = 1,
  disabled = false,
}: CheckboxGroupProps<Value>) => {
  const toggle = (value: Value, checked: boolean): void =>
    onChange(
      options
        .map((option) => option.value)
        .filter((each) => (each === value ? checked : values.includes(each))),
    );
  return (
    <fieldset disabled={disabled}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.list({ columns })}>
        {options.map((option) => (
          <Checkbox
            key={option.value}
            label={option.label}
            hint={option.hint}
            checked={values.includes(option.value)}
            onChange={(checked) => toggle(option.value, checked)}
          />
        ))}
      </div>
    </fieldset>
  );
};
