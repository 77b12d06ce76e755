import { useId, useState } from 'react';
import type { FormEvent } from 'react';

import { Button } from '#/components/Button/Button';
import { Callout } from '#/components/Callout/Callout';
import { Checkbox } from '#/components/Checkbox/Checkbox';
import { Dialog } from '#/components/Dialog/Dialog';
import { Stack } from '#/components/Stack/Stack';
import { Switch } from '#/components/Switch/Switch';
import { Text } from '#/components/Text/Text';
import { TextField } from '#/components/TextField/TextField';
import { passphraseProblem } from '#/domain/backup/sealedBackup';
import type { PassphraseProblem } from '#/domain/backup/sealedBackup';
import { settingsDialogsCopy } from '#/pages/SettingsPage/dialogs.copy';

const copy = settingsDialogsCopy;

type SaveDialogProps = {
  /** What is saved: one file now, one that is written after each change, or codes for another device. */
  readonly kind: 'save' | 'autoSave' | 'autoSaveFolder' | 'transfer';
  readonly canSeal: boolean;
  readonly busy: boolean;
  /** Null leaves the file readable. */
  readonly onSave: (passphrase: string | null) => void;
  readonly onCancel: () => void;
};

/** Asks whether a backup is sealed with a passphrase, and which. */
export const SaveDialog = ({ kind, canSeal, busy, onSave, onCancel }: SaveDialogProps) => {
  const words = { ...copy.save, ...copy[kind] };
  const form = useId();
  const [seals, setSeals] = useState(canSeal);
  const [first, setFirst] = useState('');
  const [again, setAgain] = useState('');
  const [shown, setShown] = useState(false);
  const [problem, setProblem] = useState<PassphraseProblem | null>(null);
  const type = shown ? 'text' : 'password';

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (busy) return;
    const found = seals ? passphraseProblem(first, shown ? first : again) : null;
    setProblem(found);
    if (found === null) onSave(seals ? first : null);
  };

  return (
    <Dialog
      open
      onClose={onCancel}
      title={words.title}
      closeLabel={copy.close}
      footer={
        <>
          <Button onClick={onCancel}>{copy.cancel}</Button>
          <Button variant="primary" type="submit" form={form} busy={busy}>
            {words.confirm}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit}>
        <Stack gap={5}>
          <Text tone="muted">{words.text}</Text>
          {canSeal ? (
            <Switch label={words.seal} hint={words.sealHint} checked={seals} onChange={setSeals} />
          ) : (
            <Callout tone="caution" title={words.cannotSeal.title}>
              {words.cannotSeal.text}
            </Callout>
          )}
          {seals && (
            <>
              <TextField
                label={words.passphrase}
                hint={words.passphraseHint}
                error={problem === 'tooShort' ? words.problems.tooShort : null}
                type={type}
                autoComplete="new-password"
                value={first}
                onChange={setFirst}
              />
              {!shown && (
                <TextField
                  label={words.again}
                  error={problem === 'different' ? words.problems.different : null}
                  type="password"
                  autoComplete="new-password"
                  value={again}
                  onChange={setAgain}
                />
              )}
              <Checkbox label={words.show} checked={shown} onChange={setShown} />
              <Text size="s">{words.warning}</Text>
            </>
          )}
        </Stack>
      </form>
    </Dialog>
  );
};

type UnlockDialogProps = {
  readonly fileName: string;
  /** The passphrase given before was not the right one. */
  readonly refused: boolean;
  readonly busy: boolean;
  readonly onUnlock: (passphrase: string) => void;
  readonly onCancel: () => void;
};

/** Asks for the passphrase of a sealed backup. */
export const UnlockDialog = ({
  fileName,
  refused,
  busy,
  onUnlock,
  onCancel,
}: UnlockDialogProps) => {
  const words = copy.unlock;
  const form = useId();
  const [passphrase, setPassphrase] = useState('');
  const [shown, setShown] = useState(false);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!busy && passphrase !== '') onUnlock(passphrase);
  };

  return (
    <Dialog
      open
      onClose={onCancel}
      title={words.title}
      closeLabel={copy.close}
      size="small"
      footer={
        <>
          <Button onClick={onCancel}>{copy.cancel}</Button>
          <Button variant="primary" type="submit" form={form} busy={busy}>
            {words.confirm}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit}>
        <Stack gap={5}>
          <Text tone="muted">{words.text(fileName)}</Text>
          <TextField
            label={copy.save.passphrase}
            error={refused ? words.refused : null}
            type={shown ? 'text' : 'password'}
            autoComplete="current-password"
            value={passphrase}
            onChange={setPassphrase}
          />
          <Checkbox label={copy.save.show} checked={shown} onChange={setShown} />
        </Stack>
      </form>
    </Dialog>
  );
};
