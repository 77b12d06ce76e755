/** The part of the Web Speech API that is used; the DOM types do not hold it. */
export type RecognitionResult = {
  readonly isFinal: boolean;
  readonly [index: number]: { readonly transcript: string };
};

export type RecognitionEvent = {
  readonly resultIndex: number;
  readonly results: { readonly length: number; readonly [index: number]: RecognitionResult };
};

export type Recognition = {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  processLocally?: boolean;
  onresult: ((event: RecognitionEvent) => void) | null;
  onerror: ((event: { readonly error: string }) => void) | null;
  onend: (() => void) | null;
  start: () => void;
  stop: () => void;
};

export type RecognitionMaker = {
  new (): Recognition;
  /** Newer browsers only. */
  readonly available?: (options: {
    readonly langs: readonly string[];
    readonly processLocally: boolean;
  }) => Promise<string>;
};

/** Where a browser keeps it, under either of its names. */
export type RecognitionScope = {
  readonly SpeechRecognition?: RecognitionMaker | undefined;
  readonly webkitSpeechRecognition?: RecognitionMaker | undefined;
};
