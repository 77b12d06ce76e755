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
