import { useState } from 'react';

import { Badge } from '#/components/Badge/Badge';
import { Button } from '#/components/Button/Button';
import { BellRing, CalendarPlus, Check, Clock, Trash2, Undo2 } from '#/components/Icon/iconPaths';
import { Text } from '#/components/Text/Text';
import { TextField } from '#/components/TextField/TextField';
import type { Application, FollowUp } from '#/domain/applications/application';
import type { ApplicationChange } from '#/domain/applications/changes';
import { isDay, isSearchDay } from '#/domain/applications/days';
import type { Day } from '#/domain/applications/days';
import { duenessOf, proposalsFor } from '#/domain/applications/followUps';
import { inCodeOrder } from '#/domain/shared/inCodeOrder';
import { longDay, nearDay, shortDay } from '#/pages/ApplicationsPage/applicationDays';
import { applicationsCopy } from '#/pages/ApplicationsPage/ApplicationsPage.copy';
import { detailCopy } from '#/pages/ApplicationsPage/Detail.copy';
import { ItemButton } from '#/pages/ApplicationsPage/parts/detail/ItemButton';
import { Section } from '#/pages/ApplicationsPage/parts/detail/Section';

import * as page from '#/pages/ApplicationsPage/ApplicationsPage.css';
import * as styles from '#/pages/ApplicationsPage/Detail.css';

const copy = detailCopy.followUps;

type FollowUpsProps = {
  readonly application: Application;
  readonly today: Day;
  readonly onChange: (change: ApplicationChange) => boolean;
};

/** When to write again: what is planned and done, the proposals, and any other day. */
export const FollowUps = ({ application, today, onChange }: FollowUpsProps) => {
  const [due, setDue] = useState('');
  const [missing, setMissing] = useState(false);
  const isUsable = isDay(due) && isSearchDay(due);
  const proposals = proposalsFor(application);
  const followUps = application.followUps.toSorted((a, b) => inCodeOrder(a.due, b.due));
  const waits = application.status === 'sent' || application.status === 'inReview';
  return (
    <Section title={copy.title}>
      {!waits && (
        <Text size="s" tone="muted">
          {copy.answered}
        </Text>
      )}
      {followUps.length === 0 && waits && (
        <Text size="s" tone="muted">
          {copy.none}
        </Text>
      )}
      {followUps.length > 0 && (
        <ul className={page.items}>
          {followUps.map((followUp) => (
            <FollowUpItem
              key={followUp.id}
              followUp={followUp}
              today={today}
              waits={waits}
              onChange={onChange}
            />
          ))}
        </ul>
      )}
      {proposals.length > 0 && (
        <div className={styles.proposals}>
          {proposals.map(({ days, due: proposed }) => (
            <Button
              key={days}
              size="small"
              icon={CalendarPlus}
              onClick={() => onChange({ kind: 'planFollowUp', due: proposed })}
            >
              {copy.proposal(days, shortDay(proposed))}
            </Button>
          ))}
        </div>
      )}
      {waits && (
        <form
          noValidate
          className={styles.oneLine}
          onSubmit={(event) => {
            event.preventDefault();
            setMissing(!isUsable);
            if (isUsable && onChange({ kind: 'planFollowUp', due })) setDue('');
          }}
        >
          <TextField
            label={copy.date}
            type="date"
            value={due}
            onChange={setDue}
            error={missing && !isUsable ? copy.missing : null}
          />
          <Button type="submit">{copy.plan}</Button>
        </form>
      )}
    </Section>
  );
};

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
const FollowUpItem = ({ followUp, today, waits, onChange }: FollowUpItemProps) => {
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
