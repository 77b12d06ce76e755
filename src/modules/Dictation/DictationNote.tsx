import { Text } from '#/components/Text/Text';
import { dictationCopy as copy } from '#/modules/Dictation/Dictation.copy';
import type { DictationState } from '#/usecases/shared/dictationState';

import * as styles from '#/modules/Dictation/Dictation.css';

/** What a dictation has to say beside its field: what is being heard and where the sound goes, or why it cannot go on. */
export const DictationNote = ({
  dictation: { status, interim, place },
}: {
  readonly dictation: DictationState;
}) => {
  switch (status) {
    case 'idle':
      return null;
    case 'listening':
      return (
        <div className={styles.interim}>
          <output className={styles.listening}>{copy.listening}</output>
          {interim !== '' && (
            <p className={styles.interimWords} aria-label={copy.interim}>
              {interim}
            </p>
          )}
          {place && (
            <Text size="xs" tone="muted">
              {copy.place[place]}
            </Text>
          )}
        </div>
      );
    case 'unsupported':
    case 'failed':
      return (
        <Text size="s" tone="muted">
          {copy[status]}
        </Text>
      );
  }
};
