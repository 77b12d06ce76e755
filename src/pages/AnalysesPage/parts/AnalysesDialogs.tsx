import { ConfirmDialog } from '#/components/ConfirmDialog/ConfirmDialog';
import { analysesCopy as copy } from '#/pages/AnalysesPage/AnalysesPage.copy';
import { ANALYSES_DIALOGS } from '#/pages/AnalysesPage/AnalysesPage.state';
import type { AnalysesDialog } from '#/pages/AnalysesPage/AnalysesPage.state';

type AnalysesDialogsProps = {
  readonly dialog: AnalysesDialog | null;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
};

/** Both deletions ask first: specification, section 8. */
export const AnalysesDialogs = ({ dialog, onConfirm, onCancel }: AnalysesDialogsProps) =>
  ANALYSES_DIALOGS.map((kind) => (
    <ConfirmDialog
      key={kind}
      open={dialog === kind}
      destructive
      title={copy.dialogs[kind].title}
      confirmLabel={copy.dialogs[kind].confirm}
      cancelLabel={copy.dialogs.cancel}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {copy.dialogs[kind].text}
    </ConfirmDialog>
  ));
