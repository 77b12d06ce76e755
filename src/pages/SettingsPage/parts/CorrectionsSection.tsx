import { Undo2 } from 'lucide-react';

import { Button } from '#/components/Button/Button';
import { Heading } from '#/components/Heading/Heading';
import { Text } from '#/components/Text/Text';
import { correctionsCopy as copy } from '#/pages/SettingsPage/corrections.copy';
import { SettingsSection } from '#/pages/SettingsPage/parts/SettingsSection';
import type { MadeCorrection } from '#/usecases/settings/madeCorrections';

import * as styles from '#/pages/SettingsPage/SettingsPage.css';

type CorrectionsSectionProps = {
  readonly corrections: readonly MadeCorrection[];
  readonly onUndo: (correction: MadeCorrection) => void;
};

type GroupProps = CorrectionsSectionProps & { readonly title: string };

const Group = ({ title, corrections, onUndo }: GroupProps) =>
  corrections.length === 0 ? null : (
    <div className={styles.corrections}>
      <Heading level={3} size="s">
        {title}
      </Heading>
      <ul className={styles.correctionList}>
        {corrections.map((made, index) => {
          const words = copy.wordsOf(made);
          return (
            <li key={`${words} ${index}`} className={styles.correction}>
              <span className={styles.correctionWords}>
                <Text as="span">{words}</Text>
                {made.kind !== 'cv' && (
                  <Text as="span" size="s" tone="muted">
                    {copy.offer(made.offer)}
                  </Text>
                )}
              </span>
              <Button
                size="small"
                variant="quiet"
                icon={Undo2}
                aria-label={copy.undoOf(words)}
                onClick={() => onUndo(made)}
              >
                {copy.undo}
              </Button>
            </li>
          );
        })}
      </ul>
    </div>
  );

/** Everything that the person put right, in one place, each taken back in one press. */
export const CorrectionsSection = ({ corrections, onUndo }: CorrectionsSectionProps) => (
  <SettingsSection words={copy}>
    {corrections.length === 0 && <Text tone="muted">{copy.none}</Text>}
    <Group
      title={copy.cv}
      corrections={corrections.filter(({ kind }) => kind === 'cv')}
      onUndo={onUndo}
    />
    <Group
      title={copy.offers}
      corrections={corrections.filter(({ kind }) => kind !== 'cv')}
      onUndo={onUndo}
    />
  </SettingsSection>
);
