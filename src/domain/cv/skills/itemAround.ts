import { ITEM_BREAK, ITEM_JOIN } from '#/domain/cv/cues/skillPhrases.fr';
import type { TextRange } from '#/domain/shared/textRange';

/** Longer items are sentences. */
const REACH = 120;

type Item = { readonly before: string; readonly after: string };

/** What stands beside a place inside its own item of its own line, in a folded text. */
export const itemAround = (
  key: string,
  { start, end }: TextRange,
  joins: RegExp = ITEM_JOIN,
): Item => {
  const left =
    key
      .slice(Math.max(0, start - REACH), start)
      .split('\n')
      .at(-1) ?? '';
  const right = key.slice(end, end + REACH).split('\n')[0] ?? '';
  const before = ` ${left} `.split(joins).at(-1) ?? '';
  const after = ` ${right} `.split(joins)[0] ?? '';
  return { before: before.replace(/^[^\p{L}\d]+/u, '').trimEnd(), after: after.trim() };
};

/** Whether a place is all that its item says, as in "graissage, serrage au couple". */
export const isWholeItem = (key: string, place: TextRange): boolean => {
  const { before, after } = itemAround(key, place);
  return before === '' && after === '';
};

/** The item of its line that holds a place, as a range of the text. */
export const itemRange = (key: string, place: TextRange): TextRange => {
  const { before, after } = itemAround(key, place);
  const end = after === '' ? place.end : key.indexOf(after, place.end) + after.length;
  const start = before === '' ? place.start : key.lastIndexOf(before, place.start - 1);
  return { start, end };
};

/** Whether a place is all that its item says, and "et" joins it to nothing. */
export const standsAlone = (key: string, place: TextRange): boolean => {
  const { before, after } = itemAround(key, place, ITEM_BREAK);
  return before === '' && after === '';
};

/** Whether a bracket that stands open on its line holds a place. */
export const isInBracket = (key: string, { start }: TextRange): boolean => {
  const before = key.slice(Math.max(key.lastIndexOf('\n', start), start - REACH), start);
  return before.lastIndexOf('(') > before.lastIndexOf(')');
};

/** Whether a place is all that its line says, or the first of what it lists, in several words. */
export const leadsLine = (key: string, { start, end }: TextRange): boolean => {
  const before = key.slice(key.lastIndexOf('\n', start - 1) + 1, start);
  const to = key.indexOf('\n', end);
  const after = key.slice(end, to < 0 ? key.length : to);
  if (/[\p{L}\d]/u.test(before)) return false;
  return !/[\p{L}\d]/u.test(after) || /\s/u.test(key.slice(start, end).trim());
};
