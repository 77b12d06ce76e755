import type { CandidateExperience } from '#/domain/letters/sources/candidate';

/** A post that ends in the month in which the next begins came before it. */
const OVERLAP = 1;

/** Whether a post was over when another began, as far as the dates tell it: what went on beside it came no earlier. */
export const cameBefore = (one: CandidateExperience, other: CandidateExperience): boolean => {
  if (one.ongoing) return false;
  if (one.span !== undefined && one.span.until !== null && other.span !== undefined)
    return one.span.from < other.span.from && one.span.until <= other.span.from + OVERLAP;
  return one.since !== null && other.since !== null && one.since < other.since;
};
