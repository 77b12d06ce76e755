import { conceptId } from '#/domain/lexicon/conceptId';
import type { Lexicon } from '#/domain/lexicon/lexicon';
import type { LexiconData } from '#/domain/lexicon/lexiconData';
import { openLexicon } from '#/domain/lexicon/openLexicon';
import type { OfferText } from '#/domain/postings/offer';
import { readOffer } from '#/domain/postings/readOffer';

/** Files of every trade: the tasks of single trades are written there, so they go with any. */
const TASKS = 'taches';
/** A family that gives so much of what an advertisement asks is the family of its trade. */
const LEADING_SHARE = 0.3;
const CONCEPTS = ';';

const familyOfPlace = ({ families, kinds }: LexiconData): readonly string[] => {
  const ofConcept = kinds.map(() => '');
  for (const [index, [first, name]] of families.entries())
    ofConcept.fill(name, first, families[index + 1]?.[0]);
  return ofConcept;
};

const familyOfId = (lexiconData: LexiconData): ReadonlyMap<string, string> => {
  const families = familyOfPlace(lexiconData);
  return new Map(
    lexiconData.labels
      .split('\n')
      .map((label, place) => [conceptId(label), families[place] ?? ''] as const),
  );
};

/** The families of an offer's trade: those of the trades in its title, and whatever family gives most of what it asks. */
export const familiesOfOffer = (
  data: LexiconData,
  lexicon: Lexicon,
): ((offer: OfferText) => readonly string[]) => {
  const families = familyOfId(data);
  return (offer) => {
    const found = new Set<string>();
    for (const { concept } of lexicon.findMentions(offer.title ?? ''))
      if (concept.kind === 'occupation') found.add(families.get(concept.id) ?? '');
    const counts = new Map<string, number>();
    let all = 0;
    for (const { concept } of readOffer(offer, lexicon).skills) {
      const family = families.get(concept ?? '') ?? '';
      if (family === '') continue;
      all += 1;
      counts.set(family, (counts.get(family) ?? 0) + 1);
    }
    for (const [family, count] of counts) if (count >= all * LEADING_SHARE) found.add(family);
    found.delete('');
    return [...found].sort();
  };
};

/** The lexicon as if nobody had ever written the families named: their concepts are there, and no word leads to them. */
export const lexiconWithout = (
  data: LexiconData,
  full: Lexicon,
  families: readonly string[],
): Lexicon => {
  const taken = new Set([...families, TASKS]);
  const ofConcept = familyOfPlace(data);
  const forms = data.forms
    .split(CONCEPTS)
    .map((written, place) => (taken.has(ofConcept[place] ?? '') ? '' : written))
    .join(CONCEPTS);
  return openLexicon({ ...data, forms }, full.occupations);
};
