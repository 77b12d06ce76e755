import { describe, expect, test, vi } from 'vitest';

import { createBrowserDictation } from '#/adapters/speech/browserDictation';
import { fakeRecognition } from '#tests/adapters/speech/fakeRecognition';

const listener = () => ({
  onWords: vi.fn<(words: string) => void>(),
  onInterim: vi.fn<(words: string) => void>(),
  onError: vi.fn<(code: string) => void>(),
  onEnd: vi.fn<() => void>(),
});

describe.each(['SpeechRecognition', 'webkitSpeechRecognition'] as const)(
  'dictation over %s',
  (name) => {
    const open = (local: Parameters<typeof fakeRecognition>[0] = null) => {
      const { maker, made } = fakeRecognition(local);
      const dictation = createBrowserDictation({ [name]: maker });
      const events = listener();
      return { dictation, made, events };
    };

    test('listens in French, continuously, with interim results', () => {
      const { dictation, made, events } = open();
      expect(dictation.supported()).toBe(true);
      expect(dictation.start('browserMaker', events).ok).toBe(true);
      expect(made[0]).toMatchObject({
        lang: 'fr-FR',
        continuous: true,
        interimResults: true,
        started: true,
      });
      expect(made[0]?.processLocally).toBeUndefined();
    });

    test('asks to stay on the device where it was found to', async () => {
      const { dictation, made, events } = open('available');
      expect(await dictation.soundPlace()).toBe('device');
      dictation.start('device', events);
      expect(made[0]?.processLocally).toBe(true);
    });

    test.each([['unavailable'], ['throws'], [null]] as const)(
      'says that the sound may go out where the answer is %s',
      async (local) => {
        expect(await open(local).dictation.soundPlace()).toBe('browserMaker');
      },
    );

    test('tells settled words once and open words as they change', () => {
      const { dictation, made, events } = open();
      dictation.start('browserMaker', events);
      made[0]?.hear([{ words: 'j’ai ', settled: false }]);
      made[0]?.hear([{ words: 'j’ai trié', settled: true }]);
      made[0]?.hear(
        [
          { words: 'j’ai trié', settled: true },
          { words: ' les colis', settled: false },
        ],
        1,
      );
      expect(events.onWords.mock.calls).toEqual([['j’ai trié']]);
      expect(events.onInterim.mock.calls).toEqual([['j’ai'], [''], ['les colis']]);
    });

    test('a stop ends it once, without an error', () => {
      const { dictation, made, events } = open();
      const run = dictation.start('browserMaker', events);
      if (run.ok) run.value.stop();
      made[0]?.break('aborted');
      expect(events.onEnd).toHaveBeenCalledOnce();
      expect(events.onError).not.toHaveBeenCalled();
    });

    test('goes on where the browser ends by itself, and loses no word', () => {
      const { dictation, made, events } = open();
      const run = dictation.start('browserMaker', events);
      made[0]?.hear([{ words: 'j’ai trié', settled: true }]);
      made[0]?.end();
      expect(made[0]?.starts).toBe(2);
      made[0]?.hear([{ words: 'les colis', settled: false }]);
      made[0]?.end();
      expect(events.onWords.mock.calls).toEqual([['j’ai trié'], ['les colis']]);
      expect(events.onEnd).not.toHaveBeenCalled();
      if (run.ok) run.value.stop();
      expect(events.onEnd).toHaveBeenCalledOnce();
      expect(made[0]?.starts).toBe(3);
    });

    test('lets go after several silences in a row, and starts counting again with each word', () => {
      const { dictation, made, events } = open();
      dictation.start('browserMaker', events);
      for (let time = 0; time < 4; time += 1) made[0]?.break('no-speech');
      expect(events.onEnd).not.toHaveBeenCalled();
      made[0]?.hear([{ words: 'alors', settled: true }]);
      for (let time = 0; time < 4; time += 1) made[0]?.break('no-speech');
      expect(events.onError).not.toHaveBeenCalled();
      made[0]?.break('no-speech');
      expect(events.onError.mock.calls).toEqual([['no-speech']]);
      expect(events.onEnd).toHaveBeenCalledOnce();
    });

    test('a browser that ends at once each time is not started for ever', () => {
      const { dictation, made, events } = open();
      dictation.start('browserMaker', events);
      for (let time = 0; time < 20; time += 1) made[0]?.end();
      expect(made[0]?.starts).toBe(5);
      expect(events.onEnd).toHaveBeenCalledOnce();
      expect(events.onError).not.toHaveBeenCalled();
    });

    test.each(['network', 'not-allowed', 'audio-capture'])(
      'an error (%s) is not tried again',
      (code) => {
        const { dictation, made, events } = open();
        dictation.start('browserMaker', events);
        made[0]?.break(code);
        expect(made[0]?.starts).toBe(1);
        expect(events.onError).toHaveBeenCalledExactlyOnceWith(code);
        expect(events.onEnd).toHaveBeenCalledOnce();
      },
    );

    test('a failure is told with its code, then it has ended', () => {
      const { dictation, made, events } = open();
      dictation.start('browserMaker', events);
      made[0]?.break('not-allowed');
      expect(events.onError.mock.calls).toEqual([['not-allowed']]);
      expect(events.onEnd).toHaveBeenCalledOnce();
      made[0]?.hear([{ words: 'trop tard', settled: true }]);
      expect(events.onWords).not.toHaveBeenCalled();
    });

    test('a browser that refuses to start is a failure, not a crash', () => {
      const { maker } = fakeRecognition();
      class Refusing extends maker {
        start(): void {
          throw new DOMException('busy', 'InvalidStateError');
        }
      }
      const events = listener();
      createBrowserDictation({ [name]: Refusing }).start('browserMaker', events);
      expect(events.onError).toHaveBeenCalledWith('InvalidStateError');
      expect(events.onEnd).toHaveBeenCalledOnce();
    });
  },
);

test('a browser without recognition says so', async () => {
  const dictation = createBrowserDictation({});
  expect(dictation.supported()).toBe(false);
  expect(dictation.start('browserMaker', listener())).toEqual({
    ok: false,
    problem: 'unsupported',
  });
  expect(await dictation.soundPlace()).toBe('browserMaker');
});
