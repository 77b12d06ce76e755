import { Card } from '#/components/Card/Card';
import { Disclosure } from '#/components/Disclosure/Disclosure';
import { Heading } from '#/components/Heading/Heading';
import { Text } from '#/components/Text/Text';
import { formatLongDate, formatTenths } from '#/copy/format';
import type { ProgressStep } from '#/domain/interview/progress';
import { reportCopy } from '#/pages/InterviewPage/InterviewReport.copy';
import { ProgressChart } from '#/pages/InterviewPage/parts/ProgressChart';

import * as styles from '#/pages/InterviewPage/History.css';

const copy = reportCopy.history;

const dayOf = (step: ProgressStep | undefined): string =>
  step ? formatLongDate(new Date(step.startedAt)) : '';

/** The progress from interview to interview: drawn, and the same figures as a table. */
export const InterviewProgress = ({ steps }: { readonly steps: readonly ProgressStep[] }) => (
  <Card as="section" padding="large" className={styles.list}>
    <Heading level={2} size="m">
      {copy.progress}
    </Heading>
    <Text size="s" tone="muted">
      {copy.progressText}
    </Text>
    <ProgressChart
      days={[dayOf(steps.at(0)), dayOf(steps.at(-1))]}
      values={steps.map(({ percent }) => percent)}
      label={copy.chart(steps.map(({ percent }) => copy.percent(percent)).join(', '))}
      percent={copy.percent}
    />
    <Disclosure summary={copy.table} lazy>
      <div className={styles.tableBox}>
        <table className={styles.table}>
          <thead>
            <tr>
              {Object.values(copy.columns).map((column) => (
                <th key={column} scope="col" className={styles.cell}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {steps.map(({ id, startedAt, title, percent, answered, fillersTenths }) => (
              <tr key={id}>
                <td className={styles.cell}>{formatLongDate(new Date(startedAt))}</td>
                <td className={styles.cell}>{title ?? copy.untitled}</td>
                <td className={styles.cell}>{copy.percent(percent)}</td>
                <td className={styles.cell}>{answered}</td>
                <td className={styles.cell}>{formatTenths(fillersTenths)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Disclosure>
  </Card>
);
