import type { SavedAnalysis } from '#/domain/matching/savedAnalysis';

export const ANALYSES_STATUSES = ['empty', 'list', 'detail', 'comparison', 'unavailable'] as const;
export type AnalysesStatus = (typeof ANALYSES_STATUSES)[number];

export type AnalysesState =
  | { readonly status: 'empty' }
  | { readonly status: 'list'; readonly analyses: readonly SavedAnalysis[] }
  | { readonly status: 'detail'; readonly analysis: SavedAnalysis }
  | { readonly status: 'comparison'; readonly left: SavedAnalysis; readonly right: SavedAnalysis }
  | { readonly status: 'unavailable' };

export const ANALYSES_DIALOGS = ['deleteOne', 'deleteAll'] as const;
export type AnalysesDialog = (typeof ANALYSES_DIALOGS)[number];
