import type { CvSection } from '#/domain/cv/cv';
import type { LetterMatch } from '#/domain/letters/compose/evidence';
import { doubtOf, type LedgerRow, skillsLacking } from '#/domain/matching/report';
import { fold } from '#/domain/shared/text';

const WEIGHTS = { required: 3, expected: 2, optional: 1 } as const;
const ANSWERED = 0.6;

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

/** What a letter takes from a comparison: which lines prove something, which missions are answered, whether something lacks. */
export const matchForLetter = (rows: readonly LedgerRow[]): LetterMatch => {
  const proofs = new Map<string, number>();
  for (const { credit, demand, evidence } of rows)
    for (const { quote, section } of evidence)
      if (section === 'experience')
        proofs.set(quote, Math.max(proofs.get(quote) ?? 0, credit * WEIGHTS[demand]));
  const missions = rows.filter(({ axis }) => axis === 'missions');
  return {
    proofs,
    answered: new Set(
      missions
        .filter(({ credit, evidence }) => credit >= ANSWERED && evidence.length > 0)
        .map(({ offerQuote }) => offerQuote),
    ),
    skills: [...rows]
      .sort((one, other) => WEIGHTS[other.demand] - WEIGHTS[one.demand])
      .flatMap(skillOf),
    lacks: skillsLacking(rows).some(({ demand }) => demand !== 'optional'),
  };
};
