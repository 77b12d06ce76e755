import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';

import { Button } from '#/components/Button/Button';
import { Text } from '#/components/Text/Text';
import { TextField } from '#/components/TextField/TextField';
import type { Application } from '#/domain/applications/application';
import type { ApplicationChange } from '#/domain/applications/changes';
import { isDay, isSearchDay } from '#/domain/applications/days';
import type { Day } from '#/domain/applications/days';
import { proposalsFor } from '#/domain/applications/followUps';
import { shortDay } from '#/pages/ApplicationsPage/dayWords';
import { detailCopy } from '#/pages/ApplicationsPage/Detail.copy';
import { FollowUpItem } from '#/pages/ApplicationsPage/parts/detail/FollowUpItem';
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
  const followUps = application.followUps.toSorted((a, b) => a.due.localeCompare(b.due));
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
