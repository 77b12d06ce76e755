import type { CvSection } from '#/domain/cv/cv';
import type { PostRead } from '#/domain/matching/postRead';
import type { Demand } from '#/domain/postings/requirements';
import type { TextRange } from '#/domain/shared/textRange';

/** Steps of a comparison, in order, as they are done: specification, section 9. */
export const MATCH_STEPS = ['cv', 'offer', 'evidence', 'advice'] as const;
export type MatchStep = (typeof MATCH_STEPS)[number];

/** Axes of a score; one that the offer does not speak of is absent and its weight goes to the others. */
export const MATCH_AXES = [
  'skills',
  'missions',
  'occupation',
  'experience',
  'degree',
  'languages',
] as const;
export type MatchAxis = (typeof MATCH_AXES)[number];

/** Words of the CV that answer a requirement. */
export type Evidence = {
  readonly quote: string;
  readonly range: TextRange | null;
  readonly section: CvSection;
  /** Job title and dates of the experience it stands in, as written; null elsewhere. */
  readonly experience: string | null;
  /** The skill that a line of its owner shows, as it is named: what takes the line back. */
  readonly skill?: string;
};

/** How well the CV answers one row. */
export const ROW_ANSWERS = ['held', 'partly', 'missing'] as const;
export type RowAnswer = (typeof ROW_ANSWERS)[number];

/**
 * How the trade of an offer stands to those of a CV: one of them, one beside them, one that nothing tells near or far, or
 * one that the register of trades is sure is far.
 */
export const TRADE_STANDINGS = ['same', 'near', 'unknown', 'far'] as const;
export type TradeStanding = (typeof TRADE_STANDINGS)[number];

/** From this credit of its row on, a trade may be called near those of the CV. */
export const NEAR_TRADE = 0.45;

/** One line of the ledger. `points` of all the rows, with the cap row where there is one, sum exactly to the score. */
export type LedgerRow = {
  readonly id: string;
  readonly axis: MatchAxis;
  readonly label: string;
  readonly demand: Demand;
  readonly blocking: boolean;
  /** The words of the offer. */
  readonly offerQuote: string;
  readonly evidence: readonly Evidence[];
  /** 0 to 1. */
  readonly credit: number;
  readonly answer: RowAnswer;
  /** In tenths of a point, integers, so that the sum is exact. */
  readonly tenths: number;
  /** What the row would bring if it were held fully and nothing else changed; the difference is what it is worth to fill the gap. */
  readonly possibleTenths: number;
  /** On the row of the trade, and on no other. */
  readonly trade?: TradeStanding;
  /** Where what the CV tells of the work brings the trade near: how the titles alone would stand. */
  readonly titles?: TradeStanding;
  /** The offer may ask for something else: such a row is never listed as lacking. */
  readonly doubtful?: boolean;
  /** The CV says the words of the requirement on one line, and no skill that is known to be it. */
  readonly wordsOnly?: boolean;
  /** The CV does not say it, and shows the very trade whose everyday work it is: quoted by that trade, credited in part, to be confirmed, and neither told as shown nor as lacking. */
  readonly byTrade?: boolean;
  /** Where the CV says the words of another trade's work: they are quoted and earn nothing. */
  readonly elsewhere?: readonly Evidence[];
  /** Where the offer accepts alternatives ("Sage ou Cegid"): each of them; one is enough. */
  readonly options?: readonly {
    readonly label: string;
    readonly offerQuote: string;
    readonly held: boolean;
  }[];
};

/** The row of the level of studies, which names no skill. */
export const LEVEL_ROW = 'degree';

/** A regulated diploma is scored with the studies, and named with the skills. */
const namesSkill = ({ axis, id }: LedgerRow): boolean =>
  axis === 'skills' || (axis === 'degree' && id !== LEVEL_ROW);

/** The skills of a report that the CV shows, at least in part. */
export const skillsHeld = (rows: readonly LedgerRow[]): readonly LedgerRow[] =>
  rows.filter((row) => namesSkill(row) && row.answer !== 'missing' && row.byTrade !== true);

/** The skills of a report that the CV does not say, and that are the everyday work of a trade that it shows. */
export const skillsToConfirm = (rows: readonly LedgerRow[]): readonly LedgerRow[] =>
  rows.filter((row) => namesSkill(row) && row.byTrade === true && row.doubtful !== true);

/** The skills of a report that the CV lacks; what the offer perhaps does not ask for is left out. */
export const skillsLacking = (rows: readonly LedgerRow[]): readonly LedgerRow[] =>
  rows.filter((row) => namesSkill(row) && row.answer === 'missing' && row.doubtful !== true);

/** How many skills a comparison tells of: what it lists as present, and that with what it lists as missing. */
export const countSkills = (
  rows: readonly LedgerRow[],
): { readonly asked: number; readonly held: number } => {
  const held = skillsHeld(rows).length;
  return { asked: held + skillsLacking(rows).length, held };
};

/** Why a row of the ledger is worth a second look: the trade alone tells it, what the offer asks for, what the CV shows, or how much of it. */
export const ROW_DOUBTS = ['trade', 'offer', 'words', 'weak'] as const;
export type RowDoubt = (typeof ROW_DOUBTS)[number];

/** The doubt of a row; null where the offer asks for it plainly and the CV plainly shows it or does not. */
export const doubtOf = ({
  axis,
  answer,
  doubtful,
  wordsOnly,
  byTrade,
}: Pick<LedgerRow, 'axis' | 'answer' | 'doubtful' | 'wordsOnly' | 'byTrade'>): RowDoubt | null => {
  if (axis === 'skills' && doubtful === true) return 'offer';
  if (byTrade === true) return 'trade';
  if (axis !== 'skills') return null;
  if (answer === 'missing') return null;
  return wordsOnly === true ? 'words' : answer === 'partly' ? 'weak' : null;
};

/** What the offer fixes and the CV rarely tells: shown apart, never in the score. */
export const CRITERIA = ['contract', 'place', 'mode', 'licence', 'language', 'pay'] as const;
export type Criterion = {
  readonly criterion: (typeof CRITERIA)[number];
  readonly offerQuote: string;
  readonly answer: 'yes' | 'no' | 'unknown';
  readonly cvQuote: string | null;
};

/** Kinds of advice, in the order they are worth: see reference section 6.1, step 8. */
export const ADVICE_KINDS = [
  'blocking',
  'weakEvidence',
  'missing',
  'transferable',
  'layout',
] as const;
export type Advice = {
  readonly kind: (typeof ADVICE_KINDS)[number];
  readonly rowId: string | null;
  /** The French sentence. */
  readonly text: string;
  /** What following it would add to the score at most, in tenths of a point, by the model's own counterfactual; all of a report together never lead past 100. */
  readonly gainTenths: number;
};

/** Bands of the specification, section 9: above 85 excellent, 71 to 85 good, 70 or below moderate. */
export const MATCH_BANDS = ['excellent', 'good', 'moderate'] as const;
export type MatchBand = (typeof MATCH_BANDS)[number];

/** The band of a score from 0 to 100. */
export const bandOf = (score: number): MatchBand =>
  score > 85 ? 'excellent' : score > 70 ? 'good' : 'moderate';

/** An explained comparison of one CV with one offer. */
export type MatchReport = {
  /** Version of the matching model and of the lexicon: scores of two versions are never compared. */
  readonly model: string;
  /** The post that the offer was read as; absent from reports made before it was kept. */
  readonly post?: PostRead;
  /** The advertisement as it was read: it disappears where it was found. Absent from reports made before it was kept. */
  readonly offerText?: string;
  /** Integer, 0 to 100. */
  readonly score: number;
  readonly band: MatchBand;
  /** Blocking rows first, then by possible points. */
  readonly rows: readonly LedgerRow[];
  /** Negative tenths taken off where a blocking requirement is missing; null where none is. */
  readonly cap: {
    readonly tenths: number;
    readonly limit: number;
    readonly rowIds: readonly string[];
  } | null;
  readonly criteria: readonly Criterion[];
  readonly advice: readonly Advice[];
  readonly summary: string;
  /** What the person says that the offer does not ask for: the rows as they would count, and the score that they would make. Absent where nothing is. */
  readonly setAside?: { readonly rows: readonly LedgerRow[]; readonly score: number };
};

/** Why no score can be given. */
export const MATCH_PROBLEMS = ['tooLittle', 'failed'] as const;
export type MatchProblem = (typeof MATCH_PROBLEMS)[number];
