import { Button } from '#/components/Button/Button';
import { Callout } from '#/components/Callout/Callout';
import { FilePenLine, FolderSync } from '#/components/Icon/iconPaths';
import { Skeleton } from '#/components/Skeleton/Skeleton';
import { Text } from '#/components/Text/Text';
import { autoSaveCopy as copy } from '#/pages/SettingsPage/autoSave.copy';
import { SettingsSection } from '#/pages/SettingsPage/parts/SettingsSection';
import type { AutoSaveActions, AutoSaveState } from '#/pages/SettingsPage/SettingsPage.state';

import * as styles from '#/pages/SettingsPage/SettingsPage.css';

const ICONS = { file: FilePenLine, folder: FolderSync } as const;

type AutoSaveProps = {
  /** Null while it is looked up. */
  readonly state: AutoSaveState | null;
  /** A file or folder is being written or asked for. */
  readonly busy: boolean;
  readonly actions: AutoSaveActions;
};

const Content = ({ state, busy, actions }: AutoSaveProps) => {
  if (state === null) return <Skeleton kind="line" />;
  switch (state.status) {
    case 'unsupported':
      return <Text tone="muted">{copy.unsupported}</Text>;
    case 'off':
      return (
        <>
          {state.places.map((place) => (
            <div key={place} className={styles.action}>
              <Button icon={ICONS[place]} busy={busy} onClick={() => actions.onChoose(place)}>
                {place === 'file' ? copy.choose : copy.chooseFolder}
              </Button>
              <Text size="s" tone="muted">
                {place === 'file' ? copy.chooseHint : copy.chooseFolderHint}
              </Text>
            </div>
          ))}
        </>
      );
    case 'on': {
      const { place, problem } = state;
      return (
        <>
          <div className={styles.words}>
            <Text weight="medium" figures>
              {state.minutes === null
                ? copy.waiting(state.fileName, place)
                : copy.saved(state.fileName, state.minutes, place)}
            </Text>
            <Text size="s" tone="muted">
              {state.sealed ? copy.sealed : copy.readable}
            </Text>
          </div>
          {problem && (
            <Callout tone="caution" announced title={copy.problems[place][problem].title}>
              {copy.problems[place][problem].text}
            </Callout>
          )}
          <div className={styles.action}>
            {problem === 'asks' ? (
              <Button variant="primary" busy={busy} onClick={actions.onAllow}>
                {copy.allow}
              </Button>
            ) : (
              <Button icon={ICONS[place]} busy={busy} onClick={() => actions.onChoose(place)}>
                {copy.another[place]}
              </Button>
            )}
            <Button disabled={busy} onClick={actions.onStop}>
              {copy.stop}
            </Button>
            <Text size="s" tone="muted">
              {copy.stopHint}
            </Text>
          </div>
        </>
      );
    }
  }
};

/** The file or folder that work is saved to by itself, when it was last written, and what stopped it. */
export const AutoSaveSection = (props: AutoSaveProps) => (
  <SettingsSection words={copy}>
    <Content {...props} />
  </SettingsSection>
);
