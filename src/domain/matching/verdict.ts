import { bandOf } from '#/domain/matching/report';
import type { LedgerRow } from '#/domain/matching/report';

/** What a score is called: its band, of which the last says three things. A word never promises more than the number. */
export const MATCH_VERDICTS = ['excellent', 'good', 'moderate', 'weak', 'otherTrade'] as const;
export type MatchVerdict = (typeof MATCH_VERDICTS)[number];

/** Beneath it a CV answers little of an offer, which is never told as one of the best. */
export const WEAK_UNDER = 50;

/** What a CV of a far trade reaches at most: decision 0009. */
const MOST_OF_FAR_TRADE = 30;

type Compared = {
  readonly score: number;
  /** Null where the explanation is not known: the number alone tells. */
  readonly report: {
    readonly rows: readonly Pick<LedgerRow, 'trade'>[];
  } | null;
};

/** The trade of the CV is surely another one than that of the offer, which then lacks more than a list can usefully tell. */
const isOfOtherTrade = ({ score, report }: Compared): boolean =>
  score <= MOST_OF_FAR_TRADE && report?.rows.some(({ trade }) => trade === 'far') === true;

/** The verdict on a comparison: the one place where a number becomes a word. */
export const verdictOf = (compared: Compared): MatchVerdict => {
  if (isOfOtherTrade(compared)) return 'otherTrade';
  const band = bandOf(compared.score);
  return band === 'moderate' && compared.score < WEAK_UNDER ? 'weak' : band;
};
