import { useMemo, useState } from 'react';

import { Button } from '#/components/Button/Button';
import { NothingSentDrawing } from '#/components/drawings/NothingSentDrawing';
import { EmptyState } from '#/components/EmptyState/EmptyState';
import { Download, FileText, Printer } from '#/components/Icon/iconPaths';
import { PageHeader } from '#/components/PageHeader/PageHeader';
import { ShowMore } from '#/components/ShowMore/ShowMore';
import { Switch } from '#/components/Switch/Switch';
import { Text } from '#/components/Text/Text';
import { TextField } from '#/components/TextField/TextField';
import { ToggleGroup } from '#/components/ToggleGroup/ToggleGroup';
import { VisuallyHidden } from '#/components/VisuallyHidden/VisuallyHidden';
import { formatCount } from '#/copy/format';
import { JOURNAL_KIND_LABELS } from '#/domain/applications/csvColumns.fr';
import { addDays, isDay } from '#/domain/applications/days';
import type { Day } from '#/domain/applications/days';
import { JOURNAL_KINDS, countByKind, withoutEmployers } from '#/domain/applications/journal';
import type { JournalEntry, JournalPeriod } from '#/domain/applications/journal';
import { UnreadableEntries } from '#/modules/UnreadableEntries/UnreadableEntries';
import { hoursOf, longDay, shortDay } from '#/pages/ApplicationsPage/applicationDays';
import { applicationsCopy } from '#/pages/ApplicationsPage/ApplicationsPage.copy';
import type {
  ApplicationsHrefs,
  ApplicationsJournalState,
  JournalActions,
} from '#/pages/ApplicationsPage/ApplicationsPage.state';
import { journalCopy as copy } from '#/pages/ApplicationsPage/Journal.copy';
import { ViewLinks } from '#/pages/ApplicationsPage/parts/list/ViewLinks';
import { Where } from '#/pages/ApplicationsPage/parts/Where';

import * as styles from '#/pages/ApplicationsPage/Journal.css';
import { paperOnly, screenOnly } from '#/styles/printed.css';

/** Periods in reach of one press: months and the days they count for. */
const PRESETS = [
  { value: 'one', months: 1, days: 30 },
  { value: 'three', months: 3, days: 91 },
  { value: 'six', months: 6, days: 182 },
] as const;

type JournalPeriodFieldsProps = {
  readonly period: JournalPeriod;
  readonly today: Day;
  readonly onPeriod: (period: JournalPeriod) => void;
};

/** From which day to which. A field emptied meanwhile changes nothing. */
const JournalPeriodFields = ({ period, today, onPeriod }: JournalPeriodFieldsProps) => {
  const wrong = period.to < period.from;
  const chosen = PRESETS.find(
    ({ days }) => period.to === today && period.from === addDays(today, -days),
  );
  const set = (change: Partial<JournalPeriod>): void => {
    if (Object.values(change).every(isDay)) onPeriod({ ...period, ...change });
  };
  return (
    <div className={styles.period}>
      <div className={styles.presets}>
        <ToggleGroup
          label={copy.presets}
          options={PRESETS.map(({ value, months }) => ({ value, label: copy.months(months) }))}
          value={chosen?.value ?? null}
          onChange={(value) => {
            const preset = PRESETS.find((each) => each.value === value);
            if (preset) onPeriod({ from: addDays(today, -preset.days), to: today });
          }}
        />
      </div>
      <TextField
        label={copy.from}
        type="date"
        value={period.from}
        onChange={(from) => set({ from })}
      />
      <TextField
        label={copy.to}
        type="date"
        value={period.to}
        onChange={(to) => set({ to })}
        error={wrong ? copy.wrongPeriod : null}
      />
    </div>
  );
};

const { columns } = applicationsCopy;

/** Lines seen at first, and with each request for more; the others wait for the printer, undrawn on the screen. */
const STEP = 100;

/** Each step of the search, dated. Paper takes them all. */
const JournalTable = ({ entries }: { readonly entries: readonly JournalEntry[] }) => {
  const [limit, setLimit] = useState(STEP);
  return (
    <>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{copy.printTitle}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col" className={styles.headCell}>
              {columns.date}
            </th>
            <th scope="col" className={styles.wideHead}>
              {copy.step}
            </th>
            <th scope="col" className={styles.headCell}>
              {columns.title}
            </th>
            <th scope="col" className={styles.wideHead}>
              {copy.company}
            </th>
          </tr>
        </thead>
        <tbody>
          {entries.map(({ kind, day, time, title, company, place }, index) => (
            <tr
              key={[day, time, kind, title, company, index].join('|')}
              className={styles.row}
              data-waits={index >= limit}
            >
              <td className={styles.dayCell}>
                <time dateTime={day}>{shortDay(day)}</time>
                {time !== null && `, ${hoursOf(time)}`}
                <Text as="span" size="xs" tone="muted" className={styles.narrow}>
                  {JOURNAL_KIND_LABELS[kind]}
                </Text>
              </td>
              <td className={styles.wideCell}>{JOURNAL_KIND_LABELS[kind]}</td>
              <td className={styles.cell}>
                {title}
                <Text as="span" size="xs" tone="muted" className={styles.narrow}>
                  <Where company={company} place={place} />
                </Text>
              </td>
              <td className={styles.wideCell}>
                <Text as="span" size="s" tone="muted">
                  <Where company={company} place={place} />
                </Text>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {entries.length > STEP && (
        <div className={screenOnly}>
          <ShowMore
            shown={Math.min(limit, entries.length)}
            total={entries.length}
            status={copy.shown(Math.min(limit, entries.length), entries.length)}
            moreLabel={applicationsCopy.showMore}
            onMore={() => setLimit(limit + STEP)}
          />
        </div>
      )}
    </>
  );
};

type JournalProps = {
  readonly state: ApplicationsJournalState;
  readonly today: Day;
  readonly hrefs: ApplicationsHrefs;
  readonly actions: JournalActions;
};

/** What was done, day by day: on the screen, on paper and as a table. */
export const Journal = ({ state, today, hrefs, actions }: JournalProps) => {
  const { period, missing } = state;
  const [nameless, setNameless] = useState(false);
  const entries = useMemo(
    () => (nameless ? withoutEmployers(state.entries) : state.entries),
    [nameless, state.entries],
  );
  const person = nameless ? null : state.person;
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
              <Button icon={FileText} onClick={() => actions.onPdf(nameless)}>
                {copy.pdf}
              </Button>
              <Button icon={Download} onClick={() => actions.onExport(nameless)}>
                {copy.export}
              </Button>
              <div className={styles.names}>
                <Switch
                  label={copy.names}
                  hint={copy.namesHint}
                  checked={nameless}
                  onChange={setNameless}
                />
              </div>
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
            {JOURNAL_KINDS.filter((kind) => counts[kind] > 0).map((kind) => (
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
