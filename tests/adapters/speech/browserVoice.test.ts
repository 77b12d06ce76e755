import { describe, expect, test, vi } from 'vitest';

import { createBrowserVoice } from '#/adapters/speech/browserVoice';

type FakeVoice = { readonly lang: string; readonly localService: boolean; readonly name: string };

class FakeUtterance extends EventTarget {
  lang = '';
  voice: FakeVoice | undefined;
  constructor(readonly text: string) {
    super();
  }
}

const scopeWith = (voices: readonly FakeVoice[]) => {
  const spoken: FakeUtterance[] = [];
  const scope = {
    speechSynthesis: Object.assign(new EventTarget(), {
      getVoices: () => voices,
      cancel: () => {
        spoken.at(-1)?.dispatchEvent(new Event('error'));
      },
      speak: (utterance: FakeUtterance) => {
        spoken.push(utterance);
      },
    }),
    SpeechSynthesisUtterance: FakeUtterance,
  } as unknown as Parameters<typeof createBrowserVoice>[0];
  return { scope, spoken };
};

const silent = (): void => undefined;

const french: FakeVoice = { lang: 'fr-FR', localService: true, name: 'Amélie' };
const canadian: FakeVoice = { lang: 'fr-CA', localService: true, name: 'Chantal' };
const remote: FakeVoice = { lang: 'fr-FR', localService: false, name: 'Serveur' };
const english: FakeVoice = { lang: 'en-GB', localService: true, name: 'Daniel' };

describe('reading aloud', () => {
  test('takes a French voice of the device, of France first', async () => {
    const { scope, spoken } = scopeWith([english, remote, canadian, french]);
    expect(await createBrowserVoice(scope).say('Bonjour', silent)).toEqual({
      ok: true,
      value: null,
    });
    expect(spoken[0]).toMatchObject({ text: 'Bonjour', lang: 'fr-FR', voice: french });
  });

  test('never a voice that a server makes', async () => {
    const { scope, spoken } = scopeWith([english, remote]);
    expect(await createBrowserVoice(scope).say('Bonjour', silent)).toEqual({
      ok: false,
      problem: 'noFrenchVoice',
    });
    expect(spoken).toHaveLength(0);
  });

  test('a phone that names no voice reads with its own', async () => {
    vi.useFakeTimers();
    const { scope, spoken } = scopeWith([]);
    const said = createBrowserVoice(scope).say('Bonjour', silent);
    await vi.advanceTimersByTimeAsync(1000);
    expect((await said).ok).toBe(true);
    expect(spoken).toHaveLength(1);
    vi.useRealTimers();
  });

  test('stopping ends the reading, once', async () => {
    const { scope } = scopeWith([french]);
    const voice = createBrowserVoice(scope);
    const onEnd = vi.fn<() => void>();
    await voice.say('Bonjour', onEnd);
    voice.stop();
    voice.stop();
    expect(onEnd).toHaveBeenCalledOnce();
  });

  test('a browser that cannot read says so', async () => {
    expect(await createBrowserVoice({}).say('Bonjour', silent)).toEqual({
      ok: false,
      problem: 'unsupported',
    });
  });
});
