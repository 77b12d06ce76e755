import { http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import { createBrowserTextModel } from '#/adapters/textmodel/browserTextModel';
import { createOpenAiTextModel } from '#/adapters/textmodel/openAiTextModel';
import type { TextModel, TextModelRequest } from '#/domain/textmodel/TextModel';
import {
  aLanguageModel,
  eventsOf,
  MODEL_URL,
  neverEnding,
  streamed,
} from '#tests/adapters/textmodel/models';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const request: TextModelRequest = { instructions: 'Reformulez.', text: 'Un texte.' };

/** A model that writes these parts one after the other, or that stays silent. */
type Setup = (parts: readonly string[] | 'silent') => TextModel;

const overNetwork: Setup = (parts) => {
  server.use(
    http.post(MODEL_URL, () => (parts === 'silent' ? neverEnding() : streamed(eventsOf(...parts)))),
  );
  return createOpenAiTextModel({
    endpoint: { base: 'https://model.test/v1', origin: 'https://model.test' },
    model: 'petit',
    key: 'secret',
  });
};
const inBrowser: Setup = (parts) => createBrowserTextModel(aLanguageModel(parts));

describe.each([
  ['an OpenAI-compatible service', overNetwork],
  ['the model of the browser', inBrowser],
] as const)('%s keeps the contract of a text model', (_name, create) => {
  it('gives the whole text, and the text so far on the way', async () => {
    const onText = vi.fn<(text: string) => void>();
    const written = await create(['Bon', 'jour ', 'à vous. ']).write(request, { onText });
    expect(written).toEqual({ ok: true, value: 'Bonjour à vous.' });
    expect(onText.mock.calls.map(([text]) => text)).toEqual([
      'Bon',
      'Bonjour ',
      'Bonjour à vous. ',
    ]);
  });

  it('an empty answer is a problem', async () => {
    expect((await create([' ']).write(request)).ok).toBe(false);
  });

  it('cancelled on its way, rejects with the reason of its signal', async () => {
    const controller = new AbortController();
    const reason = new Error('left');
    const writing = create('silent').write(request, { signal: controller.signal });
    setTimeout(() => controller.abort(reason), 5);
    await expect(writing).rejects.toBe(reason);
  });

  it('cancelled before it began, calls nothing', async () => {
    const controller = new AbortController();
    const reason = new Error('left');
    controller.abort(reason);
    await expect(create(['x']).write(request, { signal: controller.signal })).rejects.toBe(reason);
  });

  it('says where text goes', () => {
    expect(['browser', 'own']).toContain(create(['x']).destination.kind);
  });
});
