import { NOT_TITLES, TITLE_ENDINGS, TITLE_WORDS } from '#/domain/cv/cues/titles.fr';
import { remembered } from '#/domain/shared/remembered';

const words = new Set(TITLE_WORDS);
const notTitles = new Set(NOT_TITLES);
const ENDING = new RegExp(`^\\p{L}{2,}(?:${TITLE_ENDINGS.join('|')})s?$`, 'u');

/** "Gennevilliers", "Verviers": towns end so; nobody writes a post in the plural. */
const PLURAL = /iers$/u;

const isTitleWord = (word: string): boolean =>
  words.has(word) ||
  (word.length > 4 &&
    !notTitles.has(word) &&
    !notTitles.has(word.replace(/s$/u, '')) &&
    !PLURAL.test(word) &&
    ENDING.test(word));

/** "Titulaire du permis B", "Titulaire d'un BTS": what one holds, no post; folded. */
const HOLDS =
  /^titulaire (?:d'une? |du (?:permis|diplome|bac|bts|cap|bep|but|brevet|certificat|caces|titre|bafa|bafd|psc))/u;

const MOST_KNOWN = 4000;

/** How much the opening of a folded text reads as a job title: 0 not at all, 3 surely. */
export const titleStrength = remembered(MOST_KNOWN, (key): number => {
  const bare = key.replace(/^[^\p{L}]+/u, '').slice(0, 80);
  if (HOLDS.test(bare)) return 0;
  const [first = '', second = '', third = ''] = bare.split(/[\s/(),]+/u);
  const head = first.replace(/\(.*$/u, '').replace(/[.·](?:e|rice|euse|ne)s?$/u, '');
  if (isTitleWord(head) || isTitleWord(head.split('-')[0] ?? '')) return 3;
  if (/^(?:une?|le|la|l'|the|an?)$/u.test(first)) return isTitleWord(second) ? 2 : 0;
  if (isTitleWord(second)) return 1;
  return isTitleWord(third) ? 0.5 : 0;
});

/** A line that opens as a job title does. */
export const isTitleLike = (key: string): boolean => titleStrength(key) >= 2;
