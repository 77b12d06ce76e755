import type { Voice } from '#/domain/interview/Speech';
import { fail, ok } from '#/domain/shared/result';

const FRENCH = 'fr-FR';

/** Browsers load their voices late; after that long, in milliseconds, none will come. */
const VOICES_WITHIN_MS = 1000;

/** The part of the browser that reads aloud. */
type SpeechScope = {
  readonly speechSynthesis?: SpeechSynthesis | undefined;
  readonly SpeechSynthesisUtterance?: typeof SpeechSynthesisUtterance | undefined;
};

const voicesOf = (synthesis: SpeechSynthesis): Promise<readonly SpeechSynthesisVoice[]> => {
  const voices = synthesis.getVoices();
  if (voices.length > 0) return Promise.resolve(voices);
  return new Promise((resolve) => {
    const finish = (): void => {
      synthesis.removeEventListener('voiceschanged', finish);
      clearTimeout(timer);
      resolve(synthesis.getVoices());
    };
    const timer = setTimeout(finish, VOICES_WITHIN_MS);
    synthesis.addEventListener('voiceschanged', finish);
  });
};

/** A French voice of the device; those that a server makes are left out, since the text would go there. */
const frenchVoice = (voices: readonly SpeechSynthesisVoice[]): SpeechSynthesisVoice | undefined => {
  const french = voices.filter(
    ({ lang, localService }) => localService && /^fr(?:[-_]|$)/iu.test(lang),
  );
  return french.find(({ lang }) => /^fr[-_]FR/iu.test(lang)) ?? french[0];
};

/** Speech synthesis of the browser. */
export const createBrowserVoice = (scope: SpeechScope): Voice => {
  let latest = 0;
  return {
    say: async (text, onEnd) => {
      const { speechSynthesis: synthesis, SpeechSynthesisUtterance: Utterance } = scope;
      if (synthesis === undefined || Utterance === undefined) return fail('unsupported');
      latest += 1;
      const own = latest;
      const voices = await voicesOf(synthesis);
      const voice = frenchVoice(voices);
      // Some phones name no voice and read with their own all the same.
      if (voice === undefined && voices.length > 0) return fail('noFrenchVoice');
      if (own !== latest) {
        onEnd();
        return ok(null);
      }
      const utterance = new Utterance(text);
      utterance.lang = FRENCH;
      if (voice) utterance.voice = voice;
      let ended = false;
      const end = (): void => {
        if (ended) return;
        ended = true;
        onEnd();
      };
      utterance.addEventListener('end', end);
      utterance.addEventListener('error', end);
      synthesis.cancel();
      synthesis.speak(utterance);
      return ok(null);
    },
    stop: () => {
      latest += 1;
      scope.speechSynthesis?.cancel();
    },
  };
};
