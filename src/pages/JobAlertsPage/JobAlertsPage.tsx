import { Card } from '#/components/Card/Card';
import { Heading } from '#/components/Heading/Heading';
import { Search } from '#/components/Icon/iconPaths';
import { LinkButton } from '#/components/LinkButton/LinkButton';
import { PageHeader } from '#/components/PageHeader/PageHeader';
import { Stack } from '#/components/Stack/Stack';
import { Text } from '#/components/Text/Text';
import { jobAlertsCopy as copy } from '#/pages/JobAlertsPage/JobAlertsPage.copy';
import type { AlertSearch } from '#/pages/JobAlertsPage/JobAlertsPage.state';
import { AlertsForm } from '#/pages/JobAlertsPage/parts/AlertsForm';
import type { AlertsFormProps } from '#/pages/JobAlertsPage/parts/AlertsForm';
import { News } from '#/pages/JobAlertsPage/parts/News';
import type { NewsProps } from '#/pages/JobAlertsPage/parts/News';
import { Prepared } from '#/pages/JobAlertsPage/parts/Prepared';

import * as styles from '#/pages/JobAlertsPage/JobAlertsPage.css';

type JobAlertsPageProps = AlertsFormProps & {
  /** What the preferences find today: one search for each keyword. */
  readonly searches: readonly AlertSearch[];
  readonly news: NewsProps;
  readonly onReminder: () => void;
};

/** The alerts: what the user wants to hear of, and what is new. */
export const JobAlertsPage = ({ searches, news, onReminder, ...form }: JobAlertsPageProps) => (
  <div className={styles.page}>
    <PageHeader title={copy.title} subtitle={copy.subtitle} />
    <div className={styles.columns}>
      <div className={styles.side}>
        <News {...news} />
        <AlertsForm {...form} />
      </div>
      <div className={styles.side}>
        <Card as="section" look="outlined">
          <Stack gap={3}>
            <Heading level={2} size="m">
              {copy.see.title}
            </Heading>
            <Text size="s" tone="muted">
              {copy.see.text}
            </Text>
            {searches.map(({ keyword, href }) => (
              <LinkButton key={keyword} href={href} icon={Search} fullWidth>
                {searches.length === 1 ? copy.see.link : copy.see.linkOf(keyword)}
              </LinkButton>
            ))}
          </Stack>
        </Card>
        <Prepared
          wanted={form.preferences.email}
          mail={news.state.status === 'new' ? news.state.mail : null}
          onReminder={onReminder}
        />
      </div>
    </div>
  </div>
);
