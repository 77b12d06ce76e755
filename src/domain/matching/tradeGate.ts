import type { DraftRow } from '#/domain/matching/draft';
import type { MatchAxis } from '#/domain/matching/report';

/** The axes whose rows tell how near two trades are: no other row moves what the rest keeps. */
export const TELLS_TRADE: ReadonlySet<MatchAxis> = new Set(['missions', 'occupation']);

/** What a score keeps where nothing shows the trade of the offer: 100 of anything else is 30. */
const LEAST_KEPT = 0.3;
/** Beneath the first proximity the trade is another one, from the second on it is the offer's or beside it. Measured on graded pairs. */
const RAMP = { from: 0.3, to: 0.45 } as const;
/** Who may be of the trade by what the titles say, or is of one beside it, is nearer than not. */
const LEAST_UNLESS_FAR = 0.4;
/** Shared words bring two trades together whatever they are called: a quarter of an advertisement's words is a near trade. */
const BY_WORDS = 2.5;
const MOST_BY_WORDS = 0.8;
/** Fewer words than this meet by chance. */
const FEWEST_WORDS = 18;
/** Years of any trade leave this much. */
const LEAST_YEARS = 0.2;

/** The share of the words of an advertisement that a CV uses, 0 to 1. */
const wordsHeld = (rows: readonly DraftRow[]): number => {
  const lines = rows.filter(({ axis }) => axis === 'missions');
  const wordsOf = ({ weight, credit, hint }: DraftRow) =>
    hint.tradeWords ?? { asked: weight, held: weight * credit };
  const all = lines.reduce((sum, line) => sum + wordsOf(line).asked, 0);
  // A line that is held whole, as it is or to tell what that would bring, holds its words.
  const held = lines.reduce(
    (sum, line) => sum + (line.credit === 1 ? wordsOf(line).asked : wordsOf(line).held),
    0,
  );
  return held / Math.max(all, FEWEST_WORDS);
};

/** How near the trade of a CV is to that of an offer, 0 to 1, by its titles, its posts and its words. */
export const tradeProximity = (rows: readonly DraftRow[]): number => {
  const trade = rows.find(({ axis }) => axis === 'occupation');
  if (trade === undefined) return 1;
  return Math.max(
    trade.credit,
    (trade.titles ?? trade.trade) === 'far' ? 0 : LEAST_UNLESS_FAR,
    Math.min(MOST_BY_WORDS, BY_WORDS * wordsHeld(rows)),
  );
};

/**
 * The trade comes first: what every row but its own keeps of what it earns, 0.3 to 1. What a CV of another trade has in common
 * with an offer (a licence, a quality, office software, a degree) is worth no interview.
 */
export const keptByTrade = (rows: readonly DraftRow[]): number => {
  const near = (tradeProximity(rows) - RAMP.from) / (RAMP.to - RAMP.from);
  return LEAST_KEPT + (1 - LEAST_KEPT) * Math.min(1, Math.max(0, near));
};

/** A trade is not surely far where the words of both bring them together. */
export const standByWords = (rows: readonly DraftRow[]): readonly DraftRow[] =>
  tradeProximity(rows) < RAMP.from
    ? rows
    : rows.map((row) =>
        row.trade === 'far' ? { ...row, trade: 'unknown' as const, titles: row.trade } : row,
      );

/** Years of another trade answer the years asked for only as far as the trade is near. */
export const gateYears = (rows: readonly DraftRow[]): readonly DraftRow[] => {
  const share = Math.min(1, LEAST_YEARS + tradeProximity(rows));
  return rows.map((row) =>
    row.axis === 'experience' ? { ...row, credit: row.credit * share } : row,
  );
};
