import type { RecognitionEvent, RecognitionScope } from '#/adapters/speech/recognition';
import type { Dictation, SoundPlace } from '#/domain/interview/Dictation';
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
    start: (place, { onWords, onInterim, onError, onEnd }) => {
      const Recognition = maker();
      if (Recognition === undefined) return fail('unsupported');
      const recognition = new Recognition();
      recognition.lang = FRENCH;
      recognition.continuous = true;
      recognition.interimResults = true;
      if (place === 'device') recognition.processLocally = true;
      let stopped = false;
      let ended = false;
      const end = (): void => {
        if (ended) return;
        ended = true;
        onInterim('');
        onEnd();
      };
      const hear = (event: RecognitionEvent): void => {
        if (ended) return;
        const { settled, open } = wordsIn(event);
        if (settled !== '') onWords(settled);
        onInterim(open);
      };
      const fault = ({ error }: { readonly error: string }): void => {
        if (ended || (stopped && error === STOPPED)) return;
        onError(error);
        end();
      };
      // Properties rather than listeners: every engine has known them from the start.
      Object.assign(recognition, { onresult: hear, onerror: fault, onend: end });
      try {
        recognition.start();
      } catch (error) {
        onError(error instanceof Error ? error.name : 'start-failed');
        end();
      }
      return ok({
        stop: () => {
          stopped = true;
          recognition.stop();
        },
      });
    },
  };
};
