import { Button } from '#/components/Button/Button';
import { Card } from '#/components/Card/Card';
import { Heading } from '#/components/Heading/Heading';
import { Plus } from '#/components/Icon/iconPaths';
import { Text } from '#/components/Text/Text';
import type { TailoredChange } from '#/domain/tailoredCv/changeTailoredCv';
import type { TailoredContent } from '#/domain/tailoredCv/tailoredCv';
import { dossierCvCopy } from '#/pages/DossierCvPage/DossierCvPage.copy';

import * as styles from '#/pages/DossierCvPage/Sheet.css';

type UnplacedProps = {
  readonly content: TailoredContent;
  readonly onChange: (change: TailoredChange) => void;
};

/** Lines of the imported CV that no part of this one says: the person takes what counts. Nothing where all found a place. */
export const Unplaced = ({ content, onChange }: UnplacedProps) => {
  const copy = dossierCvCopy.unplaced;
  const lines = content.blocks
    .filter(({ kind, kept }) => kind === 'unplaced' && kept)
    .flatMap(({ entries }) => entries.flatMap((entry) => entry.lines))
    .filter(({ kept }) => !kept);
  if (lines.length === 0) return null;
  return (
    <Card as="section" look="sunken" className={styles.unplaced}>
      <Heading level={2} size="s">
        {copy.title}
      </Heading>
      <Text size="s" tone="muted">
        {copy.text}
      </Text>
      <ul className={styles.hidden}>
        {lines.map(({ id, text }) => (
          <li key={id} className={styles.hiddenItem}>
            <Text size="s">{text}</Text>
            <Button
              size="small"
              variant="quiet"
              icon={Plus}
              aria-label={copy.takeOf(text)}
              onClick={() => onChange({ kind: 'keep', id, kept: true })}
            >
              {copy.take}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
};
