import type { MatchProblem } from '#/domain/matching/report';
import type { SavedAnalysis } from '#/domain/matching/savedAnalysis';

export type ExplanationStatus = Explanation['status'];

/** Where the comparison of one offer with the CV stands. */
export type Explanation =
  | { readonly status: 'comparing' }
  | { readonly status: 'explained'; readonly analysis: SavedAnalysis }
  | { readonly status: 'failed'; readonly problem: MatchProblem };
