import { MapPin, X } from 'lucide-react';
import type { ReactNode } from 'react';

import { Badge } from '#/components/Badge/Badge';
import { Button } from '#/components/Button/Button';
import { Disclosure } from '#/components/Disclosure/Disclosure';
import { FieldList } from '#/components/FieldRow/FieldRow';
import type { TextRange } from '#/domain/cv/cv';
import { myCvCopy as copy } from '#/pages/MyCvPage/MyCvPage.copy';

import * as styles from '#/pages/MyCvPage/MyCvPage.css';

type ReadEntryProps = {
  /** Names the entry, for the eye and for its buttons. */
  readonly name: string;
  /** Employer, period: one line under the name. */
  readonly details: readonly string[];
  /** Kind, level. */
  readonly badges?: ReactNode;
  readonly doubts: number;
  /** Null for an entry the user added: it stands nowhere in the document. */
  readonly range: TextRange | null;
  readonly defaultOpen: boolean;
  readonly onShow: (range: TextRange) => void;
  readonly onRemove: () => void;
  readonly children: ReactNode;
};

/** One experience or diploma in two lines; opened, its fields to correct. */
export const ReadEntry = ({
  name,
  details,
  badges,
  doubts,
  range,
  defaultOpen,
  onShow,
  onRemove,
  children,
}: ReadEntryProps) => (
  <li className={styles.entry}>
    <Disclosure
      lazy
      defaultOpen={defaultOpen}
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
      <div className={styles.entryActions}>
        {range && (
          <Button
            size="small"
            variant="quiet"
            icon={MapPin}
            aria-label={copy.read.where(name)}
            onClick={() => onShow(range)}
          >
            {copy.read.whereShort}
          </Button>
        )}
        <Button
          size="small"
          variant="quiet"
          icon={X}
          aria-label={copy.read.remove(name)}
          onClick={onRemove}
        >
          {copy.read.removeShort}
        </Button>
      </div>
    </Disclosure>
  </li>
);
