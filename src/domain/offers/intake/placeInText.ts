import { COUNTRIES, TOWNS } from '#/domain/cv/person/places.fr';
import type { Folded } from '#/domain/shared/text';

/** A place and where it stands in the folded text. */
type Place = { readonly start: number; readonly end: number; readonly score: number };

/** The longest names have six words. */
const MOST_WORDS = 6;
/** An advertisement says where it is before it says what it offers. */
const SEARCHED = 6_000;
const NEAR = 800;
/** Fewer points are a passing mention. */
const FEWEST = 3;

const WORD = /[\p{L}\d]+(?:['-][\p{L}\d]+)*/gu;
/** "a Lille", "base a Lille", "site de Lille". */
const AT = /(?<![\p{L}])a $/u;
const OF =
  /(?<![\p{L}])(?:agence|site|atelier|magasin|usine|bureau|depot|siege|etablissement|base)s? (?:de |d'|du )$/u;
const IN = /(?<![\p{L}])(?:au|aux|en) $/u;
/** What may follow a town and tells it apart: its department, its country. */
const TAIL = /^(?: ?\((?:\d{2,5}|2[ab]|[\p{L}][\p{L}' -]{2,30})\))/u;

const isName = (key: string): boolean => TOWNS.has(key) || COUNTRIES.has(key);

const capital = (char: string | undefined): boolean => char !== undefined && /\p{Lu}/u.test(char);

const scoreOf = (before: string, key: string, start: number): number => {
  const led =
    AT.test(before) || OF.test(before) ? 3 : IN.test(before) && COUNTRIES.has(key) ? 2 : 0;
  return led === 0 ? 0 : led + (start < NEAR ? 1 : 0) + (TOWNS.has(key) ? 1 : 0);
};

/**
 * The place that the sentences of an advertisement name most plainly, as folded positions: a known town or country
 * written with a capital after "a", "en" or the like. Null where none is.
 */
export const placeInText = (
  { text, offsets }: Folded,
  original: string,
): { readonly start: number; readonly end: number } | null => {
  const words = [...text.slice(0, SEARCHED).matchAll(WORD)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  let best: Place | null = null;
  for (const [index, { start }] of words.entries()) {
    if (!capital(original[offsets[start] ?? 0])) continue;
    for (let last = Math.min(index + MOST_WORDS, words.length) - 1; last >= index; last -= 1) {
      const end = words[last]?.end ?? start;
      const key = text.slice(start, end);
      if (!isName(key)) continue;
      const score = scoreOf(text.slice(Math.max(0, start - 30), start), key, start);
      if (score >= FEWEST && score > (best?.score ?? 0)) {
        const tail = TAIL.exec(text.slice(end, end + 40))?.[0].length ?? 0;
        best = { start, end: end + tail, score };
      }
      break;
    }
  }
  return best;
};
