import { Ban, Check, Plus } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

import { Button } from '#/components/Button/Button';
import { Dialog } from '#/components/Dialog/Dialog';
import { Icon } from '#/components/Icon/Icon';
import { Stack } from '#/components/Stack/Stack';
import { Text } from '#/components/Text/Text';
import { changesAnything } from '#/domain/backup/planImport';
import type { ImportPlan, PlannedPart } from '#/domain/backup/planImport';
import { settingsCopy } from '#/pages/SettingsPage/SettingsPage.copy';
import { cx } from '#/styles/cx';

import * as styles from '#/pages/SettingsPage/SettingsPage.css';

const copy = settingsCopy.dialogs.import;

type Look = { readonly icon: LucideIcon; readonly className?: string };

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
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
};

/** What a backup would change, part by part, before anything is written. */
export const ImportPlanDialog = ({
  fileName,
  plan,
  busy,
  onConfirm,
  onCancel,
}: ImportPlanDialogProps) => {
  const useful = changesAnything(plan);
  return (
    <Dialog
      open
      onClose={onCancel}
      title={copy.title}
      closeLabel={settingsCopy.dialogs.close}
      footer={
        useful ? (
          <>
            <Button onClick={onCancel}>{settingsCopy.dialogs.cancel}</Button>
            <Button variant="primary" busy={busy} onClick={onConfirm}>
              {copy.confirm}
            </Button>
          </>
        ) : (
          <Button variant="primary" onClick={onCancel}>
            {settingsCopy.dialogs.close}
          </Button>
        )
      }
    >
      <Stack gap={4}>
        <Text tone="muted">{copy.text(fileName, plan.savedAt)}</Text>
        {!useful && <Text weight="medium">{copy.same}</Text>}
        <ul aria-label={copy.list} className={styles.changes}>
          {plan.parts.map((part) => (
            <Line
              key={part.part}
              {...lookOf(part)}
              title={copy.parts[part.part]}
              outcome={
                part.problem === null
                  ? copy.outcome(part.part, part.counts)
                  : copy.problems[part.problem]
              }
            />
          ))}
          {plan.unknown.length > 0 && (
            <Line
              icon={Ban}
              className={styles.refused}
              title={copy.unknown(plan.unknown.length)}
              outcome={copy.unknownOutcome}
            />
          )}
        </ul>
      </Stack>
    </Dialog>
  );
};
