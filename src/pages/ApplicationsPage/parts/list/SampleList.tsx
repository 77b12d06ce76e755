import { Callout } from '#/components/Callout/Callout';
import { Card } from '#/components/Card/Card';
import { Heading } from '#/components/Heading/Heading';
import { SampleMark } from '#/components/SampleMark/SampleMark';
import { Text } from '#/components/Text/Text';
import { TextLink } from '#/components/TextLink/TextLink';
import type { Application } from '#/domain/applications/application';
import { longDay } from '#/pages/ApplicationsPage/applicationDays';
import { applicationsCopy as copy } from '#/pages/ApplicationsPage/ApplicationsPage.copy';
import { StatusBadge } from '#/pages/ApplicationsPage/parts/StatusBadge';

import * as styles from '#/pages/ApplicationsPage/ApplicationsPage.css';

type SampleListProps = {
  readonly applications: readonly Application[];
  readonly journalHref: string;
};

/** What a newcomer sees: the four rows of the specification, each marked. */
export const SampleList = ({ applications, journalHref }: SampleListProps) => (
  <>
    <Callout
      title={copy.sampleTitle}
      actions={
        <TextLink href={journalHref} standalone>
          {copy.openJournal}
        </TextLink>
      }
    >
      {copy.sampleText}
    </Callout>
    <ul className={styles.samples} aria-label={copy.sampleList}>
      {applications.map(({ id, title, company, date, status }) => (
        <Card as="li" key={id} className={styles.sample}>
          <div className={styles.sampleWords}>
            <Heading level={2} size="s">
              {title}
            </Heading>
            <Text size="s" tone="muted">
              {company}
            </Text>
          </div>
          <Text as="span" size="s" tone="muted" figures>
            <time dateTime={date}>{longDay(date)}</time>
          </Text>
          <div className={styles.sampleMarks}>
            <StatusBadge status={status} />
            <SampleMark word={copy.sample} />
          </div>
        </Card>
      ))}
    </ul>
  </>
);
