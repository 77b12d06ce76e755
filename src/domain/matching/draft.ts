import type { Evidence, LedgerRow, RowAnswer } from '#/domain/matching/report';
import type { TextRange } from '#/domain/shared/textRange';

/** A ledger row before points are shared out. */
export type DraftRow = Omit<LedgerRow, 'tenths' | 'possibleTenths' | 'answer'> & {
  /** Where the offer says it; absent where several places do. */
  readonly place?: TextRange;
  /** Weight inside its axis; the axis shares its own weight among its rows by it. */
  readonly weight: number;
  readonly hint: RowHint;
};

/** What advice needs to know of a row beside its credit. */
export type RowHint = {
  /** The kind of requirement: a quality is advised about otherwise than a tool or a licence. */
  readonly subject: 'skill' | 'softSkill' | 'licence' | 'diploma' | 'mission' | 'other';
  /** A neighbouring concept that the CV shows, which earns nothing but is worth telling. */
  readonly neighbour: string | null;
  /** The CV says it does not have it. */
  readonly denied: boolean;
  /** It tells something to do: where it stands among the work, who has the trade does it as a rule. */
  readonly everyday?: boolean;
  /** Words that no lexicon holds and that name nothing to do or to know: nobody is asked for them. */
  readonly fragment?: boolean;
  /** Of the words of a sentence, those that tell a trade, and those of them that the CV uses. */
  readonly tradeWords?: { readonly asked: number; readonly held: number };
};

export const NO_HINT: RowHint = { subject: 'other', neighbour: null, denied: false };

const HELD = 0.6;

/** No CV repeats an advertisement word for word: this share of its words is a full answer. */
export const FULL_WORDS = 0.6;

/** How a row reads: what is held well enough, in part, or not at all. */
export const answerOf = ({ axis, credit }: Pick<LedgerRow, 'axis' | 'credit'>): RowAnswer => {
  const share = axis === 'missions' ? credit / FULL_WORDS : credit;
  return share >= HELD ? 'held' : share > 0 ? 'partly' : 'missing';
};

/** A draft row with the defaults of an axis that neither blocks nor quotes. */
export const draftRow = (
  row: Pick<DraftRow, 'id' | 'axis' | 'label' | 'offerQuote' | 'credit'> & Partial<DraftRow>,
): DraftRow => ({
  demand: 'required',
  blocking: false,
  evidence: [] as readonly Evidence[],
  weight: 1,
  hint: NO_HINT,
  ...row,
});
