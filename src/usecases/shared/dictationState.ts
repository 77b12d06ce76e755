import type { SoundPlace } from '#/domain/interview/Speech';

export const DICTATION_STATUSES = ['idle', 'listening', 'unsupported', 'failed'] as const;
/** How far a dictation has come. */
export type DictationState = {
  readonly status: (typeof DICTATION_STATUSES)[number];
  /** Words still being made out. */
  readonly interim: string;
  /** Where the sound goes, once known. */
  readonly place: SoundPlace | null;
};
