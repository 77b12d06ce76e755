import { useRef } from 'react';
import type { ReactNode } from 'react';

import { Button } from '#/components/Button/Button';
import { Dialog } from '#/components/Dialog/Dialog';

type ConfirmDialogProps = {
  /** Held by the caller. */
  readonly open: boolean;
  /** The question. */
  readonly title: string;
  /** What is lost and how much of it. */
  readonly children: ReactNode;
  /** Names the action, never a mere yes. */
  readonly confirmLabel: string;
  /** The way out. */
  readonly cancelLabel: string;
  /** What cannot be undone: the confirmation is red and the focus starts on the way out. */
  readonly destructive?: boolean;
  /** The action is under way. */
  readonly busy?: boolean;
  /** The user goes on. */
  readonly onConfirm: () => void;
  /** The user gives up, by the button or by Escape. */
  readonly onCancel: () => void;
};

/** Asks before acting. */
export const ConfirmDialog = ({
  open,
  title,
  children,
  confirmLabel,
  cancelLabel,
  destructive = false,
  busy = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) => {
  const cancel = useRef<HTMLButtonElement>(null);
  const confirm = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={title}
      closeLabel={cancelLabel}
      size="small"
      role="alertdialog"
      initialFocus={destructive ? cancel : confirm}
      footer={
        <>
          <Button ref={cancel} onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button
            ref={confirm}
            variant={destructive ? 'danger' : 'primary'}
            busy={busy}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
};
