import { Button } from '#/components/Button/Button';
import { Undo2 } from '#/components/Icon/iconPaths';
import { Text } from '#/components/Text/Text';
import { myCvCopy as copy } from '#/pages/MyCvPage/MyCvPage.copy';
import type { Refusal } from '#/pages/MyCvPage/parts/editing/refusals';

import * as styles from '#/pages/MyCvPage/MyCvPage.css';

type RefusedProps = {
  readonly refusals: readonly Refusal[];
  readonly onTakeBack: (refusal: Refusal) => void;
};

/** What its owner took out of a part, each with the way back; nothing where nothing was. */
export const Refused = ({ refusals, onTakeBack }: RefusedProps) =>
  refusals.length === 0 ? null : (
    <div className={styles.refused}>
      <Text size="s" tone="muted">
        {copy.refusal.title}
      </Text>
      <ul className={styles.skills}>
        {refusals.map((refusal) => (
          <li key={refusal.label}>
            <Button
              size="small"
              icon={Undo2}
              aria-label={copy.refusal.restore(refusal.label)}
              onClick={() => onTakeBack(refusal)}
            >
              <s className={styles.refusedWords}>{refusal.label}</s>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
