import { genderOf, headOf, withArticle } from '#/domain/letters/french/nounPhrase';
import {
  COMPLEMENT,
  ENDING_EXCEPTIONS,
  FEMININE,
  INFINITIVE_IER,
  INFINITIVE_IR,
  INFINITIVE_RE,
  MASCULINE,
  NOT_INFINITIVE,
} from '#/domain/letters/french/nouns.fr';
import { fold } from '#/domain/shared/text';

/** Top-level pieces of a list: commas and semicolons outside brackets. */
export const splitTop = (text: string): readonly string[] => {
  const pieces: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charAt(at);
    if ('([\u00ab'.includes(char)) depth += 1;
    if (')]\u00bb'.includes(char)) depth -= 1;
    const separator = (char === ',' || char === ';') && !/\d/u.test(text.charAt(at + 1));
    // "CACES 1, 3 et 5" is one thing.
    const numbers =
      /\d[A-Z]?$/u.test(text.slice(0, at)) &&
      /^\s*\d+[A-Z]?(?:\s*$|,| et \d)/u.test(text.slice(at + 1));
    if (depth <= 0 && separator && !numbers) {
      pieces.push(text.slice(from, at));
      from = at + 1;
    }
  }
  pieces.push(text.slice(from));
  return pieces.map((piece) => piece.trim()).filter((piece) => piece !== '');
};

/** Whether a word is the infinitive of a verb; by its ending, with the exceptions listed. */
export const isInfinitive = (word: string): boolean => {
  if (NOT_INFINITIVE.has(word)) return false;
  if (word.endsWith('ier')) return INFINITIVE_IER.test(word);
  return (
    (/[^i]er$/u.test(word) && word.length > 4) ||
    INFINITIVE_RE.test(word) ||
    INFINITIVE_IR.test(word)
  );
};

const OF = /^\S+ (?:de |d\u2019|d'|du |des |a )/u;
const ACTION = /(?:tion|age|ment|sion|ise)$/u;
const ACTIONS = /(?:tions|ages|ments|sions)$/u;

/** "Mat\u00e9rielle et logicielle": an adjective goes with the noun before. Folded. */
const ADJECTIVE = /(?:elles?|ives?|iques?|ales?|aires?|euses?|eux)$/u;

/** Whether what follows "et" is a thing of its own rather than one more complement of what stands before. */
const standsAlone = (rest: string, before: string): boolean => {
  const key = fold(rest);
  const noun = headOf(rest);
  const known = [noun, noun.replace(/s$/u, '')].some(
    (one) => FEMININE.has(one) || MASCULINE.has(one),
  );
  if (!known && ADJECTIVE.test(noun)) return false;
  // What stands under one "de" shares its article, as in "the payment of wages and bills".
  const alone = !/\s(?:de|des|du)\s|\sd\u2019/u.test(before);
  const own =
    (ACTION.test(noun) && genderOf(noun) !== null && ENDING_EXCEPTIONS[noun] === undefined) ||
    (alone && ACTIONS.test(noun)) ||
    (known && noun.endsWith('s') && !/(?:^|\s)des \S+(?: \S+)?$/u.test(before));
  const shared = /(?:^|\s)(?:de|des|du)\s\S+$|d\u2019\S+$/u.test(before);
  // "Le bilan annuel et la liasse fiscale": a noun that is known, beside one without a complement.
  const beside = alone && known && /\s\S+$/u.test(before) && /\s/u.test(rest);
  // "vente au detail et caisse", "analyses (chlore) et carnet": nothing stands before that it could complete.
  const complete =
    /\)$|(?:^|\s)(?:au|aux|a la|a l['\u2019])\s?\S+$/u.test(fold(before)) &&
    genderOf(noun) !== null;
  return (
    !COMPLEMENT.test(key) && (own || complete || beside || (OF.test(key) && (known || !shared)))
  );
};

/** What follows "et" gets its article too: "la preparation et l'administration". */
export const articleAfterAnd = (phrase: string): string =>
  phrase.replace(/ et (?=\p{L})/gu, (whole, at: number) => {
    const rest = phrase.slice(at + whole.length);
    const before = phrase.slice(0, at);
    if (before.split('(').length !== before.split(')').length || !standsAlone(rest, before))
      return whole;
    const article = withArticle(rest);
    return article === null ? whole : ` et ${article.slice(0, article.length - rest.length)}`;
  });
