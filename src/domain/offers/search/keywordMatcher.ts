import { GENDER_ENDINGS, withoutInclusive } from '#/domain/offers/search/inclusive';
import { searchKey } from '#/domain/offers/search/searchKey';

/** A typed text, ready to be looked for in haystacks. */
export type Matcher = {
  /** Found anywhere, as the specification asks (section 5). */
  readonly needle: string;
  /** The needle in the other gender, found as whole words only: "vente" must not find "souvent". */
  readonly variants: readonly string[];
  readonly test: (haystack: string) => boolean;
};

const LETTER = /[a-z0-9]/u;
const SHORTEST_STEM = 3;
const WORD = /[a-z]+/gu;

type Endings = readonly (readonly [masculine: string, feminine: string])[];

/** "acheteur" makes "acheteuse" where "directeur" makes "directrice": both are tried. */
const REGULAR_ENDINGS: Endings = GENDER_ENDINGS.filter(([masculine]) => masculine !== 'teur');

const inOtherGender = (word: string, from: 0 | 1, endings: Endings): string => {
  const plural = word.endsWith('s') ? 's' : '';
  const single = plural === '' ? word : word.slice(0, -1);
  for (const pair of endings) {
    const ending = pair[from];
    const stem = single.slice(0, -ending.length);
    if (single.endsWith(ending) && stem.length >= SHORTEST_STEM)
      return `${stem}${from === 0 ? pair[1] : pair[0]}${plural}`;
  }
  return word;
};

/** Where the words stand as whole words: start and end of each place. */
export const wholeWords = (
  haystack: string,
  words: string,
): readonly (readonly [number, number])[] => {
  const found: [number, number][] = [];
  for (let at = haystack.indexOf(words); at >= 0; at = haystack.indexOf(words, at + words.length)) {
    const end = at + words.length;
    if (!LETTER.test(haystack[at - 1] ?? ' ') && !LETTER.test(haystack[end] ?? ' '))
      found.push([at, end]);
  }
  return found;
};

/** Opens a typed text; null where it is blank, which restricts nothing. */
export const openMatcher = (typed: string): Matcher | null => {
  const needle = withoutInclusive(searchKey(typed)).trim().replace(/\s+/gu, ' ');
  if (needle === '') return null;
  const turned = (from: 0 | 1, endings: Endings): string =>
    needle.replace(WORD, (word) => inOtherGender(word, from, endings));
  const others = [turned(1, GENDER_ENDINGS), turned(0, GENDER_ENDINGS), turned(0, REGULAR_ENDINGS)];
  const variants = [...new Set(others)].filter((variant) => !variant.includes(needle));
  return {
    needle,
    variants,
    test: (haystack) =>
      haystack.includes(needle) ||
      variants.some((variant) => wholeWords(haystack, variant).length > 0),
  };
};
