/** What domain code needs of an `AbortSignal`, without the DOM. */
export type CancelSignal = {
  readonly aborted: boolean;
  readonly reason: unknown;
  readonly addEventListener: (type: 'abort', listener: () => void) => void;
  readonly removeEventListener: (type: 'abort', listener: () => void) => void;
};
