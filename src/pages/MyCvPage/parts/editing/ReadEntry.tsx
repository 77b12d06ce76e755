import type { ReactNode } from 'react';

import { Badge } from '#/components/Badge/Badge';
import { Button } from '#/components/Button/Button';
import { Disclosure } from '#/components/Disclosure/Disclosure';
import { FieldList } from '#/components/FieldRow/FieldRow';
import { MapPin, X } from '#/components/Icon/iconPaths';
import { myCvCopy as copy } from '#/pages/MyCvPage/MyCvPage.copy';
import type { ReadCvActions } from '#/pages/MyCvPage/parts/editing/readCvActions';
import { useSoughtOpen } from '#/pages/MyCvPage/parts/editing/useSoughtOpen';
import { isWithin } from '#/pages/MyCvPage/parts/page/zones';

import * as styles from '#/pages/MyCvPage/MyCvPage.css';

type ReadEntryProps = Pick<ReadCvActions, 'onShow' | 'lit' | 'sought'> & {
  /** Key of the entry: those of its fields begin with it. */
  readonly id: string;
  /** Names the entry, for the eye and for its buttons. */
  readonly name: string;
  /** Employer, period: one line under the name. */
  readonly details: readonly string[];
  /** Kind, level. */
  readonly badges?: ReactNode;
  readonly doubts: number;
  /** False for an entry the user added: it stands nowhere in the document. */
  readonly placed: boolean;
  readonly defaultOpen: boolean;
  readonly onRefuse: () => void;
  readonly children: ReactNode;
};

/** One experience or diploma in two lines; opened, its fields to correct. A field asked for on the page opens it. */
export const ReadEntry = ({
  id,
  name,
  details,
  badges,
  doubts,
  placed,
  defaultOpen,
  lit,
  sought,
  onShow,
  onRefuse,
  children,
}: ReadEntryProps) => {
  const [open, setOpen] = useSoughtOpen(defaultOpen, sought, (key) => isWithin(key, id));
  return (
    <li
      className={styles.entry({ lit: !open && lit !== null && isWithin(lit, id) })}
      data-zone={id}
    >
      <div className={styles.entryBody}>
        <Disclosure
          lazy
          open={open}
          onOpenChange={setOpen}
          summary={
            <span className={styles.entryHead}>
              <span className={styles.entryName}>
                {name}
                {badges}
                {doubts > 0 && (
                  <Badge size="small" tone="caution">
                    {copy.read.toCheck(doubts)}
                  </Badge>
                )}
              </span>
              <span className={styles.entryMeta}>{details.join('\u00a0· ')}</span>
            </span>
          }
        >
          <FieldList>{children}</FieldList>
          {placed && (
            <div className={styles.entryActions}>
              <Button
                size="small"
                variant="quiet"
                icon={MapPin}
                aria-label={copy.read.where(name)}
                onClick={() => onShow(id)}
              >
                {copy.read.whereShort}
              </Button>
            </div>
          )}
        </Disclosure>
      </div>
      <Button
        size="small"
        variant="quiet"
        icon={X}
        iconOnly
        className={styles.entryRefuse}
        onClick={onRefuse}
      >
        {copy.refusal.refuse(name)}
      </Button>
    </li>
  );
};
