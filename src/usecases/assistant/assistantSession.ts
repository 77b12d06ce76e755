import { getsSamples } from '#/domain/assistant/facts';
import type { SearchFacts } from '#/domain/assistant/facts';
import {
  assistantRecord,
  MAX_QUESTION,
  nextMessageId,
  withMessage,
} from '#/domain/assistant/message';
import type { ChatMessage, Reply, Rewording } from '#/domain/assistant/message';
import { localDay, localTime } from '#/domain/shared/localDay';
import { updateRecord } from '#/domain/storage/updateRecord';
import { assistantToasts } from '#/usecases/assistant/assistant.copy';
import { withDistances } from '#/usecases/assistant/howFar';
import type { Services } from '#/usecases/shared/services';
import { createStore, singleton } from '#/usecases/shared/store';
import type { Readable } from '#/usecases/shared/store';
import { CHAT_REPLY_MS, SHORTEST_REAL_STEP_MS } from '#/usecases/shared/timings';
import { waitFor } from '#/usecases/shared/waitFor';

/** What the screen sees; a new object after each change. */
export type AssistantSnapshot = {
  readonly messages: readonly ChatMessage[];
  readonly status: 'idle' | 'thinking' | 'failed';
  /** The reply that has just come. */
  readonly arriving: number | null;
  readonly draft: string;
  readonly history: AssistantHistoryState;
};

/** The conversation. It outlives its screen: a reply on its way is there when one comes back. */
export type AssistantSession = Readable<AssistantSnapshot> & {
  readonly setDraft: (draft: string) => void;
  /** Asks a question; nothing happens for a blank one, or while a reply is on its way. */
  readonly ask: (question: string, facts: SearchFacts) => Promise<void>;
  /** Asks the last question again, after what makes replies could not be loaded. */
  readonly retry: (facts: SearchFacts) => Promise<void>;
  readonly erase: () => void;
  readonly saveRewording: (messageId: number, rewording: Rewording) => void;
};

/** Makes a reply; rejects where its code cannot be loaded. */
export type Answer = (
  question: string,
  facts: SearchFacts,
  previousSheet: string | null,
  asked: readonly string[],
) => Promise<Reply>;

type Parts = Pick<Services, 'vault' | 'notify' | 'now'> & {
  readonly answer: Answer;
  /** Loads and builds what makes replies; rejects where its code cannot be loaded. */
  readonly prepare: () => Promise<void>;
  readonly wait: (milliseconds: number) => Promise<void>;
};

const historyOf = (vault: Services['vault']): AssistantHistoryState => {
  const stored = vault.read(assistantRecord);
  if (stored.ok) return 'kept';
  return stored.problem === 'unavailable' ? 'unavailable' : 'damaged';
};

const storedMessages = (vault: Services['vault']): readonly ChatMessage[] => {
  const stored = vault.read(assistantRecord);
  return (stored.ok && stored.value) || [];
};

/** Only the reply just before a question can be gone on from. */
const sheetBefore = (messages: readonly ChatMessage[]): string | null =>
  messages.findLast(({ sender }) => sender === 'ai')?.citation?.sheetId ?? null;

/** Questions that a thread may lead back through. */
const LONGEST_THREAD = 8;

/** What was asked before the last question. */
const askedBefore = (messages: readonly ChatMessage[]): readonly string[] =>
  messages
    .filter(({ sender }) => sender === 'user')
    .map(({ text }) => text)
    .slice(-LONGEST_THREAD - 1, -1);

/** Starts from the conversation kept on the device. */
export const createAssistantSession = ({
  vault,
  notify,
  now,
  answer,
  prepare,
  wait,
}: Parts): AssistantSession => {
  const { getSnapshot, subscribe, update, begin } = createStore<AssistantSnapshot>({
    messages: storedMessages(vault),
    status: 'idle',
    arriving: null,
    draft: '',
    history: historyOf(vault),
  });
  let warnedNotSaved = false;

  // Another tab wrote or erased; without storage the messages live here alone.
  vault.subscribe(assistantRecord, () => {
    const stored = vault.read(assistantRecord);
    if (stored.ok) update({ messages: stored.value ?? [], history: 'kept' });
  });

  /** Changes the conversation here and on the device; a device that refuses is told about once. */
  const change = (edit: (messages: readonly ChatMessage[]) => readonly ChatMessage[]): void => {
    const messages = edit(getSnapshot().messages);
    const written = updateRecord(vault, assistantRecord, [], (stored) =>
      getSnapshot().history === 'kept' ? edit(stored) : messages,
    );
    update({ messages: written.ok ? storedMessages(vault) : messages });
    if (written.ok || warnedNotSaved || getSnapshot().history === 'unavailable') return;
    warnedNotSaved = true;
    notify({ tone: 'destructive', ...assistantToasts.notKept });
  };

  const append = (message: Pick<ChatMessage, 'sender' | 'text'> & Partial<ChatMessage>): void => {
    const instant = now();
    change((messages) =>
      withMessage(messages, {
        sample: false,
        citation: null,
        links: [],
        email: null,
        suggestions: [],
        rewording: null,
        ...message,
        id: nextMessageId(messages),
        time: localTime(instant),
        day: localDay(instant),
      }),
    );
  };

  const think = async (question: string, facts: SearchFacts): Promise<void> => {
    const isLatest = begin();
    update({ status: 'thinking', arriving: null });
    const { messages } = getSnapshot();
    const made = answer(question, facts, sheetBefore(messages), askedBefore(messages)).catch(
      () => null,
    );
    await wait(getsSamples(facts) ? CHAT_REPLY_MS : SHORTEST_REAL_STEP_MS);
    const reply = await made;
    if (!isLatest()) return;
    if (reply === null) {
      update({ status: 'failed' });
      return;
    }
    append({ sender: 'ai', ...reply });
    update({ status: 'idle', arriving: getSnapshot().messages.at(-1)?.id ?? null });
  };

  return {
    getSnapshot,
    subscribe,
    setDraft: (draft) => {
      // Who begins to write will ask; where it does not come, the question itself says so.
      if (draft !== '' && getSnapshot().draft === '') void prepare().catch(() => undefined);
      update({ draft });
    },
    ask: async (question, facts) => {
      const text = question.trim().slice(0, MAX_QUESTION);
      if (text === '' || getSnapshot().status === 'thinking') return;
      update({ draft: '' });
      append({ sender: 'user', text });
      await think(text, facts);
    },
    retry: async (facts) => {
      const last = getSnapshot().messages.findLast(({ sender }) => sender === 'user');
      if (last !== undefined && getSnapshot().status === 'failed') await think(last.text, facts);
    },
    erase: () => {
      begin();
      const removed = vault.remove(assistantRecord);
      if (!removed.ok && getSnapshot().history === 'kept') {
        notify({ tone: 'destructive', ...assistantToasts.notErased });
        return;
      }
      update({ messages: [], status: 'idle', arriving: null });
      notify({ tone: 'success', ...assistantToasts.erased });
    },
    saveRewording: (messageId, rewording) =>
      change((messages) =>
        messages.map((message) => (message.id === messageId ? { ...message, rewording } : message)),
      ),
  };
};

/** What became of the kept conversation: damaged ones are put aside at the next message. */
export const HISTORY_STATES = ['kept', 'damaged', 'unavailable'] as const;

export type AssistantHistoryState = (typeof HISTORY_STATES)[number];

const loadAnswer = () => import('#/usecases/assistant/answer');

/** The one conversation of the application; what makes replies loads once somebody writes. */
export const assistantSessionOf = singleton((services) =>
  createAssistantSession({
    ...services,
    answer: async (question, facts, sheet, asked) => {
      // The question is drawn before its reply is thought of.
      await waitFor(0);
      const [{ answer }, known] = await Promise.all([
        loadAnswer(),
        withDistances([...asked, question], facts),
      ]);
      return answer(question, known, sheet, asked);
    },
    prepare: async () => (await loadAnswer()).prepareAnswers(() => waitFor(0)),
    wait: waitFor,
  }),
);
