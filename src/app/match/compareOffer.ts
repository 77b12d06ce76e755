import type { Cv } from '#/domain/cv/cv';
import type { Analyzer } from '#/domain/matching/Analyzer';
import type { MatchProblem, MatchReport } from '#/domain/matching/report';
import { fail } from '#/domain/shared/result';
import type { Result } from '#/domain/shared/result';

/** Compares a CV with an advertisement, less what it is said not to ask for. */
export const compareOffer = (
  analyzer: Pick<Analyzer, 'compare'>,
  cv: Cv,
  text: string,
  notAsked: readonly string[],
): Promise<Result<MatchReport, MatchProblem>> =>
  analyzer
    .compare(cv, notAsked.length === 0 ? { text } : { text, notAsked })
    .catch(() => fail('failed' as const));
