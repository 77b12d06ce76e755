import type { TextRange } from '#/domain/cv/cv';
import { type CvFacts, type FactLine, familyOf } from '#/domain/matching/cvFacts';
import { type DraftRow, draftRow } from '#/domain/matching/draft';
import { evidenceAt } from '#/domain/matching/evidence';
import type { Evidence } from '#/domain/matching/report';
import { contentStems } from '#/domain/matching/words';
import type { OfferText } from '#/domain/offers/offer';

/** A line with fewer meaningful words tells nothing of the work. */
const FEWEST_WORDS = 2;
const MOST_ROWS = 12;
/** No CV repeats an advertisement word for word: this share of its words is a full answer. */
const FULL_SHARE = 0.6;

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

/** One row per line of the missions: the share of its meaningful words that the CV uses anywhere. A word counts once however often it is repeated, and the length of the CV changes nothing. */
export const missionRows = (
  facts: CvFacts,
  offer: OfferText,
  missions: readonly TextRange[],
): readonly DraftRow[] =>
  missions
    .map(({ start, end }) => {
      const quote = offer.text.slice(start, end).trim();
      return { quote, stems: [...new Set(contentStems(quote))] };
    })
    .filter(({ stems }) => stems.length >= FEWEST_WORDS)
    .slice(0, MOST_ROWS)
    .map(({ quote, stems }, index) => {
      const families = stems.map((stem) => familyOf(facts, stem));
      const covered = families.filter((family) => family.length > 0).length;
      return draftRow({
        id: `mission-${index + 1}`,
        axis: 'missions',
        label: quote,
        demand: 'expected',
        offerQuote: quote,
        evidence: bestLines(facts, families),
        credit: Math.min(1, covered / stems.length / FULL_SHARE),
        weight: stems.length,
        hint: { subject: 'mission', neighbour: null, denied: false },
      });
    });
