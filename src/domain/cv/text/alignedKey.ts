import { remembered } from '#/domain/shared/remembered';

const QUOTES = /[\u2018\u2019\u02bc\u0060\u00b4\u2032]/u;
const DASHES = /[\u2010-\u2015\u2212\u2500\u2501]/u;
const SPACES = /[\u00a0\u202f\u2000-\u200a\u3000]/u;
const ARROWS = /[\u2190-\u21ff\u27a1\u279c\u2794\u25b6\u25b8\u25ba\u27a4\u279e]/u;

const readUnit = (unit: string): string => {
  if (unit < '\u0080') return unit.toLowerCase();
  if (QUOTES.test(unit)) return "'";
  if (DASHES.test(unit)) return '-';
  if (SPACES.test(unit)) return ' ';
  if (ARROWS.test(unit)) return '>';
  const base = unit.normalize('NFD').charAt(0).toLowerCase();
  return base.length === 1 ? base : unit;
};

/** European letters and general punctuation end here. */
const LAST_COMMON = 0x2800;
/** What each common unit becomes, worked out when it is first met. */
const units = Array.from<string | undefined>({ length: LAST_COMMON });

const keyOfUnit = (text: string, index: number): string => {
  const code = text.charCodeAt(index);
  return code < LAST_COMMON
    ? (units[code] ??= readUnit(text.charAt(index)))
    : readUnit(text.charAt(index));
};

/** A CV has some hundred lines, and many steps ask for each and its parts. */
const MOST_KEYS = 4000;

/**
 * A comparison key of exactly the same length as the text: no case, accents, typographic quotes,
 * dashes or spaces. Unlike `fold` it needs no offset map, so that patterns run on it report
 * positions of the text itself.
 */
export const alignedKey = remembered(MOST_KEYS, (text): string => {
  let key = '';
  for (let index = 0; index < text.length; index += 1) key += keyOfUnit(text, index);
  return key;
});
