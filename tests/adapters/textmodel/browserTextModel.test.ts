import { describe, expect, it, vi } from 'vitest';

import { browserModelState, createBrowserTextModel } from '#/adapters/textmodel/browserTextModel';
import { connectTextModel } from '#/adapters/textmodel/connectTextModel';
import { NO_TEXT_MODEL } from '#/domain/textmodel/settings';
import { aLanguageModel } from '#tests/adapters/textmodel/models';

const named = (name: string): Error => Object.assign(new Error(name), { name });
const request = { instructions: 'Reformulez.', text: 'Un texte.' };

describe('the state of the browser’s model', () => {
  it.each([
    ['available', 'ready'],
    ['downloadable', 'downloadable'],
    ['downloading', 'downloadable'],
    ['unavailable', 'absent'],
    ['something new', 'absent'],
  ])('%s is %s', async (told, state) => {
    const LanguageModel = aLanguageModel([], { availability: () => Promise.resolve(told) });
    expect(await browserModelState({ LanguageModel })).toBe(state);
  });

  it('is absent without one, and where it breaks', async () => {
    expect(await browserModelState({})).toBe('absent');
    const LanguageModel = aLanguageModel([], { availability: () => Promise.reject(new Error()) });
    expect(await browserModelState({ LanguageModel })).toBe('absent');
  });
});

describe('problems of the browser’s model', () => {
  it.each([
    ['NotSupportedError', 'unavailable'],
    ['NotAllowedError', 'unavailable'],
    ['InvalidStateError', 'unavailable'],
    ['QuotaExceededError', 'busy'],
    ['NetworkError', 'offline'],
    ['UnknownError', 'failed'],
  ])('%s is %s', async (name, problem) => {
    const model = createBrowserTextModel(
      aLanguageModel([], { create: () => Promise.reject(named(name)) }),
    );
    expect(await model.write(request)).toEqual({ ok: false, problem });
  });

  it('gives its session back in any case', async () => {
    const destroy = vi.fn<() => void>();
    const model = createBrowserTextModel(
      aLanguageModel([], {
        create: () =>
          Promise.resolve({
            promptStreaming: () => {
              throw named('UnknownError');
            },
            destroy,
          }),
      }),
    );
    await model.write(request);
    expect(destroy).toHaveBeenCalledOnce();
  });
});

describe('the model of some settings', () => {
  const own = { ...NO_TEXT_MODEL, choice: 'own', address: 'http://localhost:11434/v1/' } as const;
  it('is none unless chosen and complete', () => {
    const LanguageModel = aLanguageModel([]);
    expect(connectTextModel(NO_TEXT_MODEL, { LanguageModel })).toBeNull();
    expect(connectTextModel({ ...NO_TEXT_MODEL, choice: 'browser' }, {})).toBeNull();
    expect(connectTextModel(own, {})).toBeNull();
    expect(connectTextModel({ ...own, model: 'm', address: 'ftp://x' }, {})).toBeNull();
  });
  it('goes where they say', () => {
    expect(connectTextModel({ ...own, model: ' llama3.2 ' }, {})?.destination).toEqual({
      kind: 'own',
      origin: 'http://localhost:11434',
      model: 'llama3.2',
    });
    const LanguageModel = aLanguageModel([]);
    expect(
      connectTextModel({ ...NO_TEXT_MODEL, choice: 'browser' }, { LanguageModel })?.destination,
    ).toEqual({ kind: 'browser' });
  });
});
