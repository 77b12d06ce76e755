import { useState } from 'react';

import { ShowMore } from '#/components/ShowMore/ShowMore';
import { Text } from '#/components/Text/Text';
import { TextLink } from '#/components/TextLink/TextLink';
import { VisuallyHidden } from '#/components/VisuallyHidden/VisuallyHidden';
import type { Application } from '#/domain/applications/application';
import type { Day } from '#/domain/applications/days';
import { shortDay } from '#/pages/ApplicationsPage/applicationDays';
import { applicationsCopy as copy } from '#/pages/ApplicationsPage/ApplicationsPage.copy';
import type { ItemActions } from '#/pages/ApplicationsPage/ApplicationsPage.state';
import { NextStep } from '#/pages/ApplicationsPage/parts/detail/NextStep';
import { ItemMenu } from '#/pages/ApplicationsPage/parts/ItemMenu';
import { StatusBadge } from '#/pages/ApplicationsPage/parts/StatusBadge';
import { Where } from '#/pages/ApplicationsPage/parts/Where';

import * as styles from '#/pages/ApplicationsPage/Table.css';

/** Rows drawn at first, and with each request for more. */
const STEP = 50;

type ApplicationsTableProps = {
  readonly applications: readonly Application[];
  readonly today: Day;
  readonly hrefOf: (id: number) => string;
  readonly actions: ItemActions;
};

/** The applications line by line. Below a desktop the date and the next step stand under the post; on a phone the status too. */
export const ApplicationsTable = ({
  applications,
  today,
  hrefOf,
  actions,
}: ApplicationsTableProps) => {
  const [limit, setLimit] = useState(STEP);
  const drawn = applications.slice(0, limit);
  return (
    <>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{copy.columns.caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col" className={styles.headCell}>
              {copy.columns.title}
            </th>
            <th scope="col" className={styles.wideHead}>
              {copy.columns.date}
            </th>
            <th scope="col" className={styles.statusHead}>
              {copy.columns.status}
            </th>
            <th scope="col" className={styles.wideHead}>
              {copy.columns.followUp}
            </th>
            <th scope="col" className={styles.headCell}>
              <VisuallyHidden>{copy.columns.actions}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {drawn.map((application) => (
            <tr key={application.id} className={styles.row} data-application={application.id}>
              <th scope="row" className={styles.titleCell}>
                <TextLink href={hrefOf(application.id)} tone="plain" className={styles.title}>
                  {application.title}
                </TextLink>
                <Text size="s" tone="muted">
                  <Where company={application.company} place={application.place} />
                </Text>
                <div className={styles.narrow}>
                  <Text size="xs" tone="subtle" figures>
                    {copy.sentOn(shortDay(application.date))}
                  </Text>
                  <div className={styles.marks}>
                    <span className={styles.phone}>
                      <StatusBadge status={application.status} />
                    </span>
                    <NextStep application={application} today={today} />
                  </div>
                </div>
              </th>
              <td className={styles.wideCell}>
                <Text as="span" size="s" figures>
                  {shortDay(application.date)}
                </Text>
              </td>
              <td className={styles.statusCell}>
                <StatusBadge status={application.status} />
              </td>
              <td className={styles.wideCell}>
                <NextStep application={application} today={today} />
              </td>
              <td className={styles.menuCell}>
                <ItemMenu
                  application={application}
                  actions={actions}
                  onMove={(status) => {
                    actions.onChange(application.id, { kind: 'move', status });
                  }}
                  defaultOpen={false}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {applications.length > STEP && (
        <ShowMore
          shown={drawn.length}
          total={applications.length}
          status={copy.shown(drawn.length, applications.length)}
          moreLabel={copy.showMore}
          onMore={() => setLimit(limit + STEP)}
        />
      )}
    </>
  );
};
