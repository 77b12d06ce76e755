import type { TextRange } from '#/domain/cv/cv';
import type { CvFacts, FactLine } from '#/domain/matching/cvFacts';
import { qualify } from '#/domain/matching/qualifiers';
import { contentStems, stemOf, wordsOf } from '#/domain/matching/words';

/** A line that answers a phrase, and how well, 0 to 1. */
export type PhraseHit = { readonly place: TextRange; readonly share: number };

const WHOLE = 0.75;
const MOST = 0.45;
/** Shorter words meet by chance. */
const LONE_WORD_LENGTH = 5;

const coveredBy = (stems: readonly string[], line: FactLine): number =>
  stems.filter((stem) => line.stems.has(stem)).length;

const spanOf = (line: FactLine, stems: readonly string[]): TextRange => {
  const wanted = new Set(stems);
  const hits = wordsOf(line.text).filter(({ key }) => wanted.has(stemOf(key)));
  const first = hits[0];
  const last = hits[hits.length - 1];
  return first === undefined || last === undefined
    ? { start: line.start, end: line.end }
    : { start: line.start + first.start, end: line.start + last.end };
};

const shareFor = (stems: readonly string[], line: FactLine): number => {
  const [only] = stems;
  if (only === undefined) return 0;
  if (stems.length === 1)
    return only.length >= LONE_WORD_LENGTH && line.stems.has(only) ? WHOLE : 0;
  const covered = coveredBy(stems, line);
  if (covered === stems.length) return WHOLE;
  return stems.length >= 3 && covered >= 2 && covered / stems.length >= 0.66 ? MOST : 0;
};

/** Looks for the words of any of the phrases together on one line of the CV: the way in for what the lexicon does not know. Phrases of fewer than `fewest` meaningful words are left to it. The best line first. */
export const phraseEvidence = (
  { lines }: CvFacts,
  phrases: readonly string[],
  fewest: number,
): readonly PhraseHit[] => {
  const hits: PhraseHit[] = [];
  for (const phrase of phrases) {
    const stems = [...new Set(contentStems(phrase))];
    if (stems.length < fewest) continue;
    for (const line of lines) {
      const share = shareFor(stems, line);
      if (share === 0) continue;
      const place = spanOf(line, stems);
      const qualifier = qualify(line.text, place.start - line.start, place.end - line.start, false);
      if (qualifier === 'negated') continue;
      hits.push({ place, share: qualifier === 'plain' ? share : share / 2 });
    }
  }
  return hits.sort((one, other) => other.share - one.share).slice(0, 3);
};
