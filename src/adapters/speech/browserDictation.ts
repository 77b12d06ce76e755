import type {
  Recognition,
  RecognitionEvent,
  RecognitionScope,
} from '#/adapters/speech/recognition';
import type {
  Dictation,
  DictationEvents,
  DictationRun,
  SoundPlace,
} from '#/domain/interview/Speech';
import { fail, ok } from '#/domain/shared/result';

const FRENCH = 'fr-FR';

/** The error that our own stop makes in some browsers: nothing failed. */
const STOPPED = 'aborted';

const wordsIn = (event: RecognitionEvent): { readonly settled: string; readonly open: string } => {
  let settled = '';
  let open = '';
  for (let index = event.resultIndex; index < event.results.length; index += 1) {
    const result = event.results[index];
    const words = result?.[0]?.transcript ?? '';
    if (result?.isFinal === true) settled += words;
    else open += words;
  }
  return { settled: settled.trim(), open: open.trim() };
};

/** Nobody spoke for a while: some browsers call it an error. */
const SILENCE = 'no-speech';

/** How often in a row the browser may end a dictation in which nothing was heard before it is let go. */
const MOST_SILENT_ENDS = 4;

/**
 * One dictation over a recogniser that browsers end by themselves: after a silence, after each sentence on phones,
 * after a minute. It goes on until the person stops it, an error comes, or nothing is heard time after time.
 */
const listen = (
  recognition: Recognition,
  { onWords, onInterim, onError, onEnd }: DictationEvents,
): DictationRun => {
  let stopped = false;
  let ended = false;
  let silentEnds = 0;
  let open = '';

  const end = (): void => {
    if (ended) return;
    ended = true;
    onInterim('');
    onEnd();
  };
  const failWith = (code: string): void => {
    onError(code);
    end();
  };
  const begin = (): void => {
    try {
      recognition.start();
    } catch (error) {
      failWith(error instanceof Error ? error.name : 'start-failed');
    }
  };
  const hear = (event: RecognitionEvent): void => {
    if (ended) return;
    silentEnds = 0;
    const words = wordsIn(event);
    open = words.open;
    if (words.settled !== '') onWords(words.settled);
    onInterim(open);
  };
  const fault = ({ error }: { readonly error: string }): void => {
    if (ended || (stopped && error === STOPPED)) return;
    // An end follows, and with it another try.
    if (error === SILENCE && silentEnds < MOST_SILENT_ENDS) return;
    failWith(error);
  };
  const goOn = (): void => {
    if (ended) return;
    // Words that the browser left open when it ended are words all the same.
    if (open !== '') onWords(open);
    open = '';
    silentEnds += 1;
    if (stopped || silentEnds > MOST_SILENT_ENDS) end();
    else begin();
  };
  // Properties rather than listeners: every engine has known them from the start.
  Object.assign(recognition, { onresult: hear, onerror: fault, onend: goOn });
  begin();
  return {
    stop: () => {
      stopped = true;
      recognition.stop();
    },
  };
};

/** Speech recognition of the browser. It is looked for at each use: a browser may offer it late. */
export const createBrowserDictation = (scope: RecognitionScope): Dictation => {
  const maker = () => scope.SpeechRecognition ?? scope.webkitSpeechRecognition;
  return {
    supported: () => maker() !== undefined,
    soundPlace: async (): Promise<SoundPlace> => {
      try {
        const answer = await maker()?.available?.({ langs: [FRENCH], processLocally: true });
        return answer === 'available' ? 'device' : 'browserMaker';
      } catch {
        // A policy may forbid the question: then nothing is known, and the careful answer holds.
        return 'browserMaker';
      }
    },
    start: (place, events) => {
      const Recognition = maker();
      if (Recognition === undefined) return fail('unsupported');
      const recognition = new Recognition();
      recognition.lang = FRENCH;
      recognition.continuous = true;
      recognition.interimResults = true;
      if (place === 'device') recognition.processLocally = true;
      return ok(listen(recognition, events));
    },
  };
};
