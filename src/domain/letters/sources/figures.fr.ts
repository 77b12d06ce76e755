import { capitalise, lowerFirst } from '#/domain/letters/french/frenchWords';
import { nominalOf } from '#/domain/letters/french/nominals.fr';
import {
  genderOf,
  headOf,
  isPlural,
  singularOf,
  withArticle,
} from '#/domain/letters/french/nounPhrase';
import { extraOf } from '#/domain/letters/sources/deedParts.fr';
import { countWords } from '#/domain/shared/text';

const FROM_TO =
  /^(.{4,60}?) (?:ramen|rédui|pass|abaiss|port|descend|mont|diminu)\S* (de .*\d.* à .*\d.*)$/u;
const BY =
  /^(.{4,60}?) (rédui\S*|diminu\S*|en baisse|baiss\S*|augment\S*|en hausse|amélior\S*|accr\S*|doubl\S*) (de \d.*)$/u;
const DOWN = /^(?:rédui|diminu|en b|baiss)/u;

/** A figure told after a colon as a sentence: "délai réduit de 8 à 5 jours" is "Le délai est passé de 8 à 5 jours". */
export const resultOf = (told: string): string | null => {
  const [, what = '', how = ''] = FROM_TO.exec(told) ?? [];
  if (what !== '') {
    const phrase = withArticle(what);
    const head = headOf(what);
    if (phrase === null) return null;
    const plural = isPlural(head);
    const feminine = genderOf(plural ? singularOf(head) : head) === 'f';
    const be = plural ? 'sont' : 'est';
    return capitalise(`${phrase} ${be} passé${feminine ? 'e' : ''}${plural ? 's' : ''} ${how}`);
  }
  const [, thing = '', way = '', amount = ''] = BY.exec(told) ?? [];
  const phrase = thing === '' ? null : withArticle(thing);
  if (phrase === null) return null;
  const have = isPlural(headOf(thing)) ? 'ont' : 'a';
  return capitalise(`${phrase} ${have} ${DOWN.test(way) ? 'baissé' : 'augmenté'} ${amount}`);
};

const NONE = /^(?:aucune?|zéro|sans) (?=\p{Ll})/u;
const LONGEST_FIGURE = 9;

/** "Écarts inférieurs à 1 €", "zéro réclamation": what came of the work, and no other work. */
export const isFigure = (piece: string): boolean =>
  (/^(?:(?:environ|près de|plus de|moins de|jusqu’à|soit) )?[+-]?\s?\d|\d\s?[%€]|^\p{L}+s? (?:inférieure?s?|supérieure?s?) à|(?:ramen|rédui|pass|abaiss|diminu|augment|baiss|tenu|attein|dépass)\S* .*\d/u.test(
    piece,
  ) ||
    NONE.test(lowerFirst(piece)) ||
    / (?:divisé|multiplié)e?s? par /u.test(piece)) &&
  nominalOf(lowerFirst(piece)) === null &&
  !/[:;/]/u.test(piece) &&
  countWords(piece) <= LONGEST_FIGURE;

/** A figure that makes no sentence, beside what it came of: ", sans aucun accident en douze ans", " (+18 % en un an)". */
export const besideDeed = (figure: string): string => {
  const told = lowerFirst(figure);
  const none = NONE.exec(told);
  if (none !== null)
    return told.startsWith('aucun') ? `, sans ${told}` : `, sans ${told.slice(none[0].length)}`;
  return /^\d/u.test(told) ? extraOf(told) : ` (${told})`;
};
