import type { ApplicationStatus } from '#/domain/applications/application';
import { STATUS_LABELS } from '#/domain/applications/statuses.fr';
import { applicationsCopy as copy } from '#/pages/ApplicationsPage/ApplicationsPage.copy';

import * as styles from '#/pages/ApplicationsPage/Board.css';

type StageTabsProps = {
  readonly counts: readonly { readonly status: ApplicationStatus; readonly count: number }[];
  readonly shown: ApplicationStatus;
  /** The stage to which a card has just come. */
  readonly arrived: ApplicationStatus | null;
  readonly onShow: (status: ApplicationStatus) => void;
};

/** The stage in view where there is room for one only: hidden on wider screens. */
export const StageTabs = ({ counts, shown, arrived, onShow }: StageTabsProps) => (
  <fieldset aria-label={copy.stages} className={styles.stages}>
    {counts.map(({ status, count }) => (
      <button
        key={status}
        type="button"
        aria-pressed={status === shown}
        data-arrived={status === arrived ? status : undefined}
        className={styles.stage}
        onClick={() => onShow(status)}
      >
        {STATUS_LABELS[status]}
        <span className={styles.stageCount}>{count}</span>
      </button>
    ))}
  </fieldset>
);
