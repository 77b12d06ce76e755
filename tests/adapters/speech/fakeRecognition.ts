import type { Recognition, RecognitionEvent } from '#/adapters/speech/recognition';

/** One piece of what a recogniser hears. */
export type Heard = { readonly words: string; readonly settled: boolean };

/** A recogniser driven by a test; the latest one made is in `made`. */
export const fakeRecognition = (local: 'available' | 'unavailable' | 'throws' | null = null) => {
  const made: FakeRecognition[] = [];
  class FakeRecognition implements Recognition {
    lang = '';
    continuous = false;
    interimResults = false;
    processLocally?: boolean;
    onresult: Recognition['onresult'] = null;
    onerror: Recognition['onerror'] = null;
    onend: Recognition['onend'] = null;
    started = false;
    starts = 0;
    stops = 0;
    constructor() {
      made.push(this);
    }
    start(): void {
      this.started = true;
      this.starts += 1;
    }
    stop(): void {
      this.stops += 1;
      this.onend?.();
    }
    hear(pieces: readonly Heard[], resultIndex = 0): void {
      const results = pieces.map(({ words, settled }) => ({
        isFinal: settled,
        0: { transcript: words },
      }));
      this.onresult?.({ resultIndex, results } satisfies RecognitionEvent);
    }
    /** As browsers do by themselves. */
    end(): void {
      this.onend?.();
    }
    break(error: string): void {
      this.onerror?.({ error });
      this.onend?.();
    }
  }
  const available =
    local === null
      ? {}
      : {
          available: () =>
            local === 'throws' ? Promise.reject(new Error('forbidden')) : Promise.resolve(local),
        };
  return { maker: Object.assign(FakeRecognition, available), made };
};
