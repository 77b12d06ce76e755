import { BellRing, Check, Clock, Trash2, Undo2 } from 'lucide-react';

import { Badge } from '#/components/Badge/Badge';
import { Button } from '#/components/Button/Button';
import type { FollowUp } from '#/domain/applications/application';
import type { ApplicationChange } from '#/domain/applications/changes';
import type { Day } from '#/domain/applications/days';
import { duenessOf } from '#/domain/applications/followUps';
import { applicationsCopy } from '#/pages/ApplicationsPage/ApplicationsPage.copy';
import { longDay, nearDay } from '#/pages/ApplicationsPage/dayWords';
import { detailCopy } from '#/pages/ApplicationsPage/Detail.copy';
import { ItemButton } from '#/pages/ApplicationsPage/parts/detail/ItemButton';

import * as styles from '#/pages/ApplicationsPage/Detail.css';

const copy = detailCopy.followUps;

const LOOKS = {
  overdue: { tone: 'critical', icon: BellRing },
  today: { tone: 'caution', icon: BellRing },
  upcoming: { tone: 'neutral', icon: Clock },
} as const;

type FollowUpItemProps = {
  readonly followUp: FollowUp;
  readonly today: Day;
  /** The recruiter still owes a word. */
  readonly waits: boolean;
  readonly onChange: (change: ApplicationChange) => boolean;
};

/** One reminder, done or not. */
export const FollowUpItem = ({ followUp, today, waits, onChange }: FollowUpItemProps) => {
  const { id, due, doneOn } = followUp;
  const dueness = duenessOf(due, today);
  const look = LOOKS[waits ? dueness : 'upcoming'];
  const when = longDay(due);
  return (
    <li className={styles.item}>
      {doneOn === null ? (
        <Badge size="small" tone={look.tone} icon={look.icon}>
          {applicationsCopy.dueness[waits ? dueness : 'upcoming'](nearDay(due))}
        </Badge>
      ) : (
        <Badge size="small" tone="positive" icon={Check}>
          {copy.done(nearDay(doneOn))}
        </Badge>
      )}
      <div className={styles.itemActions}>
        <Button
          size="small"
          variant="quiet"
          icon={doneOn === null ? Check : Undo2}
          aria-label={doneOn === null ? copy.markDoneNamed(when) : copy.undoNamed(when)}
          onClick={() => onChange({ kind: 'finishFollowUp', id, done: doneOn === null })}
        >
          {doneOn === null ? copy.markDone : copy.undo}
        </Button>
        <ItemButton
          icon={Trash2}
          label={copy.remove(when)}
          onClick={() => onChange({ kind: 'removeFollowUp', id })}
        />
      </div>
    </li>
  );
};
