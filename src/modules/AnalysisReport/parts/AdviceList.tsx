import { Card } from '#/components/Card/Card';
import { Heading } from '#/components/Heading/Heading';
import { Stack } from '#/components/Stack/Stack';
import { Text } from '#/components/Text/Text';
import type { Advice } from '#/domain/matching/report';
import { analysisReportCopy as copy } from '#/modules/AnalysisReport/AnalysisReport.copy';

import * as styles from '#/modules/AnalysisReport/AnalysisReport.css';
import { gain } from '#/styles/reports.css';

type AdviceListProps = { readonly advice: readonly Pick<Advice, 'text' | 'gainTenths'>[] };

/** What to do next, in the order of what it would gain. */
export const AdviceList = ({ advice }: AdviceListProps) => (
  <Card as="section" padding="large">
    <Stack gap={3}>
      <Heading level={3}>{copy.advice}</Heading>
      {advice.length === 0 && <Text tone="muted">{copy.none}</Text>}
      <ol className={styles.adviceList}>
        {advice.map(({ text, gainTenths }) => (
          <li key={text} className={styles.adviceItem}>
            <Text as="span">{text}</Text>
            {gainTenths > 0 && <span className={gain}>{copy.gain(gainTenths)}</span>}
          </li>
        ))}
      </ol>
    </Stack>
  </Card>
);
