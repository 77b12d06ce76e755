import type { TextRange } from '#/domain/cv/cv';
import { type CvFacts, type FactLine, familyOf } from '#/domain/matching/cvFacts';
import { qualify } from '#/domain/matching/qualifiers';
import { contentStems, stemOf, wordsOf } from '#/domain/matching/words';

/** A line that answers a phrase, and how well, 0 to 1. */
export type PhraseHit = { readonly place: TextRange; readonly share: number };

const WHOLE = 0.75;
const MOST = 0.45;
/** Shorter words meet by chance. */
const LONE_WORD_LENGTH = 5;

/** The families of a phrase's words in the CV; a word that the CV does not use has an empty one. */
type Families = readonly (readonly string[])[];

const shares = (line: FactLine, family: readonly string[]): boolean =>
  family.some((stem) => line.stems.has(stem));

const spanOf = (line: FactLine, families: Families): TextRange => {
  const wanted = new Set(families.flat());
  const hits = wordsOf(line.text).filter(({ key }) => wanted.has(stemOf(key)));
  const first = hits[0];
  const last = hits[hits.length - 1];
  return first === undefined || last === undefined
    ? { start: line.start, end: line.end }
    : { start: line.start + first.start, end: line.start + last.end };
};

const shareFor = (families: Families, line: FactLine): number => {
  const covered = families.filter((family) => shares(line, family)).length;
  if (covered === families.length) return WHOLE;
  return families.length >= 3 && covered >= 2 && covered / families.length >= 0.66 ? MOST : 0;
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
    if (stems.length < fewest || (stems.length === 1 && first.length < LONE_WORD_LENGTH)) continue;
    const families = stems.map((stem) => familyOf(facts, stem));
    if (families.every((family) => family.length === 0)) continue;
    for (const line of facts.lines) {
      const share = shareFor(families, line);
      if (share === 0) continue;
      const place = spanOf(line, families);
      const qualifier = qualify(line.text, place.start - line.start, place.end - line.start, false);
      if (qualifier === 'negated') continue;
      hits.push({ place, share: qualifier === 'plain' ? share : share / 2 });
    }
  }
  return hits.sort((one, other) => other.share - one.share).slice(0, 3);
};
