/** The application's files on the device, in bytes before compression. */
export type KeptFiles = { readonly kept: number; readonly missing: number };

/** Why there is none: the browser keeps no application, or the first visit has not done so yet. */
export type NoCopy = 'unsupported' | 'starting';

/** The copy of the application that opens without a network. Nothing throws. */
export type OfflineCopy = {
  readonly look: () => Promise<KeptFiles | NoCopy>;
  /** Fetches what is missing, and tells after each file how many bytes are there. False where one did not come. */
  readonly complete: (onKept: (bytes: number) => void) => Promise<boolean>;
};
