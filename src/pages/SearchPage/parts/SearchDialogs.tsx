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
  readonly dialog: SearchDialog | null;
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
}: SearchDialogsProps) => (
  <>
    <SaveSearchDialog
      name={dialog?.kind === 'save' ? dialog.name : null}
      onSave={onConfirm}
      onCancel={onClose}
    />
    <ConfirmDialog
      open={dialog?.kind === 'deleteSearch'}
      destructive
      title={copy.delete.title}
      confirmLabel={copy.delete.confirm}
      cancelLabel={copy.cancel}
      onConfirm={() => onConfirm()}
      onCancel={onClose}
    >
      {copy.delete.text}
    </ConfirmDialog>
    <ApplyDialog
      application={dialog?.kind === 'apply' ? dialog : null}
      onConfirm={() => onConfirm()}
      onCancel={onClose}
    />
    <Dialog
      open={dialog?.kind === 'detail'}
      onClose={onClose}
      size="large"
      title={copy.detail}
      closeLabel={copy.close}
    >
      {dialog?.kind === 'detail' && (
        <div className={styles.sheet}>
          <OfferDetail offer={dialog.offer} keyword={keyword} unfolded onApply={onApply} />
        </div>
      )}
    </Dialog>
  </>
);
