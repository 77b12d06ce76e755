import type { CvCorrection } from '#/domain/cv/cvCorrection';
import { requirementKey } from '#/domain/matching/requirementKey';
import type { RowClaim } from '#/modules/AnalysisReport/claims';

/** What a claim changes in what is known of the CV, as a correction like those of Mon CV; null where it is about the offer. */
export const cvCorrectionOf = ({ kind, row }: RowClaim): CvCorrection | null => {
  if (kind === 'have') return { target: 'skill', action: 'add', label: row.label };
  if (kind === 'haveNot')
    return { target: 'skill', action: 'remove', label: row.evidence[0]?.quote ?? row.label };
  return null;
};

/** Keys of what the offer is said not to ask for, once a claim is made. */
export const notAskedAfter = (
  notAsked: readonly string[],
  { kind, row }: RowClaim,
): readonly string[] => {
  const key = requirementKey(row);
  const others = notAsked.filter((one) => one !== key);
  if (kind === 'notAsked') return [...others, key];
  return kind === 'asked' ? others : notAsked;
};
