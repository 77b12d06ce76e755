import { ConfirmDialog } from '#/components/ConfirmDialog/ConfirmDialog';
import { bringInCopy } from '#/pages/MyCvPage/bringIn.copy';

const copy = bringInCopy.received;

type ReceivedCvDialogProps = {
  readonly fileName: string;
  /** There is a CV, which this one would replace. */
  readonly replaces: boolean;
  /** The page was loaded anew for the file, and with it went a CV that was not kept. */
  readonly lost: boolean;
  readonly onRead: () => void;
  readonly onLeave: () => void;
};

/** Asks before a file that another application shared is read as the CV. */
export const ReceivedCvDialog = ({
  fileName,
  replaces,
  lost,
  onRead,
  onLeave,
}: ReceivedCvDialogProps) => (
  <ConfirmDialog
    open
    title={copy.title}
    confirmLabel={copy.read}
    cancelLabel={copy.leave}
    onConfirm={onRead}
    onCancel={onLeave}
  >
    {copy.text(fileName, replaces)}
    {lost && ` ${copy.lost}`}
  </ConfirmDialog>
);
