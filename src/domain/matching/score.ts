import type { DraftRow } from '#/domain/matching/draft';
import { answerOf, FULL_WORDS } from '#/domain/matching/draft';
import { shareExactly } from '#/domain/matching/ledger';
import type { LedgerRow, MatchAxis, MatchReport } from '#/domain/matching/report';
import { keptByTrade, TELLS_TRADE } from '#/domain/matching/tradeGate';

/** Weights of the axes (reference, section 6.1 step 6). One that the offer does not speak of leaves its weight to the others. */
const AXIS_WEIGHT: Readonly<Record<MatchAxis, number>> = {
  skills: 0.5,
  missions: 0.25,
  occupation: 0.4,
  experience: 0.12,
  degree: 0.07,
  languages: 0.04,
};
/** Where the lexicon knows this share of an advertisement's words, the skills keep their whole weight. */
const COVERED = 0.7;
/** Where it knows none, this share of their weight goes to the words themselves. */
const TO_WORDS = 0.5;
/** What an axis keeps of its weight where the offer only wishes for it. */
const WISHED = 0.3;
/** Wishes never make more than this share of the skills asked for. */
const WISHED_SHARE = 0.3;
/** A missing licence, habilitation or regulated diploma keeps the score here at most. */
export const BLOCKED_LIMIT = 60;

/**
 * How far the skills go for the share of them that is held: two fifths of what an advertisement lists earn
 * more than three quarters, because recruiters call people who show the core of a list that nobody holds whole.
 * Calibrated on graded pairs (median score by grade); rising, so the ledger stays monotone.
 */
const KNEE = { share: 0.42, worth: 0.78 } as const;

const worthOf = (axis: MatchAxis, share: number): number => {
  if (axis === 'missions') return Math.min(1, share / FULL_WORDS);
  if (axis !== 'skills') return share;
  return share <= KNEE.share
    ? (share / KNEE.share) * KNEE.worth
    : KNEE.worth + ((share - KNEE.share) / (1 - KNEE.share)) * (1 - KNEE.worth);
};

/** A row with its weight inside its axis; both weights are 0 to 1. */
type Weighed = {
  readonly row: DraftRow;
  readonly axisWeight: number;
  readonly inAxis: number;
};

const rowWeights = (rows: readonly DraftRow[]): readonly number[] => {
  const wished = rows.filter(({ demand }) => demand === 'optional');
  const wishedWeight = wished.reduce((sum, { weight }) => sum + weight, 0);
  const total = rows.reduce((sum, { weight }) => sum + weight, 0);
  const firm = total - wishedWeight;
  const allowed = (firm * WISHED_SHARE) / (1 - WISHED_SHARE);
  const scale = firm > 0 && wishedWeight > allowed ? allowed / wishedWeight : 1;
  return rows.map(({ demand, weight }) => (demand === 'optional' ? weight * scale : weight));
};

/** Skills and words by how much of the advertisement the lexicon knows: what it does not know it cannot weigh. */
const blend = (coverage: number): Readonly<Record<MatchAxis, number>> => {
  const unknown = Math.max(0, 1 - coverage / COVERED);
  const moved = AXIS_WEIGHT.skills * TO_WORDS * unknown;
  return {
    ...AXIS_WEIGHT,
    skills: AXIS_WEIGHT.skills - moved,
    missions: AXIS_WEIGHT.missions + moved,
  };
};

/** Weighs the rows: axis weights sum to 1, and so do the weights inside each axis. They depend on the offer alone. */
export const weighRows = (rows: readonly DraftRow[], coverage: number): readonly Weighed[] => {
  const axisWeights = blend(coverage);
  const axes = [...new Set(rows.map(({ axis }) => axis))].map((axis) => {
    const members = rows.filter((row) => row.axis === axis);
    const onlyWished = members.every(({ demand }) => demand === 'optional');
    return { members, weight: axisWeights[axis] * (onlyWished ? WISHED : 1) };
  });
  const allAxes = axes.reduce((sum, { weight }) => sum + weight, 0);
  return axes.flatMap(({ members, weight }) => {
    const weights = rowWeights(members);
    const sum = weights.reduce((all, each) => all + each, 0);
    return members.map((row, index) => ({
      row,
      axisWeight: weight / allAxes,
      inAxis: sum === 0 ? 0 : (weights[index] ?? 0) / sum,
    }));
  });
};

/** Share of each axis that is held, 0 to 1. */
const sharesHeld = (weighed: readonly Weighed[]): ReadonlyMap<MatchAxis, number> => {
  const shares = new Map<MatchAxis, number>();
  for (const { row, inAxis } of weighed)
    shares.set(row.axis, (shares.get(row.axis) ?? 0) + inAxis * row.credit);
  return shares;
};

/** What each row brings before the trade is looked at, 0 to 1 of the whole score. */
const earnedUngated = (
  weighed: readonly Weighed[],
  shares: ReadonlyMap<MatchAxis, number>,
): readonly number[] =>
  weighed.map(({ row, axisWeight, inAxis }) => {
    const share = shares.get(row.axis) ?? 0;
    return share === 0 ? 0 : (axisWeight * worthOf(row.axis, share) * inAxis * row.credit) / share;
  });

/** What the row of an axis keeps by its trade, where the others keep `kept`: how near the trade is is told by its own row, and not twice. */
const keptOn = (axis: MatchAxis, kept: number): number => (axis === 'occupation' ? 1 : kept);

type Worth = { readonly earned: number; readonly possible: number };

/** What each row brings, 0 to 1 of the whole score, and what it would bring if it were held fully and nothing else changed. */
const worthOfRows = (weighed: readonly Weighed[]): readonly Worth[] => {
  const shares = sharesHeld(weighed);
  const ungated = earnedUngated(weighed, shares);
  const rows = weighed.map(({ row }) => row);
  const gated = weighed.reduce(
    (sum, { row }, index) => sum + (row.axis === 'occupation' ? 0 : (ungated[index] ?? 0)),
    0,
  );
  const kept = keptByTrade(rows);
  return weighed.map(({ row, axisWeight, inAxis }, index) => {
    const share = shares.get(row.axis) ?? 0;
    const held = Math.min(1, share + inAxis * (1 - row.credit));
    const more = axisWeight * (worthOf(row.axis, held) - worthOf(row.axis, share));
    const whole = TELLS_TRADE.has(row.axis)
      ? keptByTrade(rows.map((other) => (other === row ? { ...row, credit: 1 } : other)))
      : kept;
    const earned = keptOn(row.axis, kept) * (ungated[index] ?? 0);
    return {
      earned,
      possible: earned + keptOn(row.axis, whole) * more + (whole - kept) * gated,
    };
  });
};

const blocked = (rows: readonly DraftRow[]): readonly DraftRow[] =>
  rows.filter((row) => row.blocking && answerOf(row) !== 'held');

/** The score before rounding, 0 to 100, after the cap. */
export const totalOf = (weighed: readonly Weighed[]): number => {
  const rows = weighed.map(({ row }) => row);
  const kept = keptByTrade(rows);
  const total = earnedUngated(weighed, sharesHeld(weighed)).reduce(
    (sum, earned, index) => sum + 100 * (keptOn(rows[index]?.axis ?? 'skills', kept) * earned),
    0,
  );
  const isBlocked = blocked(rows).length > 0;
  return isBlocked ? Math.min(BLOCKED_LIMIT, total) : total;
};

/** The score with its ledger: the tenths of the rows, and of the cap where there is one, sum to ten times the score exactly. */
export const settle = (
  weighed: readonly Weighed[],
): Pick<MatchReport, 'score' | 'rows' | 'cap'> => {
  const worth = worthOfRows(weighed);
  const exact = worth.map(({ earned }) => earned);
  // Rounded twice so that sums that differ only by floating point order end alike.
  const total = exact.reduce((sum, part) => sum + part, 0);
  const uncapped = Math.round(Math.round(total * 1e8) / 1e6);
  const tenths = shareExactly(exact, uncapped * 10);
  const stops = blocked(weighed.map(({ row }) => row));
  const score = stops.length > 0 ? Math.min(BLOCKED_LIMIT, uncapped) : uncapped;
  const rows = weighed.map(
    ({ row: { weight: _weight, hint: _hint, place: _place, ...row } }, index): LedgerRow => {
      const earned = tenths[index] ?? 0;
      const possible = Math.round((worth[index]?.possible ?? 0) * 1000);
      return {
        ...row,
        answer: answerOf(row),
        tenths: earned,
        possibleTenths: Math.max(earned, possible),
      };
    },
  );
  return {
    score,
    rows: rows.sort(
      (one, other) =>
        Number(other.blocking) - Number(one.blocking) || other.possibleTenths - one.possibleTenths,
    ),
    cap:
      score < uncapped
        ? {
            tenths: (score - uncapped) * 10,
            limit: BLOCKED_LIMIT,
            rowIds: stops.map(({ id }) => id),
          }
        : null,
  };
};
