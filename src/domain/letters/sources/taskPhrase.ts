import { joinAnd, lowerFirst, typeset } from '#/domain/letters/french/frenchWords';
import { genderOf, headOf, withArticle } from '#/domain/letters/french/nounPhrase';
import {
  AFTER_PARTICIPLE,
  COMPLEMENT,
  DETERMINED,
  DO_THIS,
  ENDING_EXCEPTIONS,
  ENGLISH,
  FIRST_PERSON,
  FEMININE,
  FIRST_PERSON_BEING,
  FIRST_PERSON_PAST,
  INFINITIVE_IER,
  INFINITIVE_IR,
  INFINITIVE_RE,
  MASCULINE,
  MEASURED,
  NOT_FIRST_PERSON,
  NOT_INFINITIVE,
  PARTICIPLE,
  ROLE_NOUN,
  SETTING_LABEL,
  TASK_LABEL,
  WORKING_HOURS,
  WORKPLACE,
} from '#/domain/letters/french/nouns.fr';
import { fold } from '#/domain/shared/text';

/**
 * How the words of a task line can stand in a sentence: `noun` with its article ("la tenue des comptes"),
 * `infinitive`, `clause` with its own "je", or `list` as it is after a colon.
 */
export const PHRASE_FORMS = ['noun', 'infinitive', 'clause', 'list'] as const;
export type PhraseForm = (typeof PHRASE_FORMS)[number];

export type TaskPhrase = {
  readonly form: PhraseForm;
  readonly text: string;
  /** What a line adds after a colon, where it tells a figure. */
  readonly result: string | null;
};

const SHORTEST = 12;
const LONGEST = 190;

/** Top-level pieces of a list: commas and semicolons outside brackets. */
const splitTop = (text: string): readonly string[] => {
  const pieces: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charAt(at);
    if ('([\u00ab'.includes(char)) depth += 1;
    if (')]\u00bb'.includes(char)) depth -= 1;
    const separator = (char === ',' || char === ';') && !/\d/u.test(text.charAt(at + 1));
    if (depth <= 0 && separator) {
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

const isParticiple = (text: string): boolean => {
  const [first = '', second = ''] = fold(text).split(/\s+/u);
  const accented = /^\S*(?:\u00e9|u|is|i|it)(?=\s|$)/u.test(text);
  return accented && PARTICIPLE.test(first) && AFTER_PARTICIPLE.test(second);
};

const AS_WELL_AS = ', ainsi que ';
const OF = /^\S+ (?:de |d\u2019|d'|du |des |a )/u;
const ACTION = /(?:tion|age|ment|sion|ise)$/u;
const ACTIONS = /(?:tions|ages|ments|sions)$/u;

/** Whether what follows "et" is a thing of its own rather than one more complement of what stands before. */
const standsAlone = (rest: string, before: string): boolean => {
  const key = fold(rest);
  const noun = headOf(rest);
  const known = [noun, noun.replace(/s$/u, '')].some(
    (one) => FEMININE.has(one) || MASCULINE.has(one),
  );
  // What stands under one "de" shares its article, as in "the payment of wages and bills".
  const alone = !/\s(?:de|des|du)\s|\sd\u2019/u.test(before);
  const own =
    (ACTION.test(noun) && genderOf(noun) !== null && ENDING_EXCEPTIONS[noun] === undefined) ||
    (alone && ACTIONS.test(noun)) ||
    (known && noun.endsWith('s'));
  const shared = /(?:^|\s)(?:de|des|du)\s\S+$|d\u2019\S+$/u.test(before);
  // "vente au detail et caisse", "analyses (chlore) et carnet": nothing stands before that it could complete.
  const complete =
    /\)$|(?:^|\s)(?:au|aux|a la|a l['\u2019])\s?\S+$/u.test(fold(before)) &&
    genderOf(noun) !== null;
  return !COMPLEMENT.test(key) && (own || complete || (OF.test(key) && (known || !shared)));
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

/** Phrases of a list; the last is set apart where one of them holds an "et" of its own. */
const joinPhrases = (phrases: readonly string[]): string =>
  phrases.length > 1 && phrases.some((phrase) => phrase.includes(' et '))
    ? `${phrases.slice(0, -1).join(', ')}${AS_WELL_AS}${phrases.at(-1) ?? ''}`
    : joinAnd(phrases);

const asNouns = (pieces: readonly string[]): string | null => {
  const phrases: string[] = [];
  for (const piece of pieces) {
    const key = fold(piece);
    if (phrases.length > 0 && COMPLEMENT.test(key)) {
      phrases.push(`${phrases.pop() ?? ''}, ${piece}`);
    } else if (DETERMINED.test(key)) phrases.push(lowerFirst(piece));
    else {
      const phrase = withArticle(piece);
      if (phrase === null) return null;
      phrases.push(articleAfterAnd(phrase));
    }
  }
  return joinPhrases(phrases);
};

const CAPITAL = /^[\p{Lu}\d]/u;

/** "React, TypeScript, PHP 8": names that were used, which tell of no task. */
const isNames = (text: string): boolean => {
  const parts = splitTop(text).flatMap((piece) => piece.split(/ et | \/ /u));
  return (
    parts.length > 1 &&
    parts.every((part) => CAPITAL.test(part)) &&
    parts.every((part) => withArticle(part) === null || !ACTION.test(headOf(part)))
  );
};

/** "Entrepot de 32 000 m2": where the work was done, and nothing that was done there. */
const isWorkplace = ([first = '', ...others]: readonly string[]): boolean =>
  WORKPLACE.test(fold(first)) &&
  !others.some((piece) => ACTION.test(headOf(piece)) || ACTIONS.test(headOf(piece)));

/** "Ultimate Texas Hold'em" keeps its capital, "Gestion de Sage" does not. */
const inList = (piece: string): string =>
  /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}/u.test(piece) && withArticle(piece) === null
    ? piece
    : lowerFirst(piece);

const listOf = (pieces: readonly string[]): string => pieces.map(inList).join(', ');

const isEnglish = (key: string): boolean => [...key.matchAll(ENGLISH)].length > 1;

const bare = (line: string): string =>
  typeset(line)
    .replace(/^[\s\-\u2013\u2022*>]+/u, '')
    .replace(/\s*\t\s*/gu, ' ')
    .replace(/[\s.;,]+$/u, '');

/** A colon announces a result where figures follow, otherwise an enumeration. */
const splitColon = (text: string): { readonly main: string; readonly after: string | null } => {
  const match = /^([^:]{6,}?)[\s\u00a0]*:\s+(.+)$/u.exec(text);
  return match ? { main: match[1] ?? text, after: match[2] ?? null } : { main: text, after: null };
};

/** What follows the colon: a result told apart, or words in brackets. */
const addition = (after: string | null): { detail: string; result: string | null } | null => {
  if (after === null) return { detail: '', result: null };
  if (/\d/u.test(after) && MEASURED.test(fold(after)))
    return { detail: '', result: splitTop(after)[0] ?? after };
  return /[()]/u.test(after) ? null : { detail: ` (${lowerFirst(after)})`, result: null };
};

/**
 * Prepares a line of tasks for a sentence; null for what no sentence should carry: a role, a setting, another
 * language, or the present of a post that was left.
 */
export const readTaskPhrase = (line: string, ongoing = false): TaskPhrase | null => {
  if (SETTING_LABEL.test(fold(line))) return null;
  const label = TASK_LABEL.exec(fold(line))?.[0].length ?? 0;
  const whole = bare(line.slice(label));
  const key = fold(whole);
  if (whole.length < SHORTEST || whole.length > LONGEST || !/\s/u.test(whole)) return null;
  if (isNames(whole) || isEnglish(key) || /[.!?] \p{Lu}/u.test(whole)) return null;
  if (FIRST_PERSON.test(key))
    return FIRST_PERSON_PAST.test(key) ||
      (ongoing && !FIRST_PERSON_BEING.test(key) && !NOT_FIRST_PERSON.test(key))
      ? { form: 'clause', text: lowerFirst(whole), result: null }
      : null;
  if (ROLE_NOUN.test(key)) return null;
  if (isParticiple(whole))
    return { form: 'clause', text: `${DO_THIS} ${lowerFirst(whole)}`, result: null };
  const { main, after } = splitColon(whole);
  const added = addition(after);
  if (added === null) return null;
  const { detail, result } = added;
  if (isInfinitive(headOf(main)))
    return { form: 'infinitive', text: `${lowerFirst(main)}${detail}`, result };
  const all = splitTop(main).filter(
    (piece) => !WORKING_HOURS.test(fold(piece)) && !isInfinitive(headOf(piece)),
  );
  if (all.length === 0 || isWorkplace(all)) return null;
  const measured = all.slice(1).find((piece) => /\d/u.test(piece) && MEASURED.test(fold(piece)));
  const pieces = all.filter((piece) => piece !== measured);
  const nouns = asNouns(pieces);
  return nouns === null
    ? { form: 'list', text: `${listOf(pieces)}${detail}`, result: result ?? measured ?? null }
    : { form: 'noun', text: `${nouns}${detail}`, result: result ?? measured ?? null };
};
