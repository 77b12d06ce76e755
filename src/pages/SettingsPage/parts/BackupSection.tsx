import { Download, Upload } from 'lucide-react';
import { useRef } from 'react';

import { Button } from '#/components/Button/Button';
import { Text } from '#/components/Text/Text';
import { SettingsSection } from '#/pages/SettingsPage/parts/SettingsSection';
import { settingsCopy } from '#/pages/SettingsPage/SettingsPage.copy';
import type { DataActions, ReadySettings } from '#/pages/SettingsPage/SettingsPage.state';

import * as styles from '#/pages/SettingsPage/SettingsPage.css';

const copy = settingsCopy.data;

type BackupSectionProps = {
  readonly state: ReadySettings;
  readonly actions: Pick<DataActions, 'onExport' | 'onImportFile'>;
};

/** What is kept, piece by piece. */
const wordsOf = ({ kept, keptCv }: ReadySettings): readonly string[] => [
  ...(keptCv === null ? [] : [copy.cv(keptCv.name)]),
  ...kept.parts.map((part) => copy.part(part)),
  ...(kept.aside > 0 ? [copy.aside(kept.aside)] : []),
];

const Inventory = ({ state }: Pick<BackupSectionProps, 'state'>) => {
  const words = wordsOf(state);
  if (words.length === 0) return <Text tone="muted">{copy.nothing}</Text>;
  return (
    <ul aria-label={copy.inventory} className={styles.kept}>
      {words.map((each) => (
        <li key={each} className={styles.keptPart}>
          {each}
        </li>
      ))}
    </ul>
  );
};

/** What is kept here, and the two ways of a backup. */
export const BackupSection = ({ state, actions }: BackupSectionProps) => {
  const input = useRef<HTMLInputElement>(null);
  // Nothing above, nothing to save.
  const isEmpty = wordsOf(state).length === 0;
  return (
    <SettingsSection words={copy}>
      <Inventory state={state} />
      <div className={styles.action}>
        <Button
          icon={Download}
          busy={state.task === 'exporting'}
          disabled={isEmpty}
          onClick={actions.onExport}
        >
          {copy.export}
        </Button>
        <Text size="s" tone="muted">
          {copy.exportHint}
        </Text>
      </div>
      <div className={styles.action}>
        <input
          ref={input}
          type="file"
          accept=".json,application/json"
          hidden
          aria-label={copy.import}
          onChange={(event) => {
            const file = event.target.files?.[0];
            if (file) actions.onImportFile(file);
            // So that the same file can be chosen again.
            event.target.value = '';
          }}
        />
        <Button
          icon={Upload}
          busy={state.task === 'reading'}
          onClick={() => input.current?.click()}
        >
          {copy.import}
        </Button>
        <Text size="s" tone="muted">
          {copy.importHint}
        </Text>
      </div>
    </SettingsSection>
  );
};
