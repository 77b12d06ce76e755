import { useState } from 'react';

import type { useRewording } from '#/app/routes/assistant/useRewording';
import type {
  AssistantDialog,
  AssistantDialogActions,
} from '#/pages/AssistantPage/AssistantPage.state';

/** The dialogs of the screen: the agreement that a model asks for, and the erasing of the conversation. */
export const useAssistantDialog = (
  {
    consent,
    accept,
    refuse,
  }: Pick<ReturnType<typeof useRewording>, 'consent' | 'accept' | 'refuse'>,
  erase: () => void,
): {
  readonly dialog: AssistantDialog | null;
  readonly dialogActions: AssistantDialogActions;
  readonly askErase: () => void;
} => {
  const [erasing, setErasing] = useState(false);
  const eraseNow = (): void => {
    setErasing(false);
    erase();
  };
  return {
    dialog: consent ?? (erasing ? { kind: 'erase' } : null),
    dialogActions:
      consent === null
        ? { onConfirm: eraseNow, onCancel: () => setErasing(false) }
        : { onConfirm: accept, onCancel: refuse },
    askErase: () => setErasing(true),
  };
};
