import { useEffect, useState } from 'react';

import { useTextModel } from '#/app/hooks/useTextModel';
import type { ChatMessage, Rewording as SavedRewording } from '#/domain/assistant/message';
import type {
  AssistantDialog,
  Rewording,
  RewordingState,
} from '#/pages/AssistantPage/AssistantPage.state';

/** The replies of a conversation in the words of the connected model, and the agreement that it asks for. */
export const useRewording = (
  messages: readonly ChatMessage[],
  keep: (messageId: number, rewording: SavedRewording) => void,
): {
  readonly rewording: Rewording;
  readonly consent: Extract<AssistantDialog, { readonly kind: 'consent' }> | null;
  readonly accept: () => void;
  readonly refuse: () => void;
} => {
  const { connected, run, start, accept, cancel } = useTextModel();
  const [messageId, setMessageId] = useState<number | null>(null);

  useEffect(() => {
    if (run.status !== 'done' || messageId === null) return;
    keep(messageId, {
      text: run.text,
      by: run.by,
      newFacts: run.newFacts.map(({ text }) => text),
    });
    cancel();
  }, [run, messageId, keep, cancel]);

  const stateOf = (): RewordingState => {
    if (!connected) return { status: 'off' };
    if (messageId === null) return { status: 'ready' };
    if (run.status === 'running') return { status: 'running', messageId, text: run.text };
    return run.status === 'failed'
      ? { status: 'failed', messageId, problem: run.problem }
      : { status: 'ready' };
  };

  return {
    rewording: {
      state: stateOf(),
      onReword: (id) => {
        const message = messages.find((each) => each.id === id);
        if (message === undefined) return;
        setMessageId(id);
        void start({ kind: 'reply', text: message.text });
      },
      onCancel: cancel,
    },
    consent:
      run.status === 'asking'
        ? { kind: 'consent', destination: run.destination, request: run.request }
        : null,
    accept: () => void accept(),
    refuse: cancel,
  };
};
