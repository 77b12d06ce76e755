import { useState } from 'react';

import { Button } from '#/components/Button/Button';
import { Dialog } from '#/components/Dialog/Dialog';
import { NativeSelect } from '#/components/NativeSelect/NativeSelect';
import { Stack } from '#/components/Stack/Stack';
import { Text } from '#/components/Text/Text';
import { TextLink } from '#/components/TextLink/TextLink';
import { ADDRESSES } from '#/copy/addresses';
import { letterCopy } from '#/pages/CoverLetterPage/CoverLetterPage.copy';
import type {
  LetterDialog,
  LetterDialogActions,
} from '#/pages/CoverLetterPage/CoverLetterPage.state';

const copy = letterCopy.dialogs;

type AttachDialogProps = {
  readonly applications: Extract<LetterDialog, { kind: 'attach' }>['applications'];
  readonly actions: LetterDialogActions;
};

/** Keeps the text of the letter with one of the user's applications. */
export const AttachDialog = ({ applications, actions }: AttachDialogProps) => {
  const [chosen, setChosen] = useState(String(applications[0]?.id ?? ''));
  const none = applications.length === 0;
  return (
    <Dialog
      open
      onClose={actions.onCancel}
      title={copy.attachTitle}
      closeLabel={copy.close}
      size="small"
      footer={
        <>
          <Button onClick={actions.onCancel}>{copy.cancel}</Button>
          {!none && (
            <Button variant="primary" onClick={() => actions.onAttachTo(Number(chosen))}>
              {copy.attach}
            </Button>
          )}
        </>
      }
    >
      {none ? (
        <Stack>
          <Text>{copy.noApplication}</Text>
          <TextLink href={ADDRESSES.applications} standalone>
            {copy.toApplications}
          </TextLink>
        </Stack>
      ) : (
        <Stack>
          <Text>{copy.attachText}</Text>
          <NativeSelect
            label={copy.application}
            options={applications.map(({ id, label }) => ({ value: String(id), label }))}
            value={chosen}
            onChange={setChosen}
          />
        </Stack>
      )}
    </Dialog>
  );
};
