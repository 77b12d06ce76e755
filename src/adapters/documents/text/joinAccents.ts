/** Accents set apart from their letters, as old TeX fonts do: their combining form, and the French letters they go with. */
const ACCENTS: Readonly<Record<string, { readonly mark: string; readonly letters: string }>> = {
  '\u00b4': { mark: '\u0301', letters: 'eE' },
  '\u0060': { mark: '\u0300', letters: 'aeuAEU' },
  '\u02c6': { mark: '\u0302', letters: 'aeiouAEIOU\u0131' },
  '\u005e': { mark: '\u0302', letters: 'aeiouAEIOU\u0131' },
  '\u00a8': { mark: '\u0308', letters: 'eiuyEIUY\u0131' },
  '\u02dc': { mark: '\u0303', letters: 'nN' },
  '\u00b8': { mark: '\u0327', letters: 'cC' },
};

/** A combining mark alone means the same as the accent set apart. */
const BY_MARK = new Map(
  Object.entries(ACCENTS).map(([accent, { mark }]) => [mark, accent] as const),
);

/** The letter with the accent on it; null where French has no such letter. */
export const accentedLetter = (letter: string, accent: string): string | null => {
  const known = ACCENTS[BY_MARK.get(accent) ?? accent];
  if (known === undefined || letter === '' || !known.letters.includes(letter)) return null;
  return ((letter === '\u0131' ? 'i' : letter) + known.mark).normalize('NFC');
};

/** True for an accent that stands for itself, or a combining mark without its letter. */
export const isLoneAccent = (text: string): boolean => text in ACCENTS || BY_MARK.has(text);

const APART = /(\p{L}?)( ?)([\u00b4\u02c6\u00a8\u02dc\u00b8])( ?)(\p{L}?)/gu;
/** `l\u00b4eau`: the accent stands for an apostrophe. */
const ELIDED = /(?:^|[^\p{L}])[cdjlmnst]$/iu;

/** Puts accents that were typed before or after their letters on them: `Montr\u00b4eal`, `e\u00b4quipe`. */
export const joinAccents = (text: string): string =>
  text.replace(
    APART,
    (
      whole,
      before: string,
      space: string,
      accent: string,
      gap: string,
      after: string,
      at: number,
    ) => {
      const first = accentedLetter(before, accent);
      if (first !== null) return `${first}${gap === ' ' && space === '' ? ' ' : ''}${after}`;
      const second = accentedLetter(after, accent);
      if (second === null) return whole;
      const elides = space === '' && ELIDED.test(text.slice(Math.max(0, at - 1), at) + before);
      return elides ? whole : `${before}${space}${second}`;
    },
  );
