import { FilePenLine } from 'lucide-react';

import { Button } from '#/components/Button/Button';
import { Callout } from '#/components/Callout/Callout';
import { Skeleton } from '#/components/Skeleton/Skeleton';
import { Text } from '#/components/Text/Text';
import { SettingsSection } from '#/pages/SettingsPage/parts/SettingsSection';
import { settingsCopy } from '#/pages/SettingsPage/SettingsPage.copy';
import type { AutoSaveActions, AutoSaveState } from '#/pages/SettingsPage/SettingsPage.state';

import * as styles from '#/pages/SettingsPage/SettingsPage.css';

const copy = settingsCopy.autoSave;

type AutoSaveProps = {
  /** Null while it is looked up. */
  readonly state: AutoSaveState | null;
  /** A file is being written or asked for. */
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
        <div className={styles.action}>
          <Button icon={FilePenLine} busy={busy} onClick={actions.onChoose}>
            {copy.choose}
          </Button>
          <Text size="s" tone="muted">
            {copy.chooseHint}
          </Text>
        </div>
      );
    case 'on':
      return (
        <>
          <div className={styles.words}>
            <Text weight="medium" figures>
              {state.minutes === null
                ? copy.waiting(state.fileName)
                : copy.saved(state.fileName, state.minutes)}
            </Text>
            <Text size="s" tone="muted">
              {state.sealed ? copy.sealed : copy.readable}
            </Text>
          </div>
          {state.problem && (
            <Callout tone="caution" announced title={copy.problems[state.problem].title}>
              {copy.problems[state.problem].text}
            </Callout>
          )}
          <div className={styles.action}>
            {state.problem === 'asks' ? (
              <Button variant="primary" busy={busy} onClick={actions.onAllow}>
                {copy.allow}
              </Button>
            ) : (
              <Button icon={FilePenLine} busy={busy} onClick={actions.onChoose}>
                {copy.another}
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
};

/** The file that work is saved to by itself, when it was last written, and what stopped it. */
export const AutoSaveSection = (props: AutoSaveProps) => (
  <SettingsSection words={copy}>
    <Content {...props} />
  </SettingsSection>
);
