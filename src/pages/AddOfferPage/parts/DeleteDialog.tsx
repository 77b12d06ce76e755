import { ConfirmDialog } from '#/components/ConfirmDialog/ConfirmDialog';
import { addOfferCopy } from '#/pages/AddOfferPage/AddOfferPage.copy';
import type { AddOfferDialog } from '#/pages/AddOfferPage/AddOfferPage.state';

const copy = addOfferCopy.deletion;

type DeleteDialogProps = {
  readonly dialog: AddOfferDialog;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
};

/** Asks before an own offer and its copy go. */
export const DeleteDialog = ({ dialog, onClose, onConfirm }: DeleteDialogProps) => (
  <ConfirmDialog
    open
    title={copy.title}
    confirmLabel={copy.confirm}
    cancelLabel={copy.cancel}
    destructive
    onConfirm={onConfirm}
    onCancel={onClose}
  >
    {copy.text(dialog.offer.title)}
  </ConfirmDialog>
);
