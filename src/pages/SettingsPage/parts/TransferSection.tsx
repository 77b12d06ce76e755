import { Button } from '#/components/Button/Button';
import { QrCode, ScanLine } from '#/components/Icon/iconPaths';
import { Text } from '#/components/Text/Text';
import { SettingsSection } from '#/pages/SettingsPage/parts/SettingsSection';
import { transferCopy as copy } from '#/pages/SettingsPage/transfer.copy';

import * as styles from '#/pages/SettingsPage/SettingsPage.css';

type TransferSectionProps = {
  /** Something is kept here that could be shown. */
  readonly canShow: boolean;
  readonly onShow: () => void;
  readonly onRead: () => void;
};

/** The two ends of a transfer by codes. */
export const TransferSection = ({ canShow, onShow, onRead }: TransferSectionProps) => (
  <SettingsSection words={copy}>
    <div className={styles.action}>
      <Button icon={QrCode} disabled={!canShow} onClick={onShow}>
        {copy.show}
      </Button>
      <Text size="s" tone="muted">
        {copy.showHint}
      </Text>
    </div>
    <div className={styles.action}>
      <Button icon={ScanLine} onClick={onRead}>
        {copy.read}
      </Button>
      <Text size="s" tone="muted">
        {copy.readHint}
      </Text>
    </div>
  </SettingsSection>
);
