import { wordKey } from '#/domain/lexicon/wordTokens';
import { namesAction } from '#/domain/matching/actionWords';
import { type CvFacts, type FactLine, familyOf } from '#/domain/matching/cvFacts';
import { qualify, QUALIFIED } from '#/domain/matching/qualifiers';
import { ANY_OBJECT, NO_INITIAL } from '#/domain/matching/stopWords.fr';
import { contentStems, stemOf, type Word, wordsOf } from '#/domain/matching/words';
import { fold } from '#/domain/shared/text';
import type { TextRange } from '#/domain/shared/textRange';

/** A line that answers a phrase, and how well, 0 to 1. */
export type PhraseHit = { readonly place: TextRange; readonly share: number };

const WHOLE = 0.75;
/** A name or an acronym is itself whatever its length, written the same way in both documents. */
const NAME = /^\p{Lu}[\p{L}\d+#.]+$/u;
/** A name that no common word looks like: two capitals, or a figure. */
const OWN_NAME = /\p{Lu}.*[\p{Lu}\d]/u;
/** Shorter words meet by chance. */
const LONE_WORD_LENGTH = 5;

/** The families of a phrase's words in the CV; a word that the CV does not use has an empty one. */
type Families = readonly (readonly string[])[];

/** True where a line says a word of the family. */
export const shares = (line: FactLine, family: readonly string[]): boolean =>
  family.some((stem) => line.stems.has(stem));

const SHORTEST_TELLING = 4;

const read = new WeakMap<FactLine, readonly Word[]>();

/** The words of a line, read once: a line is asked for many phrases. */
const wordsIn = (line: FactLine): readonly Word[] => {
  const known = read.get(line);
  if (known !== undefined) return known;
  const words = wordsOf(line.text);
  read.set(line, words);
  return words;
};

/** From the first to the last of the words wanted on a line. */
export const spanOf = (line: FactLine, families: Families): TextRange => {
  const wanted = new Set(families.flat());
  const hits = wordsIn(line).filter(({ key }) => wanted.has(stemOf(key)));
  const first = hits[0];
  const last = hits[hits.length - 1];
  return first === undefined || last === undefined
    ? { start: line.start, end: line.end }
    : { start: line.start + first.start, end: line.start + last.end };
};

const shareFor = (families: Families, line: FactLine): number =>
  families.every((family) => shares(line, family)) ? WHOLE : 0;

/** What a line says, less where it denies or doubts it; null where nothing is left. */
export const weighed = (line: FactLine, place: TextRange, share: number): PhraseHit | null => {
  const qualifier = qualify(line.text, place.start - line.start, place.end - line.start, false);
  const worth = share * QUALIFIED[qualifier];
  return worth === 0 ? null : { place, share: worth };
};

/** The places where a CV writes a name as it is written. */
export const namedAs = ({ cv, lines }: CvFacts, name: string): readonly PhraseHit[] =>
  !NAME.test(name)
    ? []
    : lines.flatMap((line) =>
        wordsIn(line)
          .map(({ start, end }) => ({ start: line.start + start, end: line.start + end }))
          .filter(
            ({ start, end }) =>
              end - start === name.length && cv.document.text.startsWith(name, start),
          )
          .map((place) => weighed(line, place, WHOLE))
          .filter((hit) => hit !== null),
      );

/** Whether a CV uses none of the words that tell a phrase, in any form: actions and what any trade has tell nothing. */
export const saysNoneOf = (facts: CvFacts, phrase: string): boolean => {
  const telling = wordsOf(phrase)
    .map(({ key }) => key)
    .filter(
      (key) => key.length >= SHORTEST_TELLING && !namesAction(key) && !ANY_OBJECT.has(wordKey(key)),
    );
  const stems = contentStems(telling.join(' '));
  return stems.length > 0 && stems.every((stem) => familyOf(facts, stem).length === 0);
};

const CODE = /^(?=.*[\p{Lu}\d])[\p{Lu}\d]{1,4}$/u;
const ITEM = /[^,;()\u2022|]+/gu;

/** Where a CV says what a letter or a figure tells beside the word that it is told with: "Habilitation BR" on "Habilitation B2V BR". */
export const namedByCode = ({ lines }: CvFacts, name: string): readonly TextRange[] => {
  const asked = wordsOf(name).map(({ start, end }) => name.slice(start, end));
  const codes = asked.filter((word) => CODE.test(word));
  const heads = asked.filter((word) => word.length >= SHORTEST_TELLING).map(fold);
  if (codes.length === 0 || heads.length === 0) return [];
  return lines.flatMap((line) =>
    [...line.text.matchAll(ITEM)].flatMap(({ 0: item, index }): readonly TextRange[] => {
      const said = wordsOf(item);
      const written = new Set(said.map(({ start, end }) => item.slice(start, end)));
      const keys = new Set(said.map(({ key }) => key));
      if (!codes.every((code) => written.has(code)) || !heads.every((head) => keys.has(head)))
        return [];
      // From the first to the last of the words asked for: what stands before them may deny them.
      const own = said.filter(
        ({ key, start, end }) => heads.includes(key) || codes.includes(item.slice(start, end)),
      );
      const start = line.start + index + (own[0]?.start ?? 0);
      const end = line.start + index + (own[own.length - 1]?.end ?? item.length);
      return [{ start, end }];
    }),
  );
};

const ACRONYM = /^\p{Lu}{3,5}$/u;
const FEWEST_INITIALS = 3;

const initialsOf = (words: readonly Word[]): string =>
  words.map(({ key }) => key.charAt(0)).join('');

/** "Assistee par ordinateur": small words have no letter in a name. */
const isMeant = ({ key }: Word): boolean => key.length >= SHORTEST_TELLING && !NO_INITIAL.test(key);

/** The words that an acronym stands for, or the acronym of the words: "CAA", "communication alternative et amelioree". */
export const inFull = (facts: CvFacts, phrase: string): readonly PhraseHit[] => {
  if (!ACRONYM.test(phrase)) {
    const meant = wordsOf(phrase).filter(isMeant);
    const short = initialsOf(meant).toUpperCase();
    return meant.length < FEWEST_INITIALS ? [] : namedAs(facts, short);
  }
  return facts.lines.flatMap((line): readonly PhraseHit[] => {
    const meant = wordsIn(line).filter(isMeant);
    const at = initialsOf(meant).indexOf(fold(phrase));
    const words = at < 0 ? [] : meant.slice(at, at + phrase.length);
    const [first] = words;
    const last = words[words.length - 1];
    if (first === undefined || last === undefined) return [];
    // Words of two items have no name in common.
    if (/[,;:.()]/u.test(line.text.slice(first.start, last.end))) return [];
    const place = { start: line.start + first.start, end: line.start + last.end };
    const hit = weighed(line, place, WHOLE);
    return hit === null ? [] : [hit];
  });
};

/** Looks for the words of any of the phrases together on one line of the CV: the way in for what the lexicon does not know. Phrases of fewer than `fewest` meaningful words are left to it. The best line first. */
export const phraseEvidence = (
  facts: CvFacts,
  phrases: readonly string[],
  fewest: number,
): readonly PhraseHit[] => {
  const hits: PhraseHit[] = [];
  for (const phrase of phrases) {
    const stems = [...new Set(contentStems(phrase))];
    const [first = ''] = stems;
    const name = phrase.trim();
    // A name is the same thing in every trade.
    if (stems.length < fewest && !OWN_NAME.test(name)) continue;
    if (stems.length === 1 && (stems.length < fewest || first.length < LONE_WORD_LENGTH)) {
      hits.push(...namedAs(facts, name));
      continue;
    }
    if (stems.length < fewest) continue;
    const families = stems.map((stem) => familyOf(facts, stem));
    if (families.every((family) => family.length === 0)) continue;
    for (const line of facts.lines) {
      const share = shareFor(families, line);
      if (share === 0) continue;
      const hit = weighed(line, spanOf(line, families), share);
      if (hit !== null) hits.push(hit);
    }
  }
  return hits.sort((one, other) => other.share - one.share).slice(0, 3);
};
