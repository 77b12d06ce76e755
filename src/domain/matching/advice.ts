import type { Cv } from '#/domain/cv/cv';
import type { LayoutTraits } from '#/domain/cv/document';
import {
  CHANGE_OF_TRADE,
  LAYOUT_ADVICE,
  blockingAdvice,
  everydayAdvice,
  missingAdvice,
  occupationAdvice,
  otherTradeAdvice,
  stuffingAdvice,
  untoldTradeAdvice,
  transferableAdvice,
  weakAdvice,
} from '#/domain/matching/advice.fr';
import { answerOf } from '#/domain/matching/draft';
import type { DraftRow } from '#/domain/matching/draft';
import { shareExactly } from '#/domain/matching/ledger';
import { ADVICE_KINDS, NEAR_TRADE } from '#/domain/matching/report';
import type { Advice } from '#/domain/matching/report';
import { totalOf, weighRows } from '#/domain/matching/score';

/** Nobody names one skill so often who tells their work; words written small or in white do. */
const TOO_OFTEN = 12;

/** The skill that a CV repeats beyond what telling one's work needs, or null. Repetition never earns a point. */
const stuffedSkill = ({ skills }: Cv): string | null => {
  let most: Cv['skills'][number] | null = null;
  for (const skill of skills)
    if (skill.mentions.length > (most?.mentions.length ?? TOO_OFTEN - 1)) most = skill;
  return most?.label ?? null;
};

const MOST_ADVICE = 8;
/** Who comes from another trade lacks nearly all of it: three things say so beside the trade. */
const MOST_IN_OTHER_TRADE = 3;
const MOST_LAYOUT = 2;
const MUCH_UNDECODABLE = 0.02;

/** So many things are carried from one trade to the other by a sentence. */
const MOST_CARRIED = 3;

/** What the CV plainly shows of an offer of another trade, by what it can do: a licence or a quality is in every CV. */
const carriedOver = (rows: readonly DraftRow[]): readonly string[] =>
  rows
    .filter(
      (row) =>
        row.axis === 'skills' &&
        row.hint.subject === 'skill' &&
        answerOf(row) === 'held' &&
        row.doubtful !== true &&
        row.wordsOnly !== true,
    )
    .sort((one, other) => other.weight * other.credit - one.weight * one.credit)
    .slice(0, MOST_CARRIED)
    .map(({ label }) => label);

/** Nobody is told to write the title of a trade that is not theirs, nor what that would bring. */
const adviceOnOtherTrade = (trade: DraftRow, rows: readonly DraftRow[]): readonly Advice[] => {
  const text = otherTradeAdvice(trade, carriedOver(rows));
  return [
    { kind: 'transferable', rowId: trade.id, text, gainTenths: 0 },
    { kind: 'transferable', rowId: null, text: CHANGE_OF_TRADE, gainTenths: 0 },
  ];
};

/** Who may be of the trade is asked, and not told what the title alone would bring. */
const adviceOnUntoldTrade = (trade: DraftRow): readonly Advice[] => [
  { kind: 'missing', rowId: trade.id, text: untoldTradeAdvice(trade), gainTenths: 0 },
];

const adviceFor = (row: DraftRow): Pick<Advice, 'kind' | 'text'> | null => {
  const answer = answerOf(row);
  if (row.blocking && answer !== 'held') return { kind: 'blocking', text: blockingAdvice(row) };
  if (row.axis === 'missions') return null;
  if (row.axis === 'occupation')
    // Who does work beside that of a trade is not told to take its title.
    return answer === 'held' || row.credit < NEAR_TRADE || row.titles !== undefined
      ? null
      : { kind: 'missing', text: occupationAdvice(row) };
  if (row.hint.fragment === true) return null;
  // What the offer perhaps does not ask for is no gap.
  if ((answer === 'missing' || row.byTrade === true) && row.doubtful === true) return null;
  if (row.byTrade === true) return { kind: 'missing', text: everydayAdvice(row) };
  if (answer === 'missing')
    return row.hint.neighbour === null
      ? { kind: 'missing', text: missingAdvice(row) }
      : { kind: 'transferable', text: transferableAdvice(row, row.hint.neighbour) };
  return row.credit >= 0.95 ? null : { kind: 'weakEvidence', text: weakAdvice(row) };
};

const layoutAdvice = (layout: LayoutTraits, stuffed: string | null): readonly Advice[] => {
  const texts = [
    stuffed === null ? null : stuffingAdvice(stuffed),
    layout.undecodable > MUCH_UNDECODABLE ? LAYOUT_ADVICE.undecodable : null,
    layout.textBoxes ? LAYOUT_ADVICE.textBoxes : null,
    layout.columns === 2 ? LAYOUT_ADVICE.columns : null,
    layout.tables ? LAYOUT_ADVICE.tables : null,
  ].filter((text) => text !== null);
  return texts
    .slice(0, MOST_LAYOUT)
    .map((text) => ({ kind: 'layout', rowId: null, text, gainTenths: 0 }));
};

const asHeld = (row: DraftRow): DraftRow => ({ ...row, credit: 1 });

/**
 * What each advice may add at most, in tenths of a point: its gain alone, unless all of them together add less than
 * their sum. Then they share what they add together, so that no choice of them leads past what can be reached.
 */
const boundedGains = (alone: readonly number[], together: number): readonly number[] => {
  const sum = alone.reduce((all, gain) => all + gain, 0);
  return sum <= together ? alone : shareExactly(alone, together);
};

/** Advice with what it may add, found by scoring again with its row fully held; blocking items first, then by gain, then by kind. `score` is the one that is shown. */
export const adviseOn = (
  rows: readonly DraftRow[],
  coverage: number,
  cv: Cv,
  score: number,
): readonly Advice[] => {
  // Weights depend on the offer alone: what is held changes none of them.
  const weighed = weighRows(rows, coverage);
  const scoreWith = (held: ReadonlySet<string>): number =>
    totalOf(weighed.map((one) => (held.has(one.row.id) ? { ...one, row: asHeld(one.row) } : one)));
  const now = scoreWith(new Set());
  const trade = rows.find(({ axis }) => axis === 'occupation');
  const isFar = trade?.trade === 'far';
  const onTrade =
    trade?.trade === 'far'
      ? adviceOnOtherTrade(trade, rows)
      : trade?.trade === 'unknown'
        ? adviceOnUntoldTrade(trade)
        : [];
  const onRows = rows.flatMap((row): readonly (Advice & { readonly rowId: string })[] => {
    const advice = onTrade.length > 0 && row === trade ? null : adviceFor(row);
    if (advice === null) return [];
    const gain = scoreWith(new Set([row.id])) - now;
    return [{ ...advice, rowId: row.id, gainTenths: Math.max(0, Math.round(gain * 10)) }];
  });
  const isBlocking = ({ kind }: Advice): number => Number(kind === 'blocking');
  const chosen = onRows
    .sort(
      (one, other) =>
        isBlocking(other) - isBlocking(one) ||
        other.gainTenths - one.gainTenths ||
        ADVICE_KINDS.indexOf(one.kind) - ADVICE_KINDS.indexOf(other.kind),
    )
    .slice(0, isFar ? MOST_IN_OTHER_TRADE : MOST_ADVICE);
  const reached = scoreWith(new Set(chosen.map(({ rowId }) => rowId)));
  const gains = boundedGains(
    chosen.map(({ gainTenths }) => gainTenths),
    Math.max(0, Math.floor(reached * 10) - score * 10),
  );
  const given = chosen.map((advice, place) => ({ ...advice, gainTenths: gains[place] ?? 0 }));
  const stops = given.filter(({ kind }) => kind === 'blocking');
  return [
    ...stops,
    ...onTrade,
    ...given.filter((one) => !stops.includes(one)),
    ...layoutAdvice(cv.document.layout, stuffedSkill(cv)),
  ];
};
