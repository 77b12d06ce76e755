import { Heading } from '#/components/Heading/Heading';
import { Text } from '#/components/Text/Text';
import type { StatusStep } from '#/domain/applications/application';
import { STATUS_LABELS } from '#/domain/applications/statuses.fr';
import { longDay } from '#/pages/ApplicationsPage/dayWords';
import { detailCopy as copy } from '#/pages/ApplicationsPage/Detail.copy';

import * as styles from '#/pages/ApplicationsPage/Detail.css';

/** Each status and the day from which it held, the latest first. */
export const HistoryList = ({ history }: { readonly history: readonly StatusStep[] }) => (
  <>
    <Heading level={2} size="s">
      {copy.history}
    </Heading>
    <ol className={styles.history}>
      {history
        .map((step, order) => ({ ...step, order }))
        .toReversed()
        .map(({ status, on, order }) => (
          <li key={order} className={styles.historyStep}>
            <Text as="span" size="s" weight="medium">
              {STATUS_LABELS[status]}
            </Text>
            <Text as="span" size="s" tone="muted" figures>
              <time dateTime={on}>{longDay(on)}</time>
            </Text>
          </li>
        ))}
    </ol>
  </>
);
