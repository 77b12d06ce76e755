import type { LedgerRow } from '#/domain/matching/report';
import type { HeadCorrection } from '#/domain/postings/offer';

/** What a person can say of a requirement: of their CV, or of what the offer asks for; each has its contrary. */
export const CLAIM_KINDS = ['have', 'haveNot', 'notAsked', 'asked'] as const;
export type ClaimKind = (typeof CLAIM_KINDS)[number];

/** Where a person says that they showed a skill: in a post of the CV, in their studies, or elsewhere. */
export type ShownIn =
  | { readonly place: 'experience'; readonly id: string }
  | { readonly place: 'education' | 'elsewhere' };

/** A line for the CV that shows a skill. */
export type ShownLine = { readonly shownIn: ShownIn; readonly text: string };

/** One such word, and the row of the ledger that it is about. */
export type RowClaim = {
  readonly kind: ClaimKind;
  readonly row: LedgerRow;
  /** With `have`: the line that shows it. */
  readonly line?: ShownLine;
};

/** What a person says of the post that was read: all that they put right in it, nothing where the reading stands. */
export type PostClaim = { readonly kind: 'post'; readonly head: HeadCorrection };

/** What a result is computed again after. */
export type Claim = RowClaim | PostClaim;

/** The claim on the CV that a row leaves open: a skill not found may be there, one that was added may be taken back. */
export const cvClaimOn = ({
  axis,
  answer,
  options,
  evidence,
  byTrade,
}: LedgerRow): ClaimKind | null => {
  if (axis !== 'skills' || options !== undefined) return null;
  if (answer === 'missing' || byTrade === true) return 'have';
  return evidence[0]?.range === null ? 'haveNot' : null;
};
