import { ConfirmDialog } from '#/components/ConfirmDialog/ConfirmDialog';
import { analysesCopy } from '#/pages/AnalysesPage/AnalysesPage.copy';
import type { AnalysesDialog } from '#/pages/AnalysesPage/AnalysesPage.state';

const copy = analysesCopy.dialogs;

type DeletionDialogProps = {
  readonly dialog: AnalysesDialog;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
};

/** Both deletions ask first: specification, section 8. */
export const DeletionDialog = ({ dialog, onConfirm, onCancel }: DeletionDialogProps) => (
  <ConfirmDialog
    open
    destructive
    title={copy[dialog].title}
    confirmLabel={copy[dialog].confirm}
    cancelLabel={copy.cancel}
    onConfirm={onConfirm}
    onCancel={onCancel}
  >
    {copy[dialog].text}
  </ConfirmDialog>
);
