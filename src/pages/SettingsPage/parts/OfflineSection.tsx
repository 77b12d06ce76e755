import { Button } from '#/components/Button/Button';
import { Callout } from '#/components/Callout/Callout';
import { Icon } from '#/components/Icon/Icon';
import { CloudOff, Download, RefreshCw } from '#/components/Icon/iconPaths';
import { ProgressBar } from '#/components/ProgressBar/ProgressBar';
import { Text } from '#/components/Text/Text';
import { formatBytes } from '#/copy/format';
import { SettingsSection } from '#/pages/SettingsPage/parts/SettingsSection';
import { settingsCopy } from '#/pages/SettingsPage/SettingsPage.copy';
import type { ApplicationActions, ApplicationState } from '#/pages/SettingsPage/SettingsPage.state';

import * as styles from '#/pages/SettingsPage/SettingsPage.css';

const copy = settingsCopy.offline;

type OfflineProps = {
  readonly offline: ApplicationState['offline'];
  readonly onPrepare: () => void;
};

const Offline = ({ offline, onPrepare }: OfflineProps) => {
  switch (offline.status) {
    case 'unsupported':
    case 'starting':
      return (
        <p className={styles.promise}>
          <Icon icon={CloudOff} />
          {copy.statuses[offline.status]}
        </p>
      );
    case 'ready':
      return <Text>{copy.ready(offline.kept)}</Text>;
    case 'preparing': {
      const all = offline.kept + offline.missing;
      return (
        <ProgressBar
          label={copy.preparing}
          percent={all === 0 ? 0 : (100 * offline.kept) / all}
          valueText={copy.progress(offline.kept, all)}
        />
      );
    }
    case 'partly':
    case 'interrupted':
      return (
        <div className={styles.action}>
          {offline.status === 'interrupted' && (
            <Callout tone="caution" announced title={copy.interrupted.title}>
              {copy.interrupted.text}
            </Callout>
          )}
          <Button icon={Download} onClick={onPrepare}>
            {copy.prepare}
          </Button>
          <Text size="s" tone="muted">
            {copy.missing(formatBytes(offline.missing))}
          </Text>
        </div>
      );
  }
};

type OfflineSectionProps = {
  readonly application: Pick<ApplicationState, 'offline' | 'newer'>;
  readonly actions: ApplicationActions;
};

/** What opens without a network, and a newer version that waits. */
export const OfflineSection = ({ application, actions }: OfflineSectionProps) => (
  <SettingsSection words={copy}>
    {application.newer && (
      <div className={styles.action}>
        <Text>{copy.newer}</Text>
        <Button icon={RefreshCw} onClick={actions.onReload}>
          {copy.reload}
        </Button>
      </div>
    )}
    <Offline offline={application.offline} onPrepare={actions.onPrepareOffline} />
  </SettingsSection>
);
