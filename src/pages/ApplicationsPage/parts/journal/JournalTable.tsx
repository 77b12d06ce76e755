import { useState } from 'react';

import { ShowMore } from '#/components/ShowMore/ShowMore';
import { Text } from '#/components/Text/Text';
import { VisuallyHidden } from '#/components/VisuallyHidden/VisuallyHidden';
import { JOURNAL_KIND_LABELS } from '#/domain/applications/csvColumns.fr';
import type { JournalEntry } from '#/domain/applications/journal';
import { applicationsCopy } from '#/pages/ApplicationsPage/ApplicationsPage.copy';
import { hoursOf, shortDay } from '#/pages/ApplicationsPage/dayWords';
import { journalCopy as copy } from '#/pages/ApplicationsPage/Journal.copy';
import { Where } from '#/pages/ApplicationsPage/parts/Where';

import * as styles from '#/pages/ApplicationsPage/Journal.css';
import { screenOnly } from '#/styles/printed.css';

const { columns } = applicationsCopy;

/** Lines seen at first, and with each request for more; the others wait for the printer, undrawn on the screen. */
const STEP = 100;

/** Each step of the search, dated. Paper takes them all. */
export const JournalTable = ({ entries }: { readonly entries: readonly JournalEntry[] }) => {
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
