import { Card } from '#/components/Card/Card';
import { Heading } from '#/components/Heading/Heading';
import { SampleMark } from '#/components/SampleMark/SampleMark';
import { Stack } from '#/components/Stack/Stack';
import { Text } from '#/components/Text/Text';
import { homeCopy as copy } from '#/pages/HomePage/HomePage.copy';
import { SAMPLE_ACTIVITIES } from '#/pages/HomePage/HomePage.state';
import type { HomeState } from '#/pages/HomePage/HomePage.state';

import * as styles from '#/pages/HomePage/HomePage.css';

const words = copy.activity;

const Line = ({ title, when }: { readonly title: string; readonly when: string }) => (
  <li className={styles.activity}>
    <Text as="span">{title}</Text>
    <Text as="span" size="s" tone="muted">
      {when}
    </Text>
  </li>
);

/** The latest things done; three examples for a newcomer. */
export const ActivityPanel = ({ activities }: { readonly activities: HomeState['activities'] }) => (
  <Card as="section" padding="large">
    <Stack gap={2}>
      <div className={styles.panelHead}>
        <Heading level={2} size="m">
          {words.title}
        </Heading>
        {activities === null && <SampleMark word={copy.sample} />}
      </div>
      {activities?.length === 0 && <Text tone="muted">{words.none}</Text>}
      <Stack as="ul" gap={0}>
        {activities === null
          ? SAMPLE_ACTIVITIES.map((kind) => <Line key={kind} {...words.samples[kind]} />)
          : activities.map((activity) => (
              <Line
                key={`${activity.kind} ${activity.id}`}
                title={words.titleOf(activity)}
                when={words.day(activity.day)}
              />
            ))}
      </Stack>
    </Stack>
  </Card>
);
