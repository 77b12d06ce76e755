import type { SavedAnalysis } from '#/domain/matching/savedAnalysis';
import type { Unreadable } from '#/domain/storage/unreadable';

export type AnalysesStatus = AnalysesState['status'];

export type AnalysesState =
  | { readonly status: 'empty'; readonly samplesHidden: number }
  /** What was kept cannot be read: it is put aside at the next analysis. */
  | { readonly status: 'damaged' }
  /** A later version of the application wrote what was kept: it is left as it is. */
  | { readonly status: 'newer' }
  | {
      readonly status: 'list';
      readonly analyses: readonly SavedAnalysis[];
      readonly unreadable: Unreadable;
      /** How many simulated results the settings hide. */
      readonly samplesHidden: number;
    }
  | { readonly status: 'detail'; readonly analysis: SavedAnalysis }
  | { readonly status: 'comparison'; readonly left: SavedAnalysis; readonly right: SavedAnalysis }
  | { readonly status: 'unavailable' };

export const ANALYSES_DIALOGS = ['deleteOne', 'deleteAll'] as const;
export type AnalysesDialog = (typeof ANALYSES_DIALOGS)[number];
