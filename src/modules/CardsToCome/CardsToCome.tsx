import { Card } from '#/components/Card/Card';
import { Skeleton } from '#/components/Skeleton/Skeleton';
import { Spinner } from '#/components/Spinner/Spinner';

import * as styles from '#/modules/CardsToCome/CardsToCome.css';

type CardsToComeProps = {
  /** What is being waited for; left out where the screen says it elsewhere. */
  readonly label?: string;
  /** Grid of the cards that will stand here. */
  readonly grid: string;
};

/** About as many as fill a window. */
const PLACES = [1, 2, 3, 4, 5, 6] as const;

/** The places of cards that are being looked for: what is below them does not jump when they come. */
export const CardsToCome = ({ label, grid }: CardsToComeProps) => (
  <div className={styles.wait}>
    {label && <Spinner label={label} />}
    <div className={grid}>
      {PLACES.map((place) => (
        <Card key={place} padding="medium" className={styles.place}>
          <Skeleton kind="title" />
          <Skeleton count={3} />
        </Card>
      ))}
    </div>
  </div>
);
