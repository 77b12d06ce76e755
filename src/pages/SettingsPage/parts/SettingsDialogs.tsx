import { Button } from '#/components/Button/Button';
import { Callout } from '#/components/Callout/Callout';
import { ConfirmDialog } from '#/components/ConfirmDialog/ConfirmDialog';
import { Dialog } from '#/components/Dialog/Dialog';
import { Icon } from '#/components/Icon/Icon';
import { Ban, Check, Download, Plus } from '#/components/Icon/iconPaths';
import type { IconPath } from '#/components/Icon/iconPaths';
import { Stack } from '#/components/Stack/Stack';
import { Text } from '#/components/Text/Text';
import { changesAnything } from '#/domain/backup/planImport';
import type { ImportPlan, PlannedPart } from '#/domain/backup/planImport';
import { settingsDialogsCopy } from '#/pages/SettingsPage/dialogs.copy';
import { SaveDialog, UnlockDialog } from '#/pages/SettingsPage/parts/PassphraseDialogs';
import type {
  DialogActions,
  SettingsDialog,
  SettingsTask,
} from '#/pages/SettingsPage/SettingsPage.state';
import { cx } from '#/styles/cx';

import * as styles from '#/pages/SettingsPage/SettingsPage.css';

const importPlanDialogCopy = settingsDialogsCopy.import;

type Look = { readonly icon: IconPath; readonly className?: string };

const lookOf = ({ counts }: PlannedPart): Look => {
  if (counts === null) return { icon: Ban, className: styles.refused };
  return counts.added + counts.replaced > 0
    ? { icon: Plus, className: styles.coming }
    : { icon: Check };
};

type LineProps = Look & { readonly title: string; readonly outcome: string };

const Line = ({ icon, className, title, outcome }: LineProps) => (
  <li className={styles.change}>
    <Icon icon={icon} size="s" className={cx(styles.changeIcon, className)} />
    <div>
      <Text weight="medium">{title}</Text>
      <Text size="s" tone="muted">
        {outcome}
      </Text>
    </div>
  </li>
);

type ImportPlanDialogProps = {
  readonly fileName: string;
  readonly plan: ImportPlan;
  readonly changed: boolean;
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
};

/** What a backup would change, part by part, before anything is written. */
const ImportPlanDialog = ({
  fileName,
  plan,
  changed,
  busy,
  onConfirm,
  onCancel,
}: ImportPlanDialogProps) => {
  const useful = changesAnything(plan);
  return (
    <Dialog
      open
      onClose={onCancel}
      title={importPlanDialogCopy.title}
      closeLabel={settingsDialogsCopy.close}
      footer={
        useful ? (
          <>
            <Button onClick={onCancel}>{settingsDialogsCopy.cancel}</Button>
            <Button variant="primary" busy={busy} onClick={onConfirm}>
              {importPlanDialogCopy.confirm}
            </Button>
          </>
        ) : (
          <Button variant="primary" onClick={onCancel}>
            {settingsDialogsCopy.close}
          </Button>
        )
      }
    >
      <Stack gap={4}>
        <Text tone="muted">{importPlanDialogCopy.text(fileName, plan.backup.savedAt)}</Text>
        {changed && (
          <Callout tone="caution" announced title={importPlanDialogCopy.changed.title}>
            {importPlanDialogCopy.changed.text}
          </Callout>
        )}
        {!useful && <Text weight="medium">{importPlanDialogCopy.same}</Text>}
        <ul aria-label={importPlanDialogCopy.list} className={styles.changes}>
          {plan.parts.map((part) => (
            <Line
              key={part.part}
              {...lookOf(part)}
              title={importPlanDialogCopy.parts[part.part]}
              outcome={
                part.problem === null
                  ? importPlanDialogCopy.outcome(part.part, part.counts)
                  : importPlanDialogCopy.problems[part.problem]
              }
            />
          ))}
          {plan.unknown.length > 0 && (
            <Line
              icon={Ban}
              className={styles.refused}
              title={importPlanDialogCopy.unknown(plan.unknown.length)}
              outcome={importPlanDialogCopy.unknownOutcome}
            />
          )}
        </ul>
      </Stack>
    </Dialog>
  );
};

const copy = settingsDialogsCopy.erase;

type EraseDialogProps = {
  readonly busy: boolean;
  readonly saving: boolean;
  readonly onExport: () => void;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
};

/** Says what goes away for good, and offers the way back first. */
const EraseDialog = ({ busy, saving, onExport, onConfirm, onCancel }: EraseDialogProps) => (
  <ConfirmDialog
    open
    destructive
    busy={busy}
    title={copy.title}
    confirmLabel={copy.confirm}
    cancelLabel={settingsDialogsCopy.cancel}
    onConfirm={onConfirm}
    onCancel={onCancel}
  >
    <Stack gap={4} align="start">
      <Text>{copy.text}</Text>
      <Text tone="muted">{copy.advice}</Text>
      <Button icon={Download} busy={saving} onClick={onExport}>
        {copy.save}
      </Button>
    </Stack>
  </ConfirmDialog>
);

type SettingsDialogsProps = DialogActions & {
  readonly dialog: SettingsDialog;
  readonly task: SettingsTask | null;
  readonly onExport: () => void;
};

/** What stands over the settings. */
export const SettingsDialogs = ({ dialog, task, ...props }: SettingsDialogsProps) => {
  switch (dialog.kind) {
    case 'save':
      return <SaveDialog {...dialog} {...props} busy={task === 'exporting'} />;
    case 'unlock':
      return <UnlockDialog {...dialog} {...props} busy={task === 'reading'} />;
    case 'import':
      return <ImportPlanDialog {...dialog} busy={task === 'importing'} {...props} />;
    case 'erase':
      return <EraseDialog busy={task === 'erasing'} saving={task === 'exporting'} {...props} />;
    case 'importFailed': {
      const copy = settingsDialogsCopy.importFailed;
      return (
        <Dialog
          open
          onClose={props.onCancel}
          title={copy.title}
          closeLabel={settingsDialogsCopy.close}
          size="small"
          footer={
            <Button variant="primary" onClick={props.onCancel}>
              {settingsDialogsCopy.close}
            </Button>
          }
        >
          <Stack gap={2}>
            <Text>{copy.problems[dialog.problem]}</Text>
            <Text tone="muted">{copy.kept(dialog.fileName)}</Text>
          </Stack>
        </Dialog>
      );
    }
  }
};
