import { Button } from '#/components/Button/Button';
import { Disclosure } from '#/components/Disclosure/Disclosure';
import { Undo2 } from '#/components/Icon/iconPaths';
import { Text } from '#/components/Text/Text';
import { dossierCvCopy as copy } from '#/pages/DossierCvPage/DossierCvPage.copy';

import * as styles from '#/pages/DossierCvPage/Sheet.css';

type LeftOutProps = {
  readonly items: readonly { readonly id: string; readonly words: string }[];
  readonly onPutBack: (id: string) => void;
};

/** Lines that this CV leaves out, folded, each one press away from coming back. Nothing where none is. */
export const LeftOut = ({ items, onPutBack }: LeftOutProps) =>
  items.length > 0 && (
    <Disclosure summary={copy.hidden(items.length)} lazy>
      <ul className={styles.hidden}>
        {items.map(({ id, words }) => (
          <li key={id} className={styles.hiddenItem}>
            <Text size="s" tone="muted">
              {words}
            </Text>
            <Button
              size="small"
              variant="quiet"
              icon={Undo2}
              aria-label={copy.putBackOf(words)}
              onClick={() => onPutBack(id)}
            >
              {copy.putBack}
            </Button>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
