import { Card } from '#/components/Card/Card';
import { Heading } from '#/components/Heading/Heading';
import { Inline } from '#/components/Inline/Inline';
import { Text } from '#/components/Text/Text';
import { TextLink } from '#/components/TextLink/TextLink';
import { ADDRESSES } from '#/copy/addresses';
import { FUNNEL_STAGES } from '#/domain/home/funnel';
import type { Funnel } from '#/domain/home/funnel';
import { homeCopy } from '#/pages/HomePage/HomePage.copy';
import { FunnelStream } from '#/pages/HomePage/parts/FunnelStream';

import * as styles from '#/pages/HomePage/Funnel.css';

const copy = homeCopy.funnel;

/** How far the applications came: the figures as a list, and the same as a picture. */
export const FunnelPanel = ({ funnel: { reached, rejected } }: { readonly funnel: Funnel }) => (
  <Card as="section" className={styles.panel}>
    <Heading level={2} size="m">
      {copy.title}
    </Heading>
    <div className={styles.picture}>
      <dl className={styles.stages}>
        {FUNNEL_STAGES.map((stage) => (
          <div key={stage} className={styles.stage}>
            <dt className={styles.label}>{copy.stages[stage]}</dt>
            <dd className={styles.count}>
              {reached[stage]}
              {stage !== 'sent' && (
                <span className={styles.share}>
                  {copy.share(Math.round((100 * reached[stage]) / Math.max(1, reached.sent)))}
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <FunnelStream reached={reached} />
    </div>
    <Inline gap={3} justify="space-between">
      <Text size="s" tone="muted">
        {copy.rejected(rejected)}
      </Text>
      <TextLink href={ADDRESSES.applications} standalone>
        {copy.link}
      </TextLink>
    </Inline>
  </Card>
);
