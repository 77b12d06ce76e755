import { Button } from '#/components/Button/Button';
import { ProgressBar } from '#/components/ProgressBar/ProgressBar';

import * as styles from '#/components/ShowMore/ShowMore.css';

type ShowMoreProps = {
  /** How many are in view. */
  readonly shown: number;
  /** How many there are. */
  readonly total: number;
  /** How many are shown out of how many. */
  readonly status: string;
  /** How many come next. */
  readonly moreLabel: string;
  /** Asks for the next ones. */
  readonly onMore: () => void;
  /** They are on their way. */
  readonly busy?: boolean;
};

/** The foot of a long list: how far it goes and the way to the rest. */
export const ShowMore = ({
  shown,
  total,
  status,
  moreLabel,
  onMore,
  busy = false,
}: ShowMoreProps) => (
  <div className={styles.root}>
    <output className={styles.status}>{status}</output>
    {shown < total && (
      <>
        <div className={styles.gauge}>
          <ProgressBar
            label={status}
            percent={(shown / total) * 100}
            valueText={status}
            wordsHidden
          />
        </div>
        <Button onClick={onMore} busy={busy}>
          {moreLabel}
        </Button>
      </>
    )}
  </div>
);
