import { ConfirmDialog } from '#/components/ConfirmDialog/ConfirmDialog';
import { Dialog } from '#/components/Dialog/Dialog';
import { NoteApplication } from '#/modules/NoteApplication/NoteApplication';
import { OfferDetail } from '#/modules/OfferDetail/OfferDetail';
import { ApplyButton } from '#/modules/OfferDetail/parts/ApplyButton';
import { OfferExplanation } from '#/modules/OfferExplanation/OfferExplanation';
import { ApplyDialog } from '#/pages/SearchPage/parts/ApplyDialog';
import { OfferTools } from '#/pages/SearchPage/parts/OfferTools';
import { SaveSearchDialog } from '#/pages/SearchPage/parts/SaveSearchDialog';
import { searchCopy } from '#/pages/SearchPage/SearchPage.copy';
import type { OfferActions, OfferMatch, SearchDialog } from '#/pages/SearchPage/SearchPage.state';
import type { NotedApplication } from '#/usecases/applications/noteApplication';

import * as styles from '#/pages/SearchPage/SearchPage.css';

const copy = searchCopy.dialogs;

type SearchDialogsProps = {
  readonly dialog: SearchDialog;
  readonly keyword: string;
  readonly onClose: () => void;
  readonly onConfirm: (name?: string) => void;
  readonly onApply: () => void;
  readonly onNote: (noted: NotedApplication) => void;
  readonly match: OfferMatch | null;
  readonly actions: OfferActions;
};

type DeletionProps = {
  readonly words: { readonly title: string; readonly confirm: string };
  readonly children: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
};

const Deletion = ({ words, ...props }: DeletionProps) => (
  <ConfirmDialog
    open
    destructive
    title={words.title}
    confirmLabel={words.confirm}
    cancelLabel={copy.cancel}
    {...props}
  />
);

/** What opens over the search: at most one at a time. */
export const SearchDialogs = ({
  dialog,
  keyword,
  onClose,
  onConfirm,
  onApply,
  onNote,
  match,
  actions,
}: SearchDialogsProps) => {
  switch (dialog.kind) {
    case 'save':
      return <SaveSearchDialog name={dialog.name} onSave={onConfirm} onCancel={onClose} />;
    case 'deleteSearch':
      return (
        <Deletion words={copy.delete} onConfirm={() => onConfirm()} onCancel={onClose}>
          {copy.delete.text}
        </Deletion>
      );
    case 'apply':
      return <ApplyDialog application={dialog} onConfirm={() => onConfirm()} onCancel={onClose} />;
    case 'note':
      return (
        <NoteApplication
          job={[dialog.offer.title, dialog.offer.company]
            .filter((words) => words !== '')
            .join(', ')}
          today={dialog.today}
          cvName={dialog.cvName}
          letters={dialog.letters}
          onNote={onNote}
          onCancel={onClose}
        />
      );
    case 'explain':
      return (
        match && (
          <OfferExplanation
            offerTitle={dialog.offer.title}
            explanation={match.explanation}
            onClose={onClose}
          />
        )
      );
    case 'deleteOffer':
      return (
        <Deletion words={copy.deleteOffer} onConfirm={() => onConfirm()} onCancel={onClose}>
          {copy.deleteOffer.text(dialog.offer.title)}
        </Deletion>
      );
    case 'detail':
      return (
        <Dialog
          open
          onClose={onClose}
          size="large"
          title={copy.detail}
          closeLabel={copy.close}
          footer={<ApplyButton offer={dialog.offer} onApply={onApply} />}
        >
          <div className={styles.sheet}>
            <OfferDetail offer={dialog.offer} keyword={keyword} unfolded>
              <OfferTools offer={dialog.offer} match={match} actions={actions} />
            </OfferDetail>
          </div>
        </Dialog>
      );
  }
};
