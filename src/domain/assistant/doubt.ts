import { hear } from '#/domain/assistant/danger.fr';
import type { Hearing } from '#/domain/assistant/danger.fr';
import { isKnownWell } from '#/domain/assistant/judge';
import type { FindNearest } from '#/domain/assistant/nearest';

const SENTENCE_END = /[.!?;\n\u2026]+/u;

/**
 * Whether a doubt is left aside: it is faint, and the question is one that the assistant knows well, in each of its sentences
 * that would be doubted by itself too (a word of distress before a question of pay is not).
 */
export const isLeftAside = (
  message: string,
  { doubted, isFaint }: Hearing,
  nearest: FindNearest,
): boolean =>
  doubted &&
  isFaint &&
  isKnownWell(message, nearest) &&
  message
    .split(SENTENCE_END)
    .filter((sentence) => /\p{L}/u.test(sentence))
    .every((sentence) => {
      const alone = hear(sentence);
      return (
        (alone.danger === null && !alone.doubted) ||
        (alone.isFaint && isKnownWell(sentence, nearest))
      );
    });
