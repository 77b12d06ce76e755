import { ALL_SHEETS } from '#/domain/assistant/sheets/allSheets';
import { once } from '#/domain/shared/lazy';
import { fold } from '#/domain/shared/text';

const WORD = /\p{L}+/gu;
/** Letters that words of one family begin with. */
const STEM = 7;

/** The one way in which words of the sheets are written, by their plain letters; null where there are two. */
const writtenAs = once(() => {
  const words = new Map<string, string | null>();
  const stems = new Map<string, string | null>();
  const learn = (known: Map<string, string | null>, plain: string, written: string): void => {
    const before = known.get(plain);
    known.set(plain, before === undefined || before === written ? written : null);
  };
  for (const { title, body } of ALL_SHEETS)
    for (const [word] of `${title} ${body}`.toLowerCase().matchAll(WORD)) {
      const plain = fold(word);
      if (plain.length !== word.length) continue;
      learn(words, plain, word);
      if (word.length > STEM) learn(stems, plain.slice(0, STEM), word.slice(0, STEM));
    }
  return { words, stems };
});

const accentedWord = (word: string): string => {
  const { words, stems } = writtenAs();
  const whole = words.get(word);
  if (whole !== undefined) return whole ?? word;
  const stem = word.length > STEM ? stems.get(word.slice(0, STEM)) : null;
  const begun = typeof stem === 'string' ? `${stem}${word.slice(STEM)}` : word;
  // No other French ending is written with two e.
  return begun.replace(/ee(s?)$/u, 'ée$1');
};

/** Words typed without any accent, with those that they have wherever the sheets write them. */
export const withAccents = (text: string): string =>
  text.replaceAll(/(?<!\p{L})[a-z]{3,}(?!\p{L})/gu, accentedWord);
