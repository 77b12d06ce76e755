import { useRef } from 'react';

import { Button } from '#/components/Button/Button';
import { takeFiles } from '#/components/DropZone/takeFiles';
import { Download, Upload } from '#/components/Icon/iconPaths';
import { Skeleton } from '#/components/Skeleton/Skeleton';
import { Text } from '#/components/Text/Text';
import type { Inventory } from '#/domain/backup/inventory';
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
const wordsOf = (
  { parts, aside }: Inventory,
  keptCv: ReadySettings['keptCv'],
): readonly string[] => [
  ...(keptCv === null ? [] : [copy.cv(keptCv.name)]),
  ...parts.map((part) => copy.part(part)),
  ...(aside > 0 ? [copy.aside(aside)] : []),
];

/** Null while they are being counted. */
type Words = { readonly words: readonly string[] | null };

const KeptParts = ({ words }: Words) => {
  if (words === null) return <Skeleton kind="line" />;
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
  const words = state.kept && wordsOf(state.kept, state.keptCv);
  return (
    <SettingsSection words={copy}>
      <KeptParts words={words} />
      {state.lastSave && words?.length !== 0 && (
        <Text size="s" {...(state.lastSave.status === 'recent' ? { tone: 'muted' } : {})}>
          {copy.lastSave(state.lastSave)}
        </Text>
      )}
      <div className={styles.action}>
        <Button
          icon={Download}
          busy={state.task === 'exporting'}
          // Nothing above, nothing to save.
          disabled={words?.length === 0}
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
            const [file] = takeFiles(event);
            if (file) actions.onImportFile(file);
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
