import { Card } from '#/components/Card/Card';
import { Disclosure } from '#/components/Disclosure/Disclosure';
import { NoAnalysisDrawing } from '#/components/drawings/NoAnalysisDrawing';
import { EmptyState } from '#/components/EmptyState/EmptyState';
import { Heading } from '#/components/Heading/Heading';
import { MessagesSquare } from '#/components/Icon/iconPaths';
import { LinkButton } from '#/components/LinkButton/LinkButton';
import { PageHeader } from '#/components/PageHeader/PageHeader';
import { Text } from '#/components/Text/Text';
import { formatLongDate, formatTenths } from '#/copy/format';
import type { InterviewSession } from '#/domain/interview/interview';
import { progressAcross } from '#/domain/interview/progress';
import type { ProgressStep } from '#/domain/interview/progress';
import type { Unreadable } from '#/domain/storage/unreadable';
import { UnreadableEntries } from '#/modules/UnreadableEntries/UnreadableEntries';
import type { InterviewHrefs } from '#/pages/InterviewPage/InterviewPage.state';
import { reportCopy } from '#/pages/InterviewPage/InterviewReport.copy';
import { HistoryItem } from '#/pages/InterviewPage/parts/HistoryItem';

import * as chartStyles from '#/pages/InterviewPage/Chart.css';
import * as styles from '#/pages/InterviewPage/History.css';

const LINES = [100, 50, 0];

type ProgressChartProps = {
  /** Percents, oldest first; at least two. */
  readonly values: readonly number[];
  /** Days of the first and of the last one. */
  readonly days: readonly [first: string, last: string];
  /** The whole curve in a sentence. */
  readonly label: string;
  readonly percent: (value: number) => string;
};

/** A curve of percents over time. Its lines stretch with the screen; its words keep their size. */
const ProgressChart = ({ values, days, label, percent }: ProgressChartProps) => {
  const last = values.length - 1;
  const points = values.map((value, index) => ({
    value,
    x: (index / Math.max(1, last)) * 100,
    y: 100 - value,
  }));
  const path = points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join(' ');
  return (
    <div className={chartStyles.chart}>
      <div className={chartStyles.plot}>
        {LINES.map((value) => (
          <span
            key={value}
            aria-hidden
            className={chartStyles.level}
            style={{ insetBlockStart: `${100 - value}%` }}
          >
            {value}
          </span>
        ))}
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className={chartStyles.drawing}
          role="img"
          aria-label={label}
        >
          {LINES.map((value) => (
            <path key={value} className={chartStyles.grid} d={`M0 ${100 - value} H100`} />
          ))}
          <path className={chartStyles.area} d={`${path} L100 100 L0 100 Z`} />
          <path className={chartStyles.curve} d={path} />
        </svg>
        {points.map(({ value, x, y }, index) => (
          <span
            key={x}
            aria-hidden
            className={chartStyles.point}
            style={{ insetInlineStart: `${x}%`, insetBlockStart: `${y}%` }}
          >
            {(index === 0 || index === last) && (
              <span
                className={chartStyles.value}
                data-side={index === 0 ? 'start' : 'end'}
                data-low={value > 80}
              >
                {percent(value)}
              </span>
            )}
          </span>
        ))}
      </div>
      <p className={chartStyles.days}>
        <span>{days[0]}</span>
        <span>{days[1]}</span>
      </p>
    </div>
  );
};

const copy = reportCopy.history;

type InterviewHistoryProps = {
  readonly sessions: readonly InterviewSession[];
  readonly unreadable: Unreadable;
  readonly hrefs: InterviewHrefs;
  readonly onResume: (id: number) => void;
  readonly onAskDelete: (id: number) => void;
};

/** The interviews kept, and the progress they show. */
export const InterviewHistory = ({
  sessions,
  unreadable,
  hrefs,
  onResume,
  onAskDelete,
}: InterviewHistoryProps) => {
  const progress = progressAcross(sessions);
  const start = (
    <LinkButton href={hrefs.start} icon={MessagesSquare} variant="primary">
      {copy.back}
    </LinkButton>
  );
  return (
    <>
      <PageHeader
        title={copy.title}
        subtitle={copy.subtitle}
        actions={sessions.length > 0 && start}
      />
      <UnreadableEntries list="interviews" unreadable={unreadable} />
      {sessions.length === 0 ? (
        <EmptyState
          drawing={<NoAnalysisDrawing />}
          title={copy.empty}
          text={copy.emptyText}
          actions={start}
        />
      ) : (
        <>
          {progress.length > 1 && <InterviewProgress steps={progress} />}
          <ul className={styles.list}>
            {sessions.map((session) => (
              <HistoryItem
                key={session.id}
                session={session}
                href={hrefs.of(session.id)}
                onResume={onResume}
                onAskDelete={onAskDelete}
              />
            ))}
          </ul>
        </>
      )}
    </>
  );
};

const dayOf = (step: ProgressStep | undefined): string =>
  step ? formatLongDate(new Date(step.startedAt)) : '';

/** The progress from interview to interview: drawn, and the same figures as a table. */
const InterviewProgress = ({ steps }: { readonly steps: readonly ProgressStep[] }) => (
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
