import { Button } from '#/components/Button/Button';
import { Heading } from '#/components/Heading/Heading';
import { Undo2 } from '#/components/Icon/iconPaths';
import { Text } from '#/components/Text/Text';
import { TextLink } from '#/components/TextLink/TextLink';
import { correctionsCopy as copy } from '#/pages/SettingsPage/corrections.copy';
import { SettingsSection } from '#/pages/SettingsPage/parts/SettingsSection';
import type { MadeCorrection } from '#/usecases/settings/madeCorrections';

import * as styles from '#/pages/SettingsPage/SettingsPage.css';

type CorrectionsSectionProps = {
  readonly corrections: readonly MadeCorrection[];
  /** Address of where it was put right; null where that is no longer at hand. */
  readonly hrefOf: (correction: MadeCorrection) => string | null;
  readonly onUndo: (correction: MadeCorrection) => void;
};

type GroupProps = CorrectionsSectionProps & { readonly title: string };

const Group = ({ title, corrections, hrefOf, onUndo }: GroupProps) =>
  corrections.length === 0 ? null : (
    <div className={styles.corrections}>
      <Heading level={3} size="s">
        {title}
      </Heading>
      <ul className={styles.correctionList}>
        {corrections.map((made, index) => {
          const words = copy.wordsOf(made);
          const about = copy.about(made);
          const href = hrefOf(made);
          return (
            <li key={`${words} ${index}`} className={styles.correction}>
              <span className={styles.correctionWords}>
                <Text as="span">{words}</Text>
                {href === null ? (
                  <Text as="span" size="s" tone="muted">
                    {about}
                  </Text>
                ) : (
                  <TextLink href={href} standalone>
                    {about}
                  </TextLink>
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
export const CorrectionsSection = ({ corrections, ...props }: CorrectionsSectionProps) => (
  <SettingsSection words={copy}>
    {corrections.length === 0 && <Text tone="muted">{copy.none}</Text>}
    <Group
      title={copy.cv}
      corrections={corrections.filter(({ kind }) => kind === 'cv')}
      {...props}
    />
    <Group
      title={copy.offers}
      corrections={corrections.filter(({ kind }) => kind === 'head' || kind === 'notAsked')}
      {...props}
    />
    <Group
      title={copy.letters}
      corrections={corrections.filter(({ kind }) => kind === 'letter')}
      {...props}
    />
  </SettingsSection>
);
