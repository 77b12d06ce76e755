import type { ReactNode } from 'react';

import { Icon } from '#/components/Icon/Icon';
import {
  CircleCheck,
  CircleDashed,
  CircleQuestionMark,
  UserRoundCheck,
} from '#/components/Icon/iconPaths';
import { VisuallyHidden } from '#/components/VisuallyHidden/VisuallyHidden';
import type { Confidence } from '#/domain/cv/cv';

import * as styles from '#/components/FieldRow/FieldRow.css';

const ICONS = {
  sure: CircleCheck,
  likely: CircleDashed,
  doubtful: CircleQuestionMark,
  corrected: UserRoundCheck,
} as const satisfies Record<Confidence, unknown>;

type ConfidenceMarkProps = {
  /** How sure the reader is. */
  readonly confidence: Confidence;
  readonly label: string;
  /** Keeps the words for screen readers, where most rows would say the same. */
  readonly iconOnly?: boolean;
};

/** How sure the reader is: an icon and its words. */
export const ConfidenceMark = ({ confidence, label, iconOnly = false }: ConfidenceMarkProps) => (
  <span className={styles.mark({ confidence })}>
    <Icon icon={ICONS[confidence]} size="s" />
    {iconOnly ? <VisuallyHidden>{label}</VisuallyHidden> : label}
  </span>
);

type FieldRowProps = {
  readonly label: string;
  /** The value, plain or an `InlineEdit`. */
  readonly children: ReactNode;
  /** A `ConfidenceMark`. */
  readonly mark?: ReactNode;
  /** Where the value was read. */
  readonly source?: ReactNode;
  /** Stands out among its neighbours. */
  readonly doubtful?: boolean;
  /** Name under which something elsewhere points at the row, as `data-zone`. */
  readonly zone?: string;
  /** Pointed at from elsewhere. */
  readonly lit?: boolean;
};

/** One field of what was understood; stands in a `FieldList`. */
export const FieldRow = ({
  label,
  children,
  mark,
  source,
  doubtful = false,
  zone,
  lit = false,
}: FieldRowProps) => (
  <div className={styles.row({ doubtful, lit })} data-zone={zone}>
    <dt className={styles.label}>{label}</dt>
    <dd className={styles.value}>
      <div className={styles.words}>{children}</div>
      {mark}
      {source && <div className={styles.source}>{source}</div>}
    </dd>
  </div>
);

/** A list of `FieldRow`. */
export const FieldList = ({ children }: { readonly children: ReactNode }) => (
  <dl className={styles.list}>{children}</dl>
);
