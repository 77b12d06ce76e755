import { useId, useState } from 'react';
import type { SubmitEvent } from 'react';

import { Button } from '#/components/Button/Button';
import { Checkbox } from '#/components/Checkbox/Checkbox';
import { Dialog } from '#/components/Dialog/Dialog';
import { NativeSelect } from '#/components/NativeSelect/NativeSelect';
import { Stack } from '#/components/Stack/Stack';
import { Text } from '#/components/Text/Text';
import { TextField } from '#/components/TextField/TextField';
import { isDay, isSearchDay } from '#/domain/applications/days';
import type { Day } from '#/domain/applications/days';
import { noteApplicationCopy as copy } from '#/modules/NoteApplication/NoteApplication.copy';
import type { NotedApplication } from '#/usecases/applications/noteApplication';

type NoteApplicationProps = {
  /** The job, as its dossier names it. */
  readonly job: string;
  readonly today: Day;
  /** The CV that is there now; null for none. */
  readonly cvName: string | null;
  /** Those that were written for the job, the latest first. */
  readonly letters: readonly { readonly id: number; readonly name: string }[];
  /** Whether the file of that CV, which is at hand, is to be kept at first; null where it cannot be. */
  readonly keepsCv?: boolean | null | undefined;
  /** Whether the file of the CV is to be kept comes second. */
  readonly onNote: (noted: NotedApplication, keepCv: boolean) => void;
  readonly onCancel: () => void;
};

const NONE = 'none';

/** Notes an application that the person sent by themselves: the day, the CV and the letter. */
export const NoteApplication = ({
  job,
  today,
  cvName,
  letters,
  keepsCv = null,
  onNote,
  onCancel,
}: NoteApplicationProps) => {
  const formId = useId();
  const [date, setDate] = useState(today);
  const [cv, setCv] = useState(cvName ?? '');
  const [letter, setLetter] = useState(String(letters[0]?.id ?? NONE));
  const [keeps, setKeeps] = useState(keepsCv ?? false);
  const canKeep = keepsCv !== null && cv.trim() === cvName;
  const [refused, setRefused] = useState(false);
  const isUsable = isDay(date) && isSearchDay(date);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setRefused(!isUsable);
    if (isUsable)
      onNote(
        { date, cvName: cv.trim(), letterId: letter === NONE ? null : Number(letter) },
        canKeep && keeps,
      );
  };
  return (
    <Dialog
      open
      size="small"
      title={copy.title}
      closeLabel={copy.close}
      onClose={onCancel}
      footer={
        <>
          <Button onClick={onCancel}>{copy.cancel}</Button>
          <Button type="submit" form={formId} variant="primary">
            {copy.save}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Stack gap={4}>
          <Text weight="medium">{job}</Text>
          <Text size="s" tone="muted">
            {copy.intro}
          </Text>
          <TextField
            label={copy.date}
            type="date"
            value={date}
            onChange={setDate}
            error={refused && !isUsable ? copy.dateWrong : null}
          />
          <TextField label={copy.cv} hint={copy.cvHint} value={cv} onChange={setCv} />
          {canKeep && (
            <Checkbox label={copy.keep} hint={copy.keepHint} checked={keeps} onChange={setKeeps} />
          )}
          {letters.length > 0 && (
            <NativeSelect
              label={copy.letter}
              value={letter}
              onChange={setLetter}
              options={[
                ...letters.map(({ id, name }) => ({ value: String(id), label: name })),
                { value: NONE, label: copy.noLetter },
              ]}
            />
          )}
        </Stack>
      </form>
    </Dialog>
  );
};
