import type { ReactNode } from 'react';

import { Icon } from '#/components/Icon/Icon';
import { CircleAlert } from '#/components/Icon/iconPaths';
import { cx } from '#/styles/cx';

import * as styles from '#/components/Field/Field.css';

/** Words around any control that takes text. */
export type FieldWords = {
  readonly label: string;
  /** Stands beside the label of a field that may stay empty. */
  readonly optionalLabel?: string | undefined;
  readonly hint?: string | undefined;
  /** What is wrong and what to do; null or absent when nothing is. */
  readonly error?: string | null | undefined;
};

/** Identifiers that tie the control to its words. */
export const describedBy = (id: string, { hint, error }: FieldWords): string | undefined =>
  [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;

type FieldProps = FieldWords & {
  /** Identifier of the control. */
  readonly id: string;
  /** The control, with the same identifier. */
  readonly children: ReactNode;
  /** Stands at the right of the hint, such as a counter. */
  readonly aside?: ReactNode;
  /** The label stands before the control rather than above: in a bar of one line. */
  readonly beside?: boolean | undefined;
};

/** Label, control, hint and error of one value. */
export const Field = ({
  id,
  label,
  optionalLabel,
  hint,
  error,
  children,
  aside,
  beside = false,
}: FieldProps) => (
  <div className={cx(styles.root, beside && styles.beside)}>
    <label htmlFor={id} className={styles.label}>
      {label}
      {optionalLabel && <span className={styles.optional}> {optionalLabel}</span>}
    </label>
    {children}
    {(hint || error || aside) && (
      <div className={styles.foot}>
        {error && (
          <p id={`${id}-error`} className={styles.error}>
            <Icon icon={CircleAlert} size="s" className={styles.errorIcon} />
            {error}
          </p>
        )}
        {hint && (
          <p id={`${id}-hint`} className={styles.hint}>
            {hint}
          </p>
        )}
        {aside}
      </div>
    )}
  </div>
);
