import { Fragment } from 'react';
import type { Ref } from 'react';

import { Icon } from '#/components/Icon/Icon';
import { Pencil } from '#/components/Icon/iconPaths';
import { VisuallyHidden } from '#/components/VisuallyHidden/VisuallyHidden';
import { cx } from '#/styles/cx';

import * as styles from '#/components/InlineEdit/InlineEdit.css';

type EditButtonProps = {
  readonly value: string;
  /** What pressing the value does, announced after it. */
  readonly editLabel: string;
  /** There is no value: the words say so. */
  readonly absent: boolean;
  readonly onClick: () => void;
  readonly ref?: Ref<HTMLButtonElement>;
};

/** A value that is pressed to be corrected; an address too long for its line breaks before its sign. */
export const EditButton = ({ value, editLabel, absent, onClick, ref }: EditButtonProps) => (
  <button ref={ref} type="button" className={styles.shown} onClick={onClick}>
    <span className={cx(styles.words, absent && styles.absent)}>
      {value.split(/(?=@)/u).map((part, index) => (
        <Fragment key={`${index} ${part}`}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
    <VisuallyHidden>{editLabel}</VisuallyHidden>
    <Icon icon={Pencil} size="s" className={styles.pencil} />
  </button>
);
