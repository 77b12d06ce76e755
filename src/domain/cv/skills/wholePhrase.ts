import { hasContact } from '#/domain/cv/cues/contacts';
import { knownHeading } from '#/domain/cv/cues/headings';
import { languagesIn } from '#/domain/cv/cues/languageMentions';
import { isTitleLike } from '#/domain/cv/cues/personTitles';
import {
  HANGING_END,
  HANGING_START,
  HOUSE_OR_REFERENCE,
  LEVEL_WORDS,
  LIST_NAMES,
  LIST_TITLES,
  NOT_A_SKILL,
  POSSESSIVE,
  TELLS_OF_ANOTHER,
  VAGUE_OBJECT,
} from '#/domain/cv/cues/skillPhrases.fr';
import { findDates } from '#/domain/cv/dates/dates';
import { isPlace } from '#/domain/cv/entries/placePart';
import { alignedKey } from '#/domain/cv/text/alignedKey';
import { wordCount } from '#/domain/cv/text/lines';
import type { Piece } from '#/domain/cv/text/pieces';
import { activityItems } from '#/domain/lexicon/activities';
import { HANGING } from '#/domain/lexicon/activities.fr';
import { isBareAction } from '#/domain/lexicon/wordings';

/** A title between quotes, a blank to fill in, an equation, dots that lead to a page number. */
export const NOT_WORDS = /[\u00ab\u00bb\u201c\u201d"[\]{}<>=@#_\u2026]|\.{3}|\d{5}/u;
/** "Martin P", "& Durand A": an author and an initial. */
const INITIAL = /^(?:& )?\p{Lu}[\p{L}'-]+(?: \p{Lu}\.?){1,2}$/u;

/** "lots", "complementaires": of a list cut short, or of words of every day; names have a capital or stand in the lexicon. */
const LONE_SMALL_WORD = /^\p{Ll}[\p{Ll}'\u2019-]*$/u;

/** An action alone says what one can do: "repassage", "couture". */
const isLoneSmallWord = (text: string): boolean =>
  LONE_SMALL_WORD.test(text) && activityItems(alignedKey(text), { tasks: true }).length === 0;

/** Cut at neither end: it neither begins in the middle of a clause nor waits for another word. */
export const isWhole = (key: string): boolean =>
  !NOT_A_SKILL.test(key) && !HANGING_START.test(key) && !HANGING.test(key);

/** "Gestion de l'outil": neither the action nor what it is done to says anything. */
const isActOnAnything = (key: string): boolean =>
  VAGUE_OBJECT.test(key) && isBareAction(key.split(' ')[0] ?? '');

/** How long a phrase may be, and whether it may be one small word, as in a plain list. */
export type PhraseLimits = {
  readonly words: number;
  readonly length: number;
  readonly lone?: boolean;
};

/** Whether a piece of a list may be the name of a skill. */
export const isPhrase = (piece: Piece, limits: PhraseLimits): boolean => {
  const key = alignedKey(piece.text);
  return (
    piece.text.length >= 2 &&
    piece.text.length <= limits.length &&
    wordCount(piece.text) <= limits.words &&
    /\p{L}{2}/u.test(piece.text) &&
    !/[.!?()]/u.test(piece.text) &&
    !NOT_WORDS.test(piece.text) &&
    !INITIAL.test(piece.text) &&
    (limits.lone === true || !isLoneSmallWord(piece.text)) &&
    isWhole(key) &&
    !isActOnAnything(key) &&
    !POSSESSIVE.test(key) &&
    !LIST_NAMES.test(key) &&
    !LIST_TITLES.test(key) &&
    !LEVEL_WORDS.test(key) &&
    !HOUSE_OR_REFERENCE.test(key) &&
    !isPlace(piece) &&
    knownHeading(key) === null &&
    languagesIn(key).length === 0 &&
    findDates(key).length === 0 &&
    !hasContact(key) &&
    !isTitleLike(key)
  );
};

/** "l' atelier": what a drawn page sets apart belongs together. */
const APART_ELISION = /(?<=(?:^|[\s(])[dlDL]) ?(['\u2019]) (?=\p{L})/gu;

const withoutHanging = (words: string): string => {
  const end = HANGING_END.exec(alignedKey(words))?.index;
  return end === undefined ? words : withoutHanging(words.slice(0, end).trimEnd());
};

/**
 * The words of a skill without what hangs at their end, a small word or an adjective that waits for its noun ("tri des
 * laines et des nouveaux"); null where what is left tells nothing, or tells of a thing named before.
 */
export const wholeWords = (words: string): string | null => {
  const joined = words.replace(APART_ELISION, '$1');
  const whole = withoutHanging(joined);
  if (whole === '' || TELLS_OF_ANOTHER.test(alignedKey(whole))) return null;
  return whole !== joined && (isBareAction(whole) || !/\s/u.test(whole)) ? null : whole;
};
