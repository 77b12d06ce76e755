import type { Advice, LedgerRow, MatchReport } from '#/domain/matching/report';

/** A skill that an advice speaks of, with what it may add at most. */
export type AdvisedSkill = { readonly row: LedgerRow; readonly gainTenths: number };

/** Advice as it is told: what to do first, then skills named together where one sentence would be said of each, then the rest. */
export type AdviceGroups = {
  readonly priority: Advice | null;
  /** Not in the CV: worth showing by who has them. */
  readonly toShow: readonly AdvisedSkill[];
  /** In the CV, where nobody looks. */
  readonly faint: readonly AdvisedSkill[];
  readonly others: readonly Advice[];
};

/** One skill alone is told by its own sentence. */
const FEWEST = 2;

/** The advice of a report, grouped. Every advice stands in exactly one place. */
export const groupAdvice = ({
  advice,
  rows,
}: Pick<MatchReport, 'advice' | 'rows'>): AdviceGroups => {
  const [priority = null, ...rest] = advice;
  const byId = new Map(rows.map((row) => [row.id, row] as const));
  const skillOf = ({ rowId }: Advice): LedgerRow | null => {
    const row = rowId === null ? undefined : byId.get(rowId);
    return row?.axis === 'skills' ? row : null;
  };
  const together = (...kinds: readonly Advice['kind'][]): readonly Advice[] => {
    const found = rest.filter((one) => kinds.includes(one.kind) && skillOf(one) !== null);
    return found.length < FEWEST ? [] : found;
  };
  const toShow = together('missing', 'transferable');
  const faint = together('weakEvidence');
  const skills = (some: readonly Advice[]): readonly AdvisedSkill[] =>
    some.flatMap((one) => {
      const row = skillOf(one);
      return row === null ? [] : [{ row, gainTenths: one.gainTenths }];
    });
  return {
    priority,
    toShow: skills(toShow),
    faint: skills(faint),
    others: rest.filter((one) => !toShow.includes(one) && !faint.includes(one)),
  };
};
