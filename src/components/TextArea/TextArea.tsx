import { useId } from 'react';
import type { ClipboardEvent, ComponentProps } from 'react';

import { Field, describedBy } from '#/components/Field/Field';
import type { FieldWords } from '#/components/Field/Field';
import { cx } from '#/styles/cx';

import * as styles from '#/components/Field/Field.css';

type TextAreaProps = FieldWords &
  Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'className'> & {
    /** Held by the caller. */
    readonly value: string;
    /** Called with the text at each change. */
    readonly onChange: (value: string) => void;
    /** Words under the right edge, such as how much was written. */
    readonly counter?: ((length: number) => string) | undefined;
  };

/** Characters from which browsers take seconds to insert a pasted text line by line. */
const LONG_PASTE = 20_000;

/** Several lines of text. */
export const TextArea = ({
  label,
  optionalLabel,
  hint,
  error,
  value,
  onChange,
  counter,
  id,
  rows = 6,
  ...rest
}: TextAreaProps) => {
  const ownId = useId();
  const controlId = id ?? ownId;
  const pasteLong = (event: ClipboardEvent<HTMLTextAreaElement>): void => {
    const text = event.clipboardData.getData('text/plain');
    if (text.length < LONG_PASTE) return;
    event.preventDefault();
    const { selectionStart, selectionEnd } = event.currentTarget;
    const pasted = `${value.slice(0, selectionStart)}${text}${value.slice(selectionEnd)}`;
    // The browser would have kept to it, had it inserted the text itself.
    onChange(pasted.slice(0, rest.maxLength));
  };
  const words = { label, optionalLabel, hint, error };
  return (
    <Field
      id={controlId}
      {...words}
      aside={counter && <span className={styles.counter}>{counter(value.length)}</span>}
    >
      <textarea
        {...rest}
        id={controlId}
        rows={rows}
        value={value}
        onPaste={pasteLong}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(controlId, words)}
        className={cx(styles.control, styles.area)}
      />
    </Field>
  );
};
