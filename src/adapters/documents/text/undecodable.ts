const PRIVATE_USE = /[\ue000-\uf8ff\ufffd\u{f0000}-\u{10fffd}]/gu;
const VISIBLE = /\S/gu;
const LETTER = /\p{L}/gu;
const BASIC_LETTER = /[a-z]/giu;
const VOWEL = /[aeiouy]/giu;
const CASE_JUMP = /\p{Ll}\p{Lu}/gu;

/** Below this many letters the habits of a language do not show. */
const MIN_LETTERS = 200;
/** French has about 45 vowels in 100 letters, English 40; lists of acronyms come down to 30. */
const MIN_VOWELS = 0.2;
const MIN_LETTER_SHARE = 0.35;
const MAX_CASE_JUMPS = 0.15;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Share, 0 to 1, of visible characters that stand for nothing: replacement marks and private-use glyphs. */
export const undecodableShare = (text: string): number => {
  const visible = count(text, VISIBLE);
  return visible === 0 ? 0 : count(text, PRIVATE_USE) / visible;
};

/**
 * True for text that no language writes: a font that numbers its letters its own way gives ordinary
 * characters in an order without vowels, or with capitals inside words, or mostly signs.
 */
export const isImplausible = (text: string): boolean => {
  const visible = count(text, VISIBLE);
  const letters = count(text, LETTER);
  if (visible < MIN_LETTERS) return false;
  if (letters < MIN_LETTER_SHARE * visible) return true;
  const basic = count(text, BASIC_LETTER);
  if (basic < MIN_LETTERS || basic < letters / 2) return false;
  const plain = text.normalize('NFD');
  return (
    count(plain, VOWEL) < MIN_VOWELS * basic || count(text, CASE_JUMP) > MAX_CASE_JUMPS * letters
  );
};
