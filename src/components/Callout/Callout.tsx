import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';

import { Icon } from '#/components/Icon/Icon';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from '#/components/Icon/iconPaths';

import * as styles from '#/components/Callout/Callout.css';

export type CalloutTone = 'info' | 'caution' | 'critical' | 'positive';

const ICONS = {
  info: Info,
  caution: TriangleAlert,
  critical: CircleAlert,
  positive: CircleCheck,
} as const satisfies Record<CalloutTone, unknown>;

/** A region has to be known before its words come, or they are not read out; Safari needs this long. */
const KNOWN_AFTER_MS = 100;

/** False for a moment where what stands in a new region is to be announced. */
const useTold = (announced: boolean): boolean => {
  const [told, setTold] = useState(!announced);
  useEffect(() => {
    if (!announced) return undefined;
    const timer = setTimeout(() => setTold(true), KNOWN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [announced]);
  return told;
};

type CalloutProps = {
  /** What matters, in one line. */
  readonly title: string;
  /** What was kept and what to do. */
  readonly children?: ReactNode;
  /** `critical` only where something failed. */
  readonly tone?: CalloutTone;
  /** The way out, under the words. */
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
}: CalloutProps) => {
  const told = useTold(announced);
  return (
    <div
      className={styles.callout({ tone })}
      {...(announced ? { role: tone === 'critical' ? 'alert' : 'status' } : {})}
    >
      <Icon icon={ICONS[tone]} className={styles.icon({ tone })} />
      <div className={styles.words}>
        {/* In view from the start; in the tree of assistive technology once its region is. */}
        <div className={styles.told} aria-hidden={!told || undefined}>
          <p className={styles.title}>{title}</p>
          {children && <div className={styles.body}>{children}</div>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
};
