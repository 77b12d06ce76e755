import type { FormEvent } from 'react';

import { Button } from '#/components/Button/Button';
import { Callout } from '#/components/Callout/Callout';
import { Card } from '#/components/Card/Card';
import { Heading } from '#/components/Heading/Heading';
import { BellRing, MapPin, Search } from '#/components/Icon/iconPaths';
import { NativeSelect } from '#/components/NativeSelect/NativeSelect';
import { Switch } from '#/components/Switch/Switch';
import { Text } from '#/components/Text/Text';
import { TextField } from '#/components/TextField/TextField';
import { alertContractLabels, alertFrequencyLabels } from '#/copy/offers.copy';
import { ALERT_CONTRACTS, ALERT_FREQUENCIES } from '#/domain/offers/alerts/preferences';
import type { AlertPreferences } from '#/domain/offers/alerts/preferences';
import { jobAlertsCopy as copy } from '#/pages/JobAlertsPage/JobAlertsPage.copy';
import type { AlertsState } from '#/pages/JobAlertsPage/JobAlertsPage.state';
import type { NoticeState } from '#/usecases/alerts/askForNotices';

import * as styles from '#/pages/JobAlertsPage/JobAlertsPage.css';

export type AlertsFormProps = {
  readonly state: AlertsState;
  readonly preferences: AlertPreferences;
  readonly onChange: (preferences: AlertPreferences) => void;
  readonly onSave: () => void;
  readonly notices: NoticeState;
  /** The switch was pressed: the browser has to be asked first. */
  readonly onNotices: (wanted: boolean) => void;
};

/** What the user wants to hear of, and how. */
export const AlertsForm = ({
  state,
  preferences,
  onChange,
  onSave,
  notices,
  onNotices,
}: AlertsFormProps) => {
  const change = (part: Partial<AlertPreferences>): void => onChange({ ...preferences, ...part });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSave();
  };
  return (
    <Card as="section">
      <form className={styles.form} onSubmit={submit}>
        <Heading level={2} size="m">
          {copy.form}
        </Heading>
        <TextField
          label={copy.keywords}
          placeholder={copy.keywordsPlaceholder}
          hint={copy.keywordsHint}
          icon={Search}
          value={preferences.keywords}
          onChange={(keywords) => change({ keywords })}
        />
        <TextField
          label={copy.location}
          placeholder={copy.locationPlaceholder}
          icon={MapPin}
          value={preferences.location}
          onChange={(location) => change({ location })}
        />
        <div className={styles.pair}>
          <NativeSelect
            label={copy.contract}
            options={ALERT_CONTRACTS.map((value) => ({
              value,
              label: alertContractLabels[value],
            }))}
            value={preferences.contract}
            onChange={(contract) => change({ contract })}
          />
          <NativeSelect
            label={copy.frequency}
            options={ALERT_FREQUENCIES.map((value) => ({
              value,
              label: alertFrequencyLabels[value],
            }))}
            value={preferences.frequency}
            onChange={(frequency) => change({ frequency })}
          />
        </div>
        <Switch
          label={copy.email}
          hint={copy.emailHint}
          checked={preferences.email}
          onChange={(email) => change({ email })}
        />
        <Switch
          label={copy.notices}
          hint={notices === 'unsupported' ? copy.unsupported : copy.noticesHint}
          disabled={notices === 'unsupported'}
          checked={preferences.notices && notices === 'allowed'}
          onChange={onNotices}
        />
        {(notices === 'refused' || notices === 'dismissed') && (
          <Callout tone="caution" title={copy[notices].title} announced>
            {copy[notices].text}
          </Callout>
        )}
        <div className={styles.actions}>
          <Button type="submit" variant="primary" icon={BellRing}>
            {copy.save}
          </Button>
          <Text size="s" tone="muted">
            {copy.statuses[state.status]}
          </Text>
        </div>
      </form>
    </Card>
  );
};
