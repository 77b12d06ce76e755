import { ConfirmDialog } from '#/components/ConfirmDialog/ConfirmDialog';
import { Dialog } from '#/components/Dialog/Dialog';
import { OfferDetail } from '#/modules/OfferDetail/OfferDetail';
import { ApplyDialog } from '#/pages/SearchPage/parts/ApplyDialog';
import { SaveSearchDialog } from '#/pages/SearchPage/parts/SaveSearchDialog';
import { searchCopy } from '#/pages/SearchPage/SearchPage.copy';
import type { SearchDialog } from '#/pages/SearchPage/SearchPage.state';

import * as styles from '#/pages/SearchPage/SearchPage.css';

const copy = searchCopy.dialogs;

type SearchDialogsProps = {
  readonly dialog: SearchDialog;
  readonly keyword: string;
  readonly onClose: () => void;
  readonly onConfirm: (name?: string) => void;
  readonly onApply: () => void;
};

/** What opens over the search: at most one at a time. */
export const SearchDialogs = ({
  dialog,
  keyword,
  onClose,
  onConfirm,
  onApply,
}: SearchDialogsProps) => {
  switch (dialog.kind) {
    case 'save':
      return <SaveSearchDialog name={dialog.name} onSave={onConfirm} onCancel={onClose} />;
    case 'deleteSearch':
      return (
        <ConfirmDialog
          open
          destructive
          title={copy.delete.title}
          confirmLabel={copy.delete.confirm}
          cancelLabel={copy.cancel}
          onConfirm={() => onConfirm()}
          onCancel={onClose}
        >
          {copy.delete.text}
        </ConfirmDialog>
      );
    case 'apply':
      return <ApplyDialog application={dialog} onConfirm={() => onConfirm()} onCancel={onClose} />;
    case 'detail':
      return (
        <Dialog open onClose={onClose} size="large" title={copy.detail} closeLabel={copy.close}>
          <div className={styles.sheet}>
            <OfferDetail offer={dialog.offer} keyword={keyword} unfolded onApply={onApply} />
          </div>
        </Dialog>
      );
  }
};
