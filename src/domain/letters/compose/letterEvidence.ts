import type { CvSection } from '#/domain/cv/cv';
import { marksOf } from '#/domain/letters/compose/decisive';
import type { Mark } from '#/domain/letters/compose/decisive';
import type { Lexicon } from '#/domain/lexicon/lexicon';
import { LEVEL_ROW, doubtOf } from '#/domain/matching/report';
import type { LedgerRow, TradeStanding } from '#/domain/matching/report';
import { fold } from '#/domain/shared/text';

/** Below this, the trades have nothing in common; up to the next, one leads to the other. */
export const OTHER_TRADE = 0.3;
export const SAME_TRADE = 0.62;

/** What a comparison of the CV with the offer adds: lines that answer a requirement, missions that the CV answers. */
export type LetterMatch = {
  /** What the offer asks for and the CV holds, the most telling first. */
  readonly marks: readonly Mark[];
  /** Weight by quote of the CV. */
  readonly proofs: ReadonlyMap<string, number>;
  /** Skills of the offer that the CV names in their own words, the most asked for first. */
  readonly skills: readonly { readonly label: string; readonly quote: string }[];
  /** Lines of the CV by the mission of the offer that they answer, both as quoted. */
  readonly answers: ReadonlyMap<string, readonly string[]>;
  /** Whether the offer asks by name for a diploma that the CV holds. */
  readonly isDegreeAsked: boolean;
  /** How near the writer's trade is to the one asked for, 0 to 1; null where nothing was compared. */
  readonly trade: number | null;
  /** How the trade asked for stands to those of the CV, where the register was asked. */
  readonly standing?: TradeStanding;
};

export const NO_MATCH: LetterMatch = {
  marks: [],
  proofs: new Map(),
  skills: [],
  answers: new Map(),
  isDegreeAsked: false,
  trade: null,
};

/** From here on, a mission is answered. */
const ANSWERED = 0.6;

const WEIGHTS = { required: 3, expected: 2, optional: 1 } as const;

const PLAIN = 0.95;
const TOLD_IN: ReadonlySet<CvSection> = new Set(['experience', 'skills', 'education', 'projects']);

const SAME_START = 5;
const telling = (text: string): readonly string[] =>
  fold(text)
    .split(/[^a-z0-9+#]+/u)
    .filter((word) => word.length > 3 || /\d/u.test(word));

/** A skill that the CV surely has, in the very words of its name: what was only inferred is not claimed. */
const skillOf = (row: LedgerRow): readonly { label: string; quote: string }[] => {
  if (row.axis !== 'skills' || row.credit < PLAIN || doubtOf(row) !== null || row.options)
    return [];
  const words = telling(row.label);
  const proof = row.evidence.find(({ quote, section }) => {
    const said = telling(quote);
    const isSaid = (word: string): boolean =>
      said.some((other) => other.startsWith(word.slice(0, SAME_START)));
    return TOLD_IN.has(section) && words.length > 0 && words.every(isSaid);
  });
  return proof === undefined ? [] : [{ label: row.label, quote: proof.quote.trim() }];
};

/** What a letter takes from a comparison: which lines prove something, which missions are answered, how near the trades are. */
export const matchForLetter = (
  rows: readonly LedgerRow[],
  lexicon: Lexicon | null,
  title: string,
): LetterMatch => {
  const proofs = new Map<string, number>();
  for (const { credit, demand, evidence } of rows.filter((row) => doubtOf(row) === null))
    for (const { quote, section } of evidence)
      if (section === 'experience')
        proofs.set(quote, Math.max(proofs.get(quote) ?? 0, credit * WEIGHTS[demand]));
  const missions = rows.filter((row) => row.axis === 'missions' && row.byTrade !== true);
  const occupation = rows.find(({ axis }) => axis === 'occupation');
  // A letter tells of a move by the titles: who does work beside that of the offer has not had its trade.
  const standing = occupation?.titles ?? occupation?.trade;
  const credit = occupation?.titles === undefined ? (occupation?.credit ?? 0) : 0;
  return {
    marks: marksOf(rows, lexicon, title),
    proofs,
    skills: [...rows]
      .sort((one, other) => WEIGHTS[other.demand] - WEIGHTS[one.demand])
      .flatMap(skillOf),
    answers: new Map(
      missions
        .filter(({ credit }) => credit >= ANSWERED)
        .map(({ offerQuote, evidence }) => [offerQuote, evidence.map(({ quote }) => quote)]),
    ),
    isDegreeAsked: rows.some(
      ({ axis, id, demand, credit }) =>
        axis === 'degree' && id !== LEVEL_ROW && demand !== 'optional' && credit >= PLAIN,
    ),
    trade: occupation === undefined || standing === 'unknown' ? null : credit,
    ...(standing === undefined ? {} : { standing }),
  };
};
