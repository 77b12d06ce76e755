import { MAX_LINE } from '#/domain/cv/text/lines';
import type { CvLine } from '#/domain/cv/text/lines';

/** A line longer than this is a sentence, where type stresses words. */
const LONGEST = MAX_LINE / 6;
/** More turns than this are letters of many fonts, not parts. */
const MOST_PARTS = 4;

/** Small words and signs that no part of a header ends with. Run on a folded key. */
const OPEN_END =
  /(?:[:,;/|&([\u2013\u2014-]|(?:^|[\s(])(?:a|au|aux|avec|chez|d'|de|des|du|en|et|l'|la|le|les|of|ou|par|pour|sur|the|and|un|une))\s*$/u;
const OPENS_PART = /^[\p{Lu}\d]/u;
/** A kind of school goes on with its name. */
const KIND_ONLY = /(?:^|\s)(?:cfa|college|ecole|faculte|groupe|iut|lycee|office|universite)\s*$/u;

/** Offsets in the document where a word is set in another type than the word before it. */
export const typeTurns = (lines: readonly CvLine[]): ReadonlySet<number> =>
  new Set(
    lines.flatMap(({ start, source, text }) =>
      source.text === text
        ? source.places.flatMap((place) => (place.turns === true ? [start + place.start] : []))
        : [],
    ),
  );

const isOpen = (key: string): boolean => OPEN_END.test(key) || KIND_ONLY.test(key);

const tabsAt = (text: string, places: readonly number[]): string => {
  let read = text;
  for (const at of places) read = `${read.slice(0, at)}\t${read.slice(at + 1)}`;
  return read;
};

/**
 * "**Vendeuse** Maison Laval *Pau*": where nothing but the type parts the parts of a header, a tab takes the
 * place of the space, as between cells; offsets stay.
 */
export const withTypeCells = (line: CvLine, turns: ReadonlySet<number>): CvLine => {
  if (line.bullet || line.text.length > LONGEST || turns.size === 0) return line;
  const found: number[] = [];
  for (let at = 1; at < line.text.length; at += 1) {
    if (!turns.has(line.start + at) || line.text.charAt(at - 1) !== ' ') continue;
    const before = line.key.slice(found.at(-1) ?? 0, at - 1);
    if (OPENS_PART.test(line.text.slice(at)) && /\p{L}{2}/u.test(before) && !isOpen(before))
      found.push(at - 1);
  }
  if (found.length === 0 || found.length > MOST_PARTS) return line;
  const cut = line.body.start - line.start;
  return {
    ...line,
    text: tabsAt(line.text, found),
    key: tabsAt(line.key, found),
    body: {
      ...line.body,
      text: tabsAt(
        line.body.text,
        found.map((at) => at - cut),
      ),
    },
  };
};
