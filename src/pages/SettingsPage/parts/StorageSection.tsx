import { Button } from '#/components/Button/Button';
import { Callout } from '#/components/Callout/Callout';
import { Icon } from '#/components/Icon/Icon';
import {
  ShieldExclamationPoint,
  ShieldCheck,
  ShieldQuestionMark,
} from '#/components/Icon/iconPaths';
import type { IconPath } from '#/components/Icon/iconPaths';
import { Skeleton } from '#/components/Skeleton/Skeleton';
import { Text } from '#/components/Text/Text';
import type { StoragePromise } from '#/domain/storage/DeviceStorage';
import { SettingsSection } from '#/pages/SettingsPage/parts/SettingsSection';
import { settingsCopy } from '#/pages/SettingsPage/SettingsPage.copy';
import type { ReadySettings } from '#/pages/SettingsPage/SettingsPage.state';

import * as styles from '#/pages/SettingsPage/SettingsPage.css';

const copy = settingsCopy.storage;

const ICONS: Readonly<Record<StoragePromise, IconPath>> = {
  kept: ShieldCheck,
  notPromised: ShieldExclamationPoint,
  unknown: ShieldQuestionMark,
};

type StorageSectionProps = {
  readonly state: ReadySettings;
  readonly onAskPromise: () => void;
};

/** How much room is taken, and whether the browser promised to keep it. */
export const StorageSection = ({ state, onAskPromise }: StorageSectionProps) => {
  const { kept, keptCv, estimate, promise, promiseRefused, erasedAfterAWeek } = state;
  return (
    <SettingsSection words={copy}>
      <div className={styles.words}>
        {kept === null ? (
          <Skeleton kind="line" />
        ) : (
          <Text weight="medium">{copy.own(kept.bytes + (keptCv?.bytes ?? 0))}</Text>
        )}
        {estimate && (
          <Text size="s" tone="muted">
            {copy.estimate(estimate)}
          </Text>
        )}
      </div>
      <p className={styles.promise}>
        <Icon icon={ICONS[promise]} />
        {promiseRefused && promise === 'notPromised' ? copy.refused : copy.promises[promise]}
      </p>
      {erasedAfterAWeek && (
        <Callout tone="caution" title={copy.week.title}>
          {copy.week.text}
        </Callout>
      )}
      {promise === 'notPromised' && (
        <div className={styles.action}>
          <Button onClick={onAskPromise}>{copy.ask}</Button>
        </div>
      )}
    </SettingsSection>
  );
};
