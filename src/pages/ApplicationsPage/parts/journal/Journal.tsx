import { Download, Printer } from 'lucide-react';
import { useMemo } from 'react';

import { Button } from '#/components/Button/Button';
import { NothingSentDrawing } from '#/components/drawings/NothingSentDrawing';
import { EmptyState } from '#/components/EmptyState/EmptyState';
import { PageHeader } from '#/components/PageHeader/PageHeader';
import { Text } from '#/components/Text/Text';
import { formatCount } from '#/copy/format';
import type { Day } from '#/domain/applications/days';
import { countByKind, JOURNAL_KINDS } from '#/domain/applications/journal';
import { UnreadableEntries } from '#/modules/UnreadableEntries/UnreadableEntries';
import type {
  ApplicationsHrefs,
  ApplicationsJournalState,
  JournalActions,
} from '#/pages/ApplicationsPage/ApplicationsPage.state';
import { longDay } from '#/pages/ApplicationsPage/dayWords';
import { journalCopy as copy } from '#/pages/ApplicationsPage/Journal.copy';
import { JournalPeriodFields } from '#/pages/ApplicationsPage/parts/journal/JournalPeriodFields';
import { JournalTable } from '#/pages/ApplicationsPage/parts/journal/JournalTable';
import { ViewLinks } from '#/pages/ApplicationsPage/parts/list/ViewLinks';

import * as styles from '#/pages/ApplicationsPage/Journal.css';
import { paperOnly } from '#/styles/printed.css';

type JournalProps = {
  readonly state: ApplicationsJournalState;
  readonly today: Day;
  readonly hrefs: ApplicationsHrefs;
  readonly actions: JournalActions;
};

/** What was done, day by day: on the screen, on paper and as a table. */
export const Journal = ({ state, today, hrefs, actions }: JournalProps) => {
  const { period, entries, person, missing } = state;
  const counts = useMemo(() => countByKind(entries), [entries]);
  const filled = entries.length > 0;
  const incomplete = missing.applications !== 0 || missing.analyses !== 0;
  return (
    <>
      <PageHeader
        title={copy.title}
        subtitle={copy.subtitle}
        actions={
          filled && (
            <>
              <Button variant="primary" icon={Printer} onClick={actions.onPrint}>
                {copy.print}
              </Button>
              <Button icon={Download} onClick={actions.onExport}>
                {copy.export}
              </Button>
            </>
          )
        }
      />
      <ViewLinks current="journal" hrefs={hrefs} />
      <UnreadableEntries list="applications" unreadable={missing.applications} />
      <UnreadableEntries list="analyses" unreadable={missing.analyses} />
      <JournalPeriodFields period={period} today={today} onPeriod={actions.onPeriod} />
      {filled ? (
        <section aria-label={copy.printTitle} className={styles.journal}>
          <div className={styles.paperHead}>
            <p className={styles.paperTitle}>{copy.printTitle}</p>
            {person !== null && <Text weight="medium">{copy.of(person)}</Text>}
            <Text tone="muted" figures>
              {copy.period(longDay(period.from), longDay(period.to))}
            </Text>
            {incomplete && <p className={paperOnly}>{copy.incomplete}</p>}
          </div>
          <dl className={styles.counts}>
            {JOURNAL_KINDS.map((kind) => (
              <div key={kind} className={styles.count}>
                <dt className={styles.countLabel}>{copy.counts[kind](counts[kind])}</dt>
                <dd className={styles.countFigure}>{formatCount(counts[kind])}</dd>
              </div>
            ))}
          </dl>
          <JournalTable entries={entries} />
          <Text size="s" className={styles.paperFoot}>
            {copy.footer}
          </Text>
        </section>
      ) : (
        <EmptyState
          title={copy.emptyTitle}
          text={copy.emptyText}
          drawing={<NothingSentDrawing />}
        />
      )}
    </>
  );
};
