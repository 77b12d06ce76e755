import { useId, useRef, useState } from 'react';
import type { FormEvent, RefObject } from 'react';

import { Button } from '#/components/Button/Button';
import { ConfirmDialog } from '#/components/ConfirmDialog/ConfirmDialog';
import { Dialog } from '#/components/Dialog/Dialog';
import { SampleMark } from '#/components/SampleMark/SampleMark';
import { Stack } from '#/components/Stack/Stack';
import { Text } from '#/components/Text/Text';
import { TextField } from '#/components/TextField/TextField';
import { NoteApplication } from '#/modules/NoteApplication/NoteApplication';
import { OfferDetail } from '#/modules/OfferDetail/OfferDetail';
import { ApplyButton } from '#/modules/OfferDetail/parts/ApplyButton';
import { OfferExplanation } from '#/modules/OfferExplanation/OfferExplanation';
import { OfferTools } from '#/pages/SearchPage/parts/OfferTools';
import { searchCopy } from '#/pages/SearchPage/SearchPage.copy';
import type { OfferActions, OfferMatch, SearchDialog } from '#/pages/SearchPage/SearchPage.state';
import type { NotedApplication } from '#/usecases/applications/noteApplication';

import * as styles from '#/pages/SearchPage/SearchPage.css';

type SaveFormProps = {
  readonly id: string;
  readonly name: string;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly onSave: (name: string) => void;
};

/** An emptied name gives back the one that was offered. */
const SaveForm = ({ id, name, input, onSave }: SaveFormProps) => {
  const [typed, setTyped] = useState(name);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSave(typed.trim() === '' ? name : typed.trim());
  };
  return (
    <form id={id} onSubmit={submit}>
      <TextField
        ref={input}
        label={copy.save.label}
        value={typed}
        onChange={setTyped}
        maxLength={120}
        onFocus={(event) => event.target.select()}
      />
    </form>
  );
};

type SaveSearchDialogProps = {
  /** The name that is offered. */
  readonly name: string;
  readonly onSave: (name: string) => void;
  readonly onCancel: () => void;
};

/** Names a search before it is kept. */
const SaveSearchDialog = ({ name, onSave, onCancel }: SaveSearchDialogProps) => {
  const formId = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      open
      size="small"
      title={copy.save.title}
      closeLabel={copy.close}
      onClose={onCancel}
      initialFocus={input}
      footer={
        <>
          <Button onClick={onCancel}>{copy.cancel}</Button>
          <Button variant="primary" type="submit" form={formId}>
            {copy.save.confirm}
          </Button>
        </>
      }
    >
      <SaveForm id={formId} name={name} input={input} onSave={onSave} />
    </Dialog>
  );
};

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
            <OfferDetail
              offer={dialog.offer}
              keyword={keyword}
              unfolded
              closed={actions.isClosed(dialog.offer)}
            >
              <OfferTools offer={dialog.offer} match={match} actions={actions} />
            </OfferDetail>
          </div>
        </Dialog>
      );
  }
};

type Application = Extract<SearchDialog, { kind: 'apply' }>;

type ApplyDialogProps = {
  readonly application: Application;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
};

const SentFile = ({ cv }: Pick<Application, 'cv'>) =>
  cv.kind === 'none' ? (
    <Text>{copy.apply.noCv}</Text>
  ) : (
    <>
      <Text>{copy.apply.sent}</Text>
      <div className={styles.cvFile}>
        <Text weight="medium">{cv.kind === 'own' ? cv.name : copy.apply.sampleName}</Text>
        {cv.kind === 'sample' && (
          <>
            <Text size="s" tone="muted">
              {copy.apply.sampleDate}
            </Text>
            <SampleMark word={copy.apply.sample} />
          </>
        )}
      </div>
    </>
  );

const ApplyWords = ({ offer, cv }: Application) => (
  <Stack gap={2}>
    <Text weight="medium">{`${offer.title}, ${offer.company}`}</Text>
    <SentFile cv={cv} />
    <Text size="s" tone="muted">
      {copy.apply.honest}
    </Text>
  </Stack>
);

/** Names the CV before an application (specification, section 8), and says that nothing leaves the device. */
const ApplyDialog = ({ application, onConfirm, onCancel }: ApplyDialogProps) => (
  <ConfirmDialog
    open
    title={copy.apply.title}
    confirmLabel={copy.apply.confirm}
    cancelLabel={copy.cancel}
    onConfirm={onConfirm}
    onCancel={onCancel}
  >
    <ApplyWords {...application} />
  </ConfirmDialog>
);
