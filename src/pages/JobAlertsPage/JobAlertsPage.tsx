import { BellRing, MapPin, Search } from 'lucide-react';
import type { FormEvent } from 'react';

import { Button } from '#/components/Button/Button';
import { Callout } from '#/components/Callout/Callout';
import { Card } from '#/components/Card/Card';
import { Heading } from '#/components/Heading/Heading';
import { LinkButton } from '#/components/LinkButton/LinkButton';
import { PageHeader } from '#/components/PageHeader/PageHeader';
import { Select } from '#/components/Select/Select';
import { Stack } from '#/components/Stack/Stack';
import { Switch } from '#/components/Switch/Switch';
import { Text } from '#/components/Text/Text';
import { TextField } from '#/components/TextField/TextField';
import { alertContractLabels, alertFrequencyLabels } from '#/copy/offers.copy';
import { ALERT_CONTRACTS, ALERT_FREQUENCIES } from '#/domain/offers/alerts/preferences';
import type { AlertPreferences } from '#/domain/offers/alerts/preferences';
import { jobAlertsCopy as copy } from '#/pages/JobAlertsPage/JobAlertsPage.copy';
import type { AlertsState } from '#/pages/JobAlertsPage/JobAlertsPage.state';

import * as styles from '#/pages/JobAlertsPage/JobAlertsPage.css';

type JobAlertsPageProps = {
  readonly state: AlertsState;
  readonly preferences: AlertPreferences;
  readonly onChange: (preferences: AlertPreferences) => void;
  readonly onSave: () => void;
  /** Address of the search with these preferences as filters. */
  readonly searchHref: string;
};

/** The alerts: what the user wants to hear of. */
export const JobAlertsPage = ({
  state,
  preferences,
  onChange,
  onSave,
  searchHref,
}: JobAlertsPageProps) => {
  const change = (part: Partial<AlertPreferences>): void => onChange({ ...preferences, ...part });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSave();
  };
  return (
    <div className={styles.page}>
      <PageHeader title={copy.title} subtitle={copy.subtitle} />
      <div className={styles.columns}>
        <Card as="section">
          <form className={styles.form} onSubmit={submit}>
            <Heading level={2} size="m">
              {copy.form}
            </Heading>
            <TextField
              label={copy.keywords}
              placeholder={copy.keywordsPlaceholder}
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
              <Select
                label={copy.contract}
                options={ALERT_CONTRACTS.map((value) => ({
                  value,
                  label: alertContractLabels[value],
                }))}
                value={preferences.contract}
                onChange={(contract) => change({ contract })}
              />
              <Select
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
        <div className={styles.side}>
          <Card as="section" look="outlined">
            <Stack gap={3}>
              <Heading level={2} size="m">
                {copy.see.title}
              </Heading>
              <Text size="s" tone="muted">
                {copy.see.text}
              </Text>
              <LinkButton href={searchHref} icon={Search} fullWidth>
                {copy.see.link}
              </LinkButton>
            </Stack>
          </Card>
          <Callout title={copy.honest.title}>{copy.honest.text}</Callout>
        </div>
      </div>
    </div>
  );
};
