import { fold } from '#/domain/shared/text';

const FRENCH =
  /(?<![\p{L}'])(?:de|du|des|la|le|les|et|en|au|aux|sur|pour|avec|dans|par|une?)(?![\p{L}'])/gu;
const ENGLISH =
  /(?<![\p{L}'])(?:the|and|of|with|for|to|in|on|by|from|as|an|at|is|was|were|using|including)(?![\p{L}'])/gu;

const count = (text: string, words: RegExp): number => text.match(words)?.length ?? 0;

/** Whether a text is written in French rather than English, by its small words; a text without any passes for French. */
export const isFrench = (text: string): boolean => {
  const key = fold(text);
  return count(key, FRENCH) >= count(key, ENGLISH);
};
