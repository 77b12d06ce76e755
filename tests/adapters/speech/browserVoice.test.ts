import { describe, expect, test, vi } from 'vitest';

import { createBrowserVoice } from '#/adapters/speech/browserVoice';

type FakeVoice = { readonly lang: string; readonly localService: boolean; readonly name: string };

const scopeWith = (voices: readonly FakeVoice[]) => {
  const spoken: { text: string; lang: string; voice?: FakeVoice; onend?: () => void }[] = [];
  class Utterance {
    lang = '';
    voice: FakeVoice | undefined;
    onend: (() => void) | undefined;
    onerror: (() => void) | undefined;
    constructor(readonly text: string) {}
  }
  const synthesis = {
    getVoices: () => voices,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
    cancel: vi.fn(() => spoken.at(-1)?.onend?.()),
    speak: vi.fn((utterance: Utterance) => {
      spoken.push(utterance as (typeof spoken)[number]);
    }),
  };
  const scope = {
    speechSynthesis: synthesis,
    SpeechSynthesisUtterance: Utterance,
  } as unknown as Parameters<typeof createBrowserVoice>[0];
  return { scope, spoken, synthesis };
};

const french: FakeVoice = { lang: 'fr-FR', localService: true, name: 'Amélie' };
const canadian: FakeVoice = { lang: 'fr-CA', localService: true, name: 'Chantal' };
const remote: FakeVoice = { lang: 'fr-FR', localService: false, name: 'Serveur' };
const english: FakeVoice = { lang: 'en-GB', localService: true, name: 'Daniel' };

describe('reading aloud', () => {
  test('takes a French voice of the device, of France first', async () => {
    const { scope, spoken } = scopeWith([english, remote, canadian, french]);
    expect(await createBrowserVoice(scope).say('Bonjour', vi.fn())).toEqual({
      ok: true,
      value: null,
    });
    expect(spoken[0]).toMatchObject({ text: 'Bonjour', lang: 'fr-FR', voice: french });
  });

  test('never a voice that a server makes', async () => {
    const { scope, spoken } = scopeWith([english, remote]);
    expect(await createBrowserVoice(scope).say('Bonjour', vi.fn())).toEqual({
      ok: false,
      problem: 'noFrenchVoice',
    });
    expect(spoken).toHaveLength(0);
  });

  test('a phone that names no voice reads with its own', async () => {
    vi.useFakeTimers();
    const { scope, spoken } = scopeWith([]);
    const said = createBrowserVoice(scope).say('Bonjour', vi.fn());
    await vi.advanceTimersByTimeAsync(1000);
    expect((await said).ok).toBe(true);
    expect(spoken).toHaveLength(1);
    vi.useRealTimers();
  });

  test('stopping ends the reading, once', async () => {
    const { scope } = scopeWith([french]);
    const voice = createBrowserVoice(scope);
    const onEnd = vi.fn();
    await voice.say('Bonjour', onEnd);
    voice.stop();
    voice.stop();
    expect(onEnd).toHaveBeenCalledOnce();
  });

  test('a browser that cannot read says so', async () => {
    expect(await createBrowserVoice({}).say('Bonjour', vi.fn())).toEqual({
      ok: false,
      problem: 'unsupported',
    });
  });
});
