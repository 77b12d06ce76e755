import { Skeleton } from '#/components/Skeleton/Skeleton';
import { APPLICATION_STATUSES } from '#/domain/applications/application';
import { applicationsCopy as copy } from '#/pages/ApplicationsPage/ApplicationsPage.copy';

import * as page from '#/pages/ApplicationsPage/ApplicationsPage.css';
import * as styles from '#/pages/ApplicationsPage/Board.css';

/** Where the list will stand, as large as it will be, while it loads. */
export const ListWaiting = ({ board }: { readonly board: boolean }) => (
  <div className={page.waiting}>
    <Skeleton kind="title" label={copy.loading} />
    <div className={board ? styles.columns : page.items}>
      {APPLICATION_STATUSES.map((status) => (
        <div key={status} className={styles.columnWaiting}>
          <Skeleton kind="block" count={board ? 2 : 1} />
        </div>
      ))}
    </div>
  </div>
);
