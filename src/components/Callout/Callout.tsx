import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

import { Icon } from '#/components/Icon/Icon';

import * as styles from '#/components/Callout/Callout.css';

export type CalloutTone = 'info' | 'caution' | 'critical' | 'positive';

const ICONS = {
  info: Info,
  caution: TriangleAlert,
  critical: CircleAlert,
  positive: CircleCheck,
} as const satisfies Record<CalloutTone, unknown>;

type CalloutProps = {
  readonly title: string;
  readonly children?: ReactNode;
  readonly tone?: CalloutTone;
  readonly actions?: ReactNode;
  /** Announced when it appears: for what has just happened, not for what was there at first. */
  readonly announced?: boolean;
};

/** Something to know before going on: what happened, what was kept, what to do. */
export const Callout = ({
  title,
  children,
  tone = 'info',
  actions,
  announced = false,
}: CalloutProps) => (
  <div
    className={styles.callout({ tone })}
    {...(announced ? { role: tone === 'critical' ? 'alert' : 'status' } : {})}
  >
    <Icon icon={ICONS[tone]} className={styles.icon({ tone })} />
    <div className={styles.words}>
      <p className={styles.title}>{title}</p>
      {children && <div className={styles.body}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  </div>
);
