import { fail, ok } from '#/domain/shared/result';
import type { TextModel } from '#/domain/textmodel/TextModel';
import type { BrowserModelState } from '#/domain/textmodel/TextModels';
import { throwIfCancelled } from '#/domain/textmodel/throwIfCancelled';

/** What we use of the Prompt API: developer.chrome.com/docs/ai/prompt-api. */
type LanguageSession = {
  readonly promptStreaming: (
    text: string,
    options: { readonly signal: AbortSignal },
  ) => ReadableStream<string>;
  readonly destroy: () => void;
};
export type LanguageModelFactory = {
  readonly availability: () => Promise<string>;
  readonly create: (options: {
    readonly initialPrompts: readonly { readonly role: 'system'; readonly content: string }[];
    readonly signal: AbortSignal;
  }) => Promise<LanguageSession>;
};
export type LanguageModelScope = { readonly LanguageModel?: LanguageModelFactory };

/** How the browser's own model stands; one that answers nothing sensible counts as absent. */
export const browserModelState = async ({
  LanguageModel,
}: LanguageModelScope): Promise<BrowserModelState> => {
  const state = await LanguageModel?.availability().catch(() => 'unavailable');
  if (state === 'available') return 'ready';
  return state === 'downloadable' || state === 'downloading' ? 'downloadable' : 'absent';
};

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '');

/** The model built into the browser: no text leaves the device. */
export const createBrowserTextModel = (factory: LanguageModelFactory): TextModel => ({
  destination: { kind: 'browser' },
  write: async ({ instructions, text }, { signal, onText } = {}) => {
    const controller = new AbortController();
    const onAbort = (): void => controller.abort(signal?.reason);
    throwIfCancelled(signal);
    signal?.addEventListener('abort', onAbort);
    let session: LanguageSession | null = null;
    try {
      session = await factory.create({
        initialPrompts: [{ role: 'system', content: instructions }],
        signal: controller.signal,
      });
      const reader = session.promptStreaming(text, { signal: controller.signal }).getReader();
      let written = '';
      for (;;) {
        const { done, value } = await reader.read();
        if (done) break;
        written += value;
        onText?.(written);
      }
      return written.trim() === '' ? fail('refused') : ok(written.trim());
    } catch (error) {
      throwIfCancelled(signal);
      const name = nameOf(error);
      if (name === 'NotSupportedError' || name === 'NotAllowedError') return fail('unavailable');
      if (name === 'InvalidStateError') return fail('unavailable');
      if (name === 'QuotaExceededError') return fail('busy');
      return fail(name === 'NetworkError' ? 'offline' : 'failed');
    } finally {
      signal?.removeEventListener('abort', onAbort);
      session?.destroy();
    }
  },
});
