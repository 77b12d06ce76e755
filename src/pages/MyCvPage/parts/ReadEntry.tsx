import { MapPin, X } from 'lucide-react';
import type { ReactNode } from 'react';

import { Button } from '#/components/Button/Button';
import { FieldList } from '#/components/FieldRow/FieldRow';
import type { TextRange } from '#/domain/cv/cv';
import { myCvCopy as copy } from '#/pages/MyCvPage/MyCvPage.copy';

import * as styles from '#/pages/MyCvPage/MyCvPage.css';

type ReadEntryProps = {
  /** Names the entry for its buttons. */
  readonly name: string;
  /** Period, kind: what stands above the fields. */
  readonly meta: ReactNode;
  readonly range: TextRange;
  readonly onShow: (range: TextRange) => void;
  readonly onRemove: () => void;
  readonly children: ReactNode;
};

/** One experience or education: its fields, where it stands in the CV, and a way to take it out. */
export const ReadEntry = ({ name, meta, range, onShow, onRemove, children }: ReadEntryProps) => (
  <li className={styles.entry}>
    <div className={styles.entryHead}>
      <div className={styles.entryMeta}>{meta}</div>
      <div className={styles.actions}>
        <Button size="small" variant="quiet" icon={MapPin} iconOnly onClick={() => onShow(range)}>
          {copy.read.where(name)}
        </Button>
        <Button size="small" variant="quiet" icon={X} iconOnly onClick={onRemove}>
          {copy.read.remove(name)}
        </Button>
      </div>
    </div>
    <FieldList>{children}</FieldList>
  </li>
);
