import { useId, useState } from 'react';

import { Button } from '#/components/Button/Button';
import { Callout } from '#/components/Callout/Callout';
import { ConfirmDialog } from '#/components/ConfirmDialog/ConfirmDialog';
import { Dialog } from '#/components/Dialog/Dialog';
import { Heading } from '#/components/Heading/Heading';
import { Stack } from '#/components/Stack/Stack';
import { Text } from '#/components/Text/Text';
import type { CsvImportPreview, CsvImportProblem } from '#/domain/applications/csvTable';
import type { Result } from '#/domain/shared/result';
import { shortDay } from '#/pages/ApplicationsPage/applicationDays';
import { applicationsCopy } from '#/pages/ApplicationsPage/ApplicationsPage.copy';
import type {
  ApplicationsDialog,
  ApplicationsDialogActions,
} from '#/pages/ApplicationsPage/ApplicationsPage.state';
import { importApplicationsCopy } from '#/pages/ApplicationsPage/Import.copy';
import { ApplicationForm } from '#/pages/ApplicationsPage/parts/dialogs/ApplicationForm';
import { StatusBadge } from '#/pages/ApplicationsPage/parts/StatusBadge';

import * as styles from '#/pages/ApplicationsPage/Dialogs.css';

/** Lines shown of each list: enough to recognise the file. */
const SHOWN = 5;

const Rest = ({ count }: { readonly count: number }) =>
  count > 0 && (
    <Text as="li" size="s" tone="muted">
      {importApplicationsCopy.andMore(count)}
    </Text>
  );

type ImportPreviewViewProps = {
  readonly fileName: string;
  readonly preview: Result<CsvImportPreview, CsvImportProblem>;
};

/** What a file would add, and what of it is left aside and why. */
const ImportPreviewView = ({ fileName, preview }: ImportPreviewViewProps) => {
  if (!preview.ok)
    return (
      <Stack>
        <Text tone="muted">{importApplicationsCopy.file(fileName)}</Text>
        <Callout tone="critical" title={importApplicationsCopy.problemTitle}>
          {importApplicationsCopy.problems[preview.problem]} {importApplicationsCopy.unchanged}
        </Callout>
      </Stack>
    );
  const { added, duplicates, refused } = preview.value;
  return (
    <Stack>
      <Text tone="muted">{importApplicationsCopy.file(fileName)}</Text>
      <Heading level={3} size="s">
        {added.length > 0
          ? importApplicationsCopy.willAdd(added.length)
          : importApplicationsCopy.nothing}
      </Heading>
      {added.length > 0 && (
        <ul className={styles.previewList}>
          {added.slice(0, SHOWN).map(({ id, title, company, date, status }) => (
            <li key={id} className={styles.previewItem}>
              <div>
                <Text weight="medium">{title}</Text>
                <Text size="s" tone="muted" figures>
                  {[company, shortDay(date)].join(' · ')}
                </Text>
              </div>
              <StatusBadge status={status} />
            </li>
          ))}
          <Rest count={added.length - SHOWN} />
        </ul>
      )}
      {duplicates > 0 && <Text size="s">{importApplicationsCopy.duplicates(duplicates)}</Text>}
      {refused.length > 0 && (
        <Callout tone="caution" title={importApplicationsCopy.refused(refused.length)}>
          <ul>
            {refused.slice(0, SHOWN).map(({ line, problem }) => (
              <Text as="li" size="s" key={line}>
                {importApplicationsCopy.refusedLine(line, applicationsCopy.form.problems[problem])}
              </Text>
            ))}
            <Rest count={refused.length - SHOWN} />
          </ul>
        </Callout>
      )}
    </Stack>
  );
};

type FormDialogProps = {
  readonly dialog: Extract<ApplicationsDialog, { kind: 'form' }>;
  readonly actions: Pick<ApplicationsDialogActions, 'onSave' | 'onCancel'>;
};

/** The form of one application. What was typed is not lost to a slip of the finger: closing asks first. */
const FormDialog = ({ dialog, actions }: FormDialogProps) => {
  const formId = useId();
  const [touched, setTouched] = useState(false);
  const [asking, setAsking] = useState(false);
  const close = (): void => {
    if (touched) setAsking(true);
    else actions.onCancel();
  };
  return (
    <Dialog
      open
      onClose={close}
      title={dialog.editing ? copy.editTitle : copy.addTitle}
      closeLabel={copy.close}
      footer={
        <>
          <Button onClick={close}>{copy.cancel}</Button>
          <Button type="submit" form={formId} variant="primary">
            {copy.save}
          </Button>
        </>
      }
    >
      <ApplicationForm
        id={formId}
        draft={dialog.draft}
        editing={dialog.editing}
        onSave={actions.onSave}
        onTouched={setTouched}
      />
      <ConfirmDialog
        open={asking}
        destructive
        title={copy.leaveTitle}
        confirmLabel={copy.leave}
        cancelLabel={copy.stay}
        onConfirm={actions.onCancel}
        onCancel={() => setAsking(false)}
      >
        {copy.leaveText}
      </ConfirmDialog>
    </Dialog>
  );
};

const copy = applicationsCopy.dialogs;

type ApplicationsDialogsProps = {
  readonly dialog: ApplicationsDialog;
  readonly actions: ApplicationsDialogActions;
};

/** What stands over the applications. */
export const ApplicationsDialogs = ({ dialog, actions }: ApplicationsDialogsProps) => {
  switch (dialog.kind) {
    case 'form':
      return <FormDialog dialog={dialog} actions={actions} />;
    case 'delete':
      return (
        <ConfirmDialog
          open
          destructive
          title={copy.deleteTitle}
          confirmLabel={copy.delete}
          cancelLabel={copy.cancel}
          onConfirm={actions.onConfirm}
          onCancel={actions.onCancel}
        >
          {copy.deleteText(dialog.title)}
        </ConfirmDialog>
      );
    case 'importing':
      return <ImportDialog dialog={dialog} actions={actions} />;
  }
};

type ImportDialogProps = {
  readonly dialog: Extract<ApplicationsDialog, { kind: 'importing' }>;
  readonly actions: Pick<ApplicationsDialogActions, 'onConfirm' | 'onCancel'>;
};

/** Shows what a file would add before it is added. */
const ImportDialog = ({ dialog, actions }: ImportDialogProps) => {
  const { fileName, preview } = dialog;
  const added = preview.ok ? preview.value.added.length : 0;
  return (
    <Dialog
      open
      onClose={actions.onCancel}
      title={importApplicationsCopy.title}
      closeLabel={copy.close}
      footer={
        <>
          <Button onClick={actions.onCancel}>{added > 0 ? copy.cancel : copy.close}</Button>
          {added > 0 && (
            <Button variant="primary" onClick={actions.onConfirm}>
              {importApplicationsCopy.confirm(added)}
            </Button>
          )}
        </>
      }
    >
      <ImportPreviewView fileName={fileName} preview={preview} />
    </Dialog>
  );
};
