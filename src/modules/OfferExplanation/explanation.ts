import type { MatchProblem } from '#/domain/matching/report';
import type { SavedAnalysis } from '#/domain/matching/savedAnalysis';

export const EXPLANATION_STATUSES = ['comparing', 'explained', 'failed'] as const;
export type ExplanationStatus = (typeof EXPLANATION_STATUSES)[number];

/** Where the comparison of one offer with the CV stands. */
export type Explanation =
  | { readonly status: 'comparing' }
  | { readonly status: 'explained'; readonly analysis: SavedAnalysis }
  | { readonly status: 'failed'; readonly problem: MatchProblem };
