import type { CancelSignal } from '#/domain/shared/cancellation';
import type { Result } from '#/domain/shared/result';

/** Why a model gave no text. Each has a sentence for the user. */
export const TEXT_MODEL_PROBLEMS = [
  'offline',
  'wrongKey',
  'notFound',
  'busy',
  'timeout',
  'refused',
  'malformed',
  'unavailable',
  'failed',
] as const;
export type TextModelProblem = (typeof TEXT_MODEL_PROBLEMS)[number];

/** What is sent, whole: nothing is added on the way. */
export type TextModelRequest = {
  /** What to do, and within which limits. */
  readonly instructions: string;
  /** The text to work on. */
  readonly text: string;
};

/** Where a request goes: nowhere beyond the device, or to an address that the user gave. */
export type Destination =
  | { readonly kind: 'browser' }
  | { readonly kind: 'own'; readonly origin: string; readonly model: string };

export type WriteOptions = {
  readonly signal?: CancelSignal;
  /** The text so far, each time it grows. */
  readonly onText?: (text: string) => void;
};

/** A language model that the user chose to connect. It proposes words; it never judges. */
export type TextModel = {
  readonly destination: Destination;
  /** The whole text. Rejects with the reason of its signal where it was cancelled. */
  readonly write: (
    request: TextModelRequest,
    options?: WriteOptions,
  ) => Promise<Result<string, TextModelProblem>>;
};
