import { Download } from 'lucide-react';

import { Button } from '#/components/Button/Button';
import { ConfirmDialog } from '#/components/ConfirmDialog/ConfirmDialog';
import { Stack } from '#/components/Stack/Stack';
import { Text } from '#/components/Text/Text';
import { settingsCopy } from '#/pages/SettingsPage/SettingsPage.copy';

const copy = settingsCopy.dialogs.erase;

type EraseDialogProps = {
  readonly busy: boolean;
  readonly saving: boolean;
  readonly onExport: () => void;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
};

/** Says what goes away for good, and offers the way back first. */
export const EraseDialog = ({ busy, saving, onExport, onConfirm, onCancel }: EraseDialogProps) => (
  <ConfirmDialog
    open
    destructive
    busy={busy}
    title={copy.title}
    confirmLabel={copy.confirm}
    cancelLabel={settingsCopy.dialogs.cancel}
    onConfirm={onConfirm}
    onCancel={onCancel}
  >
    <Stack gap={4} align="start">
      <Text>{copy.text}</Text>
      <Text tone="muted">{copy.advice}</Text>
      <Button icon={Download} busy={saving} onClick={onExport}>
        {copy.save}
      </Button>
    </Stack>
  </ConfirmDialog>
);
