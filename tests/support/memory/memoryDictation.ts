import type { Dictation, DictationEvents, SoundPlace } from '#/domain/interview/Speech';
import { fail, ok } from '#/domain/shared/result';

type Heard = { readonly place: SoundPlace; readonly events: DictationEvents; stopped: boolean };

/** A recognition that hears what a test says. */
export type MemoryDictation = Dictation & {
  /** Each time it listened, in order. */
  readonly runs: readonly Heard[];
  /** Where the sound goes from now on; null where there is no recognition. */
  readonly setPlace: (place: SoundPlace | null) => void;
};

/** Starts without having listened; stopping ends a run at once, as a browser does. */
export const createMemoryDictation = (first: SoundPlace | null): MemoryDictation => {
  let now = first;
  const runs: Heard[] = [];
  return {
    runs,
    setPlace: (place) => {
      now = place;
    },
    supported: () => now !== null,
    soundPlace: () => Promise.resolve(now ?? 'browserMaker'),
    start: (place, events) => {
      if (now === null) return fail('unsupported');
      const run: Heard = { place, events, stopped: false };
      runs.push(run);
      return ok({
        stop: () => {
          if (run.stopped) return;
          run.stopped = true;
          events.onEnd();
        },
      });
    },
  };
};
