import { useId, useState } from 'react';
import type { ReactNode } from 'react';

import { Icon } from '#/components/Icon/Icon';
import { ChevronDown } from '#/components/Icon/iconPaths';

import * as styles from '#/components/Disclosure/Disclosure.css';

type DisclosureProps = {
  /** Words, possibly with a badge or a bar, that stand while closed. */
  readonly summary: ReactNode;
  /** What opens. */
  readonly children: ReactNode;
  /** Open at first, where most people would open it. */
  readonly defaultOpen?: boolean;
  /** Draws the content only while it is open: for long lists of them. */
  readonly lazy?: boolean;
  /** With `onOpenChange`, leaves the state to the caller. */
  readonly open?: boolean;
  /** Called with the new state. */
  readonly onOpenChange?: (open: boolean) => void;
};

/** More on demand, in its place. */
export const Disclosure = ({
  summary,
  children,
  defaultOpen = false,
  lazy = false,
  open,
  onOpenChange,
}: DisclosureProps) => {
  const id = useId();
  const [ownOpen, setOwnOpen] = useState(defaultOpen);
  const isOpen = open ?? ownOpen;
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        className={styles.trigger}
        onClick={() => {
          setOwnOpen(!isOpen);
          onOpenChange?.(!isOpen);
        }}
      >
        <span className={styles.summary}>{summary}</span>
        <Icon icon={ChevronDown} className={styles.chevron} />
      </button>
      <div id={id} hidden={!isOpen} className={styles.content}>
        {(isOpen || !lazy) && children}
      </div>
    </>
  );
};
