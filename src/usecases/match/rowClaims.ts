import type { CvCorrection } from '#/domain/cv/cvCorrection';
import type { Claim, RowClaim } from '#/domain/matching/claims';
import { requirementKey } from '#/domain/matching/requirementKey';
import type { OfferCorrection } from '#/domain/postings/offerCorrections';

/** What a claim changes in what is known of the CV, as a correction like those of Mon CV; null where it is about the offer. */
export const cvCorrectionOf = (claim: Claim): CvCorrection | null => {
  if (claim.kind === 'post') return null;
  const { kind, row } = claim;
  if (kind === 'have') return { target: 'skill', action: 'add', label: row.label };
  if (kind === 'haveNot')
    return { target: 'skill', action: 'remove', label: row.evidence[0]?.quote ?? row.label };
  return null;
};

const notAskedAfter = (notAsked: readonly string[], { kind, row }: RowClaim): readonly string[] => {
  const key = requirementKey(row);
  const others = notAsked.filter((one) => one !== key);
  if (kind === 'notAsked') return [...others, key];
  return kind === 'asked' ? others : notAsked;
};

/** What is put right in the reading of the offer, once a claim is made. */
export const correctionAfter = (before: OfferCorrection, claim: Claim): OfferCorrection =>
  claim.kind === 'post'
    ? { ...before, head: claim.head }
    : { ...before, notAsked: notAskedAfter(before.notAsked, claim) };
