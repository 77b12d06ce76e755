import type { Result } from '#/domain/shared/result';

/** Why a text cannot be read aloud. */
export const VOICE_PROBLEMS = ['unsupported', 'noFrenchVoice'] as const;
export type VoiceProblem = (typeof VOICE_PROBLEMS)[number];

/** Speech synthesis in French by a voice of the device: what is read does not leave it. */
export type Voice = {
  /** Reads a text, in place of the one before. `onEnd` is called once, however it ends. */
  readonly say: (text: string, onEnd: () => void) => Promise<Result<null, VoiceProblem>>;
  readonly stop: () => void;
};

/** Where the sound of a dictation goes: it stays on the device, or the browser may send it to its maker. */
export const SOUND_PLACES = ['device', 'browserMaker'] as const;
export type SoundPlace = (typeof SOUND_PLACES)[number];

/** What is heard while dictating. */
export type DictationEvents = {
  /** Words that will not change any more. */
  readonly onWords: (words: string) => void;
  /** Words still being made out; replaces what was there, empty once they are settled. */
  readonly onInterim: (words: string) => void;
  /** The recognition failed, with the browser's own error code; it ends after that. */
  readonly onError: (code: string) => void;
  /** No more words will come: it was stopped, it failed, or the browser ended it. Once. */
  readonly onEnd: () => void;
};

/** A dictation under way. */
export type DictationRun = { readonly stop: () => void };

/** Speech recognition in French: continuous, with interim results (specification, section 7). */
export type Dictation = {
  readonly supported: () => boolean;
  /** Never rejects; asks nothing of the microphone. */
  readonly soundPlace: () => Promise<SoundPlace>;
  /** Starts listening; with `device`, only if the recognition can stay on the device. */
  readonly start: (
    place: SoundPlace,
    events: DictationEvents,
  ) => Result<DictationRun, 'unsupported'>;
};
