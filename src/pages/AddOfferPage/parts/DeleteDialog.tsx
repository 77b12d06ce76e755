import { ConfirmDialog } from '#/components/ConfirmDialog/ConfirmDialog';
import { addOfferCopy } from '#/pages/AddOfferPage/AddOfferPage.copy';
import type { AddOfferDialog } from '#/pages/AddOfferPage/AddOfferPage.state';
import { importOffersCopy } from '#/pages/AddOfferPage/importOffers.copy';

const copy = addOfferCopy.deletion;

type DeleteDialogProps = {
  readonly dialog: AddOfferDialog;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
};

const words = (dialog: AddOfferDialog): { readonly title: string; readonly text: string } => {
  switch (dialog.kind) {
    case 'delete':
      return { title: copy.title, text: copy.text(dialog.offer.title) };
    case 'deleteSource': {
      const { source, count } = dialog.source;
      const { title, text } = importOffersCopy.deletion;
      return { title, text: text(count, source || importOffersCopy.sources.unknown) };
    }
  }
};

/** Asks before an own offer and its copy go, or the offers of an import. */
export const DeleteDialog = ({ dialog, onClose, onConfirm }: DeleteDialogProps) => (
  <ConfirmDialog
    open
    title={words(dialog).title}
    confirmLabel={copy.confirm}
    cancelLabel={copy.cancel}
    destructive
    onConfirm={onConfirm}
    onCancel={onClose}
  >
    {words(dialog).text}
  </ConfirmDialog>
);
