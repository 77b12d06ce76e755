import type { LetterMatch } from '#/domain/letters/compose/evidence';
import { type LedgerRow, skillsLacking } from '#/domain/matching/report';

const WEIGHTS = { required: 3, expected: 2, optional: 1 } as const;
const ANSWERED = 0.6;

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
    lacks: skillsLacking(rows).some(({ demand }) => demand !== 'optional'),
  };
};
