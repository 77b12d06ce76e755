import { DEMAND_WEIGHT } from '#/domain/matching/answerRequirement';
import type { WordsOfAnyTrade } from '#/domain/matching/coverage';
import { type CvFacts, type FactLine, familyOf } from '#/domain/matching/cvFacts';
import { type DraftRow, draftRow } from '#/domain/matching/draft';
import { evidenceAt } from '#/domain/matching/evidence';
import type { Evidence } from '#/domain/matching/report';
import { contentStems } from '#/domain/matching/words';
import type { OfferText } from '#/domain/postings/offer';
import type { AskedSentence } from '#/domain/postings/requirements';

/** A sentence with fewer words that were not read before tells nothing more of the work. */
const FEWEST_WORDS = 2;
const MOST_ROWS = 16;
/** A wish weighs this share of what the work asks, as among the skills. */
const WISH = DEMAND_WEIGHT.optional / DEMAND_WEIGHT.expected;

/** The two lines that hold most of the words, each sharing at least two. */
const bestLines = (
  facts: CvFacts,
  families: readonly (readonly string[])[],
): readonly Evidence[] => {
  const counted: { line: FactLine; shared: number }[] = [];
  for (const line of facts.lines) {
    const shared = families.filter((family) => family.some((stem) => line.stems.has(stem))).length;
    if (shared >= 2) counted.push({ line, shared });
  }
  return counted
    .sort((one, other) => other.shared - one.shared || one.line.start - other.line.start)
    .slice(0, 2)
    .map(({ line }) => evidenceAt(facts.cv, { start: line.start, end: line.end }));
};

/** Words that other rows have answered, or that tell no trade. */
type OtherWords = WordsOfAnyTrade & {
  /** The CV says them in words of its own. */
  readonly held: ReadonlySet<string>;
};

/**
 * What an advertisement says in its own words, where no lexicon holds them: one row per sentence, the share of its
 * meaningful words that the CV uses anywhere. A word counts in its first sentence only, once however often a CV
 * repeats it, and the length of the CV changes nothing. Words `told` by other rows are left to them; a skill that is `held` under another name holds its words.
 */
export const missionRows = (
  facts: CvFacts,
  offer: OfferText,
  sentences: readonly AskedSentence[],
  { told, tools, held }: OtherWords,
): readonly DraftRow[] => {
  const read = new Set(told);
  const lines = sentences.map((place) => {
    const { start, end } = place;
    const quote = offer.text.slice(start, end).trim();
    const stems = [...new Set(contentStems(quote))];
    const fresh = stems.filter((stem) => !read.has(stem));
    for (const stem of fresh) read.add(stem);
    return { quote, fresh, place: { start, end }, wished: place.wished === true };
  });
  const longest = new Set(
    lines
      .filter(({ fresh }) => fresh.length >= FEWEST_WORDS)
      .sort((one, other) => other.fresh.length - one.fresh.length)
      .slice(0, MOST_ROWS),
  );
  return lines
    .filter((sentence) => longest.has(sentence))
    .map(({ quote, fresh, place: range, wished }, index) => {
      const families = fresh.map((stem) => familyOf(facts, stem));
      const covered = fresh.filter(
        (stem, place) => held.has(stem) || (families[place] ?? []).length > 0,
      );
      const tellTrade = (stem: string): boolean => !tools.has(stem);
      return draftRow({
        id: `mission-${index + 1}`,
        axis: 'missions',
        label: quote,
        demand: wished ? 'optional' : 'expected',
        offerQuote: quote,
        evidence: bestLines(facts, families),
        place: range,
        credit: covered.length / fresh.length,
        weight: fresh.length * (wished ? WISH : 1),
        hint: {
          subject: 'mission',
          neighbour: null,
          denied: false,
          everyday: true,
          tradeWords: {
            asked: fresh.filter(tellTrade).length,
            held: covered.filter(tellTrade).length,
          },
        },
      });
    });
};
