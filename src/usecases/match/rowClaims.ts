import type { CvCorrection } from '#/domain/cv/cvCorrection';
import type { Claim, RowClaim } from '#/domain/matching/claims';
import { requirementKey } from '#/domain/matching/requirementKey';
import type { OfferCorrection } from '#/domain/postings/offerCorrections';

/** What a claim changes in what is known of the CV, as a correction like those of Mon CV; null where it is about the offer. */
export const cvCorrectionOf = (claim: Claim): CvCorrection | null => {
  if (claim.kind === 'post') return null;
  const { kind, row, line } = claim;
  if (kind === 'have') {
    const text = line?.text.trim() ?? '';
    if (line === undefined || text === '')
      return { target: 'skill', action: 'add', label: row.label };
    const { shownIn } = line;
    return {
      target: 'line',
      place: shownIn.place,
      id: shownIn.place === 'experience' ? shownIn.id : null,
      label: row.label,
      value: text,
    };
  }
  if (kind === 'haveNot') {
    const [stated] = row.evidence;
    return {
      target: 'skill',
      action: 'remove',
      label: stated?.skill ?? stated?.quote ?? row.label,
    };
  }
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
