import { Button } from '#/components/Button/Button';
import { Dialog } from '#/components/Dialog/Dialog';
import { Stack } from '#/components/Stack/Stack';
import { Text } from '#/components/Text/Text';
import { EraseDialog } from '#/pages/SettingsPage/parts/EraseDialog';
import { ImportPlanDialog } from '#/pages/SettingsPage/parts/ImportPlanDialog';
import { SaveDialog, UnlockDialog } from '#/pages/SettingsPage/parts/PassphraseDialogs';
import { settingsCopy } from '#/pages/SettingsPage/SettingsPage.copy';
import type {
  DialogActions,
  SettingsDialog,
  SettingsTask,
} from '#/pages/SettingsPage/SettingsPage.state';

type SettingsDialogsProps = DialogActions & {
  readonly dialog: SettingsDialog;
  readonly task: SettingsTask | null;
  readonly onExport: () => void;
};

/** What stands over the settings. */
export const SettingsDialogs = ({ dialog, task, ...props }: SettingsDialogsProps) => {
  switch (dialog.kind) {
    case 'save':
      return <SaveDialog {...dialog} {...props} busy={task === 'exporting'} />;
    case 'unlock':
      return <UnlockDialog {...dialog} {...props} busy={task === 'reading'} />;
    case 'import':
      return <ImportPlanDialog {...dialog} busy={task === 'importing'} {...props} />;
    case 'erase':
      return <EraseDialog busy={task === 'erasing'} saving={task === 'exporting'} {...props} />;
    case 'importFailed': {
      const copy = settingsCopy.dialogs.importFailed;
      return (
        <Dialog
          open
          onClose={props.onCancel}
          title={copy.title}
          closeLabel={settingsCopy.dialogs.close}
          size="small"
          footer={
            <Button variant="primary" onClick={props.onCancel}>
              {settingsCopy.dialogs.close}
            </Button>
          }
        >
          <Stack gap={2}>
            <Text>{copy.problems[dialog.problem]}</Text>
            <Text tone="muted">{copy.kept(dialog.fileName)}</Text>
          </Stack>
        </Dialog>
      );
    }
  }
};
