import { fold } from '#/domain/shared/text';

/** Letters and figures alone: what two lines have in common whatever their dress. */
export const bareKey = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]+/gu, '');

/** Commas of a list, those in brackets left out. */
const itemsOf = (list: string): readonly string[] => list.split(/\s*,\s*(?![^(]*\))/u);

const FEWEST_ITEMS = 3;
const LONGEST_ITEM = 60;

/**
 * A line that lists things, those first that the offer asks for; its label, up to the colon, and its last full stop
 * stay where they are. Any other line as it is.
 */
export const askedFirst = (line: string, isAsked: (item: string) => boolean): string => {
  const label = /^[^:,]{2,40}:\s+/u.exec(line)?.[0] ?? '';
  const rest = line.slice(label.length);
  const stop = /\.\s*$/u.exec(rest)?.[0] ?? '';
  const items = itemsOf(rest.slice(0, rest.length - stop.length));
  if (items.length < FEWEST_ITEMS || items.some((item) => item.length > LONGEST_ITEM)) return line;
  // A list told as a sentence ends on "et …": its last item cannot move.
  if (/\s(?:et|ou|and)\s/u.test(items.at(-1) ?? '')) return line;
  const asked = items.filter((item) => isAsked(item));
  if (asked.length === 0) return line;
  const ordered = [...asked, ...items.filter((item) => !asked.includes(item))];
  if (ordered.every((item, at) => item === items[at])) return line;
  const list = ordered.join(', ');
  // A list that opened on a capital still does.
  const isCapital = label === '' && /^\p{Lu}/u.test(line);
  return `${label}${isCapital ? list.charAt(0).toLocaleUpperCase('fr') + list.slice(1) : list}${stop}`;
};

/** The same things in another order. */
export const isReordered = (before: string, after: string): boolean => {
  const parts = (text: string): string =>
    text.split(/[,:.]/u).map(bareKey).filter(Boolean).toSorted().join('|');
  return before !== after && parts(before) === parts(after);
};
