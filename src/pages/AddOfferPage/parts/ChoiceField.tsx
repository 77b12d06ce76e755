import { NativeSelect } from '#/components/NativeSelect/NativeSelect';
import { addOfferCopy as copy } from '#/pages/AddOfferPage/AddOfferPage.copy';

type ChoiceFieldProps<Value extends string> = {
  readonly label: string;
  readonly values: readonly Value[];
  readonly labels: Readonly<Record<Value, string>>;
  readonly value: Value | null;
  readonly onChange: (value: Value | null) => void;
};

/** One of a closed set, or nothing stated. */
export const ChoiceField = <Value extends string>({
  label,
  values,
  labels,
  value,
  onChange,
}: ChoiceFieldProps<Value>) => (
  <NativeSelect<Value | ''>
    label={label}
    options={[
      { value: '', label: copy.review.unstated },
      ...values.map((one) => ({ value: one, label: labels[one] })),
    ]}
    value={value ?? ''}
    onChange={(chosen) => onChange(chosen === '' ? null : chosen)}
  />
);
