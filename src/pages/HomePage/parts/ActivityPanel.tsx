import { Card } from '#/components/Card/Card';
import { Heading } from '#/components/Heading/Heading';
import { Icon } from '#/components/Icon/Icon';
import { BellRing, GitCompareArrows, Send } from '#/components/Icon/iconPaths';
import type { IconPath } from '#/components/Icon/iconPaths';
import { Inline } from '#/components/Inline/Inline';
import { SampleMark } from '#/components/SampleMark/SampleMark';
import { Stack } from '#/components/Stack/Stack';
import { Text } from '#/components/Text/Text';
import { homeCopy as copy } from '#/pages/HomePage/HomePage.copy';
import { SAMPLE_ACTIVITIES } from '#/pages/HomePage/HomePage.state';
import type { HomeState } from '#/pages/HomePage/HomePage.state';

import * as styles from '#/pages/HomePage/HomePage.css';

const words = copy.activity;

const ICONS: Readonly<Record<(typeof SAMPLE_ACTIVITIES)[number], IconPath>> = {
  analysis: GitCompareArrows,
  application: Send,
  alert: BellRing,
};

type LineProps = { readonly icon: IconPath; readonly title: string; readonly when: string };

const Line = ({ icon, title, when }: LineProps) => (
  <li className={styles.activity}>
    <Icon icon={icon} size="s" className={styles.activityIcon} />
    <Text>{title}</Text>
    <Text size="s" tone="muted" figures>
      {when}
    </Text>
  </li>
);

type ActivityPanelProps = {
  readonly activities: HomeState['activities'];
  readonly now: Date;
};

/** The latest things done; three examples for a newcomer. */
export const ActivityPanel = ({ activities, now }: ActivityPanelProps) => (
  <Card as="section">
    <Stack gap={2}>
      <Inline gap={3} justify="space-between">
        <Heading level={2} size="m">
          {words.title}
        </Heading>
        {activities === null && <SampleMark word={copy.sample} />}
      </Inline>
      {activities?.length === 0 && <Text tone="muted">{words.none}</Text>}
      <Stack as="ul" gap={0} className={styles.activities}>
        {activities === null
          ? SAMPLE_ACTIVITIES.map((kind) => (
              <Line key={kind} icon={ICONS[kind]} {...words.samples[kind]} />
            ))
          : activities.map((activity) => (
              <Line
                key={`${activity.kind} ${activity.id}`}
                icon={ICONS[activity.kind]}
                title={words.titleOf(activity)}
                when={words.day(activity.day, now)}
              />
            ))}
      </Stack>
    </Stack>
  </Card>
);
