import { Button } from '#/components/Button/Button';
import { ConfirmDialog } from '#/components/ConfirmDialog/ConfirmDialog';
import { Dialog } from '#/components/Dialog/Dialog';
import { Stack } from '#/components/Stack/Stack';
import { Text } from '#/components/Text/Text';
import type { ProfileSection } from '#/domain/profile/sections';
import { ImportDialog } from '#/pages/ProfilePage/parts/ImportDialog';
import { profileDialogsCopy as copy } from '#/pages/ProfilePage/ProfileDialogs.copy';
import type { ProfileDialog } from '#/pages/ProfilePage/ProfilePage.state';

type ProfileDialogsProps = {
  readonly dialog: ProfileDialog;
  readonly onImport: (sections: readonly ProfileSection[]) => void;
  readonly onLeave: () => void;
  readonly onClose: () => void;
};

type NoticeProps = {
  readonly title: string;
  readonly lines: readonly string[];
  readonly onClose: () => void;
};

const Notice = ({ title, lines, onClose }: NoticeProps) => (
  <Dialog
    open
    onClose={onClose}
    title={title}
    closeLabel={copy.close}
    size="small"
    footer={
      <Button variant="primary" onClick={onClose}>
        {copy.close}
      </Button>
    }
  >
    <Stack gap={2}>
      {lines.map((line) => (
        <Text key={line}>{line}</Text>
      ))}
    </Stack>
  </Dialog>
);

/** What stands over the screen. */
export const ProfileDialogs = ({ dialog, onImport, onLeave, onClose }: ProfileDialogsProps) => {
  switch (dialog.kind) {
    case 'leave':
      return (
        <ConfirmDialog
          open
          destructive
          title={copy.leave.title}
          confirmLabel={copy.leave.leave}
          cancelLabel={copy.leave.stay}
          onConfirm={onLeave}
          onCancel={onClose}
        >
          {copy.leave.text}
        </ConfirmDialog>
      );
    case 'preview':
      return <ImportDialog preview={dialog} onImport={onImport} onClose={onClose} />;
    case 'sameImport':
      return (
        <Notice
          title={copy.sameImport.title}
          lines={[copy.sameImport.text(dialog.source)]}
          onClose={onClose}
        />
      );
    case 'importFailed':
      return (
        <Notice
          title={copy.importFailed.title}
          lines={[
            copy.importFailed.problems[dialog.problem],
            copy.importFailed.text(dialog.fileName),
          ]}
          onClose={onClose}
        />
      );
  }
};
