import { textModelCopy } from '#/copy/textModel.copy';
import { updateRecord } from '#/domain/storage/updateRecord';
import type { NewFact } from '#/domain/textmodel/checkNewFacts';
import { rewordingRequest } from '#/domain/textmodel/requests.fr';
import type { RewordingKind } from '#/domain/textmodel/requests.fr';
import {
  destinationId,
  destinationOf,
  isAllowed,
  NO_TEXT_MODEL,
} from '#/domain/textmodel/settings';
import type { TextModelSettings } from '#/domain/textmodel/settings';
import type { Destination, TextModelProblem, TextModelRequest } from '#/domain/textmodel/TextModel';
import { textModelRecord } from '#/domain/textmodel/textModelRecord';
import type { Services } from '#/usecases/shared/services';
import { createStore } from '#/usecases/shared/store';
import type { Readable } from '#/usecases/shared/store';

/** What is reworded, and what its output may rest on: nothing but the text itself unless more sources are given. */
export type RewordingTask = {
  readonly kind: RewordingKind;
  readonly text: string;
  readonly sources?: readonly string[];
};

/** How far a rewording is. */
export type TextModelRun =
  | { readonly status: 'idle' }
  /** To be shown whole before it leaves for this destination for the first time. */
  | {
      readonly status: 'asking';
      readonly destination: Destination;
      readonly request: TextModelRequest;
    }
  | { readonly status: 'running'; readonly text: string }
  | {
      readonly status: 'done';
      readonly text: string;
      /** What stands in no source: to be shown beside the text. */
      readonly newFacts: readonly NewFact[];
      /** Who wrote it, in words for the user. */
      readonly by: string;
    }
  | { readonly status: 'failed'; readonly problem: TextModelProblem };

/** One use of the connected model at a time; a new one makes the one before an old one. */
export type TextModelRunner = Readable<TextModelRun> & {
  /** Rewords, at once or after the agreement of the user. */
  readonly start: (task: RewordingTask) => Promise<void>;
  /** Sends what is shown, and remembers that its destination may be sent to. */
  readonly accept: () => Promise<void>;
  /** Gives up what is asked or under way. */
  readonly cancel: () => void;
};

const IDLE: TextModelRun = { status: 'idle' };

/** A runner over the settings kept on the device. */
export const createTextModelRunner = ({
  vault,
  textModels,
}: Pick<Services, 'vault' | 'textModels'>): TextModelRunner => {
  const { getSnapshot, subscribe, set } = createStore<TextModelRun>(IDLE);
  let task: RewordingTask | null = null;
  let underWay = new AbortController();

  const settings = (): TextModelSettings => {
    const stored = vault.read(textModelRecord);
    return (stored.ok && stored.value) || NO_TEXT_MODEL;
  };

  const send = async (own: RewordingTask, request: TextModelRequest): Promise<void> => {
    underWay.abort();
    underWay = new AbortController();
    const { signal } = underWay;
    set({ status: 'running', text: '' });
    try {
      const model = await textModels.connect(settings());
      if (signal.aborted) return;
      if (model === null) {
        set({ status: 'failed', problem: 'unavailable' });
        return;
      }
      const written = await model.write(request, {
        signal,
        onText: (text) => set({ status: 'running', text }),
      });
      if (signal.aborted) return;
      if (!written.ok) {
        set({ status: 'failed', problem: written.problem });
        return;
      }
      // Few visits meet a model: what reads its words comes with the first of them.
      const { checkNewFacts } = await import('#/domain/textmodel/checkNewFacts');
      if (signal.aborted) return;
      set({
        status: 'done',
        text: written.value,
        newFacts: checkNewFacts(own.sources ?? [own.text], written.value),
        by: textModelCopy.by(model.destination),
      });
    } catch {
      // Cancelled, or the code of the model did not load.
      if (!signal.aborted) set({ status: 'failed', problem: 'failed' });
    }
  };

  return {
    getSnapshot,
    subscribe,
    start: async (next) => {
      task = next;
      const current = settings();
      const destination = destinationOf(current);
      const request = rewordingRequest(next.kind, next.text);
      if (destination === null) set({ status: 'failed', problem: 'unavailable' });
      else if (isAllowed(current, destination)) await send(next, request);
      else set({ status: 'asking', destination, request });
    },
    accept: async () => {
      const run = getSnapshot();
      if (run.status !== 'asking' || task === null) return;
      const { destination, request } = run;
      // Where it cannot be kept, the question comes again next time: nothing leaves unasked.
      updateRecord(vault, textModelRecord, NO_TEXT_MODEL, (stored) => ({
        ...stored,
        allowed: [...new Set([...stored.allowed, destinationId(destination)])],
      }));
      await send(task, request);
    },
    cancel: () => {
      underWay.abort();
      set(IDLE);
    },
  };
};
