import type { RomeCode } from '#/domain/occupations/romeTable';
import { fold } from '#/domain/shared/text';

const PART = /\p{L}+/gu;

/** How the register writes each word that has an accent wherever it stands in a title. */
export const spellingsIn = (codes: readonly RomeCode[]): ReadonlyMap<string, string> => {
  const spellings = new Map<string, string>();
  for (const { titles } of codes)
    for (const title of titles)
      for (const word of title.toLowerCase().match(PART) ?? []) {
        const key = fold(word);
        const known = spellings.get(key);
        // Two spellings are two words: neither is put in the place of the other. A capital may have lost its accent.
        const same = known === undefined || known.slice(1) === word.slice(1);
        spellings.set(key, same ? (word === key ? (known ?? word) : word) : key);
      }
  return spellings;
};
