import { savedAnalysisSchema } from '#/domain/matching/savedAnalysis';
import type { SavedAnalysis } from '#/domain/matching/savedAnalysis';
import { listOf } from '#/domain/storage/listOf';
import type { PlainRecord } from '#/domain/storage/record';

/** How many analyses the history keeps: specification, section 9. */
export const MAX_ANALYSES = 10;

/** The history, newest first: a bare JSON list, as the specification fixes it in section 7. */
export const analysesRecord: PlainRecord<readonly SavedAnalysis[]> = {
  key: 'analysisResults',
  plain: true,
  ...listOf(savedAnalysisSchema),
};

/** The history with one more analysis, the oldest left out beyond ten. */
export const withAnalysis = (
  analyses: readonly SavedAnalysis[],
  analysis: SavedAnalysis,
): readonly SavedAnalysis[] => [analysis, ...analyses].slice(0, MAX_ANALYSES);

/** The history with one analysis computed again, in its place; one that was deleted meanwhile does not come back. */
export const withRevised = (
  analyses: readonly SavedAnalysis[],
  revised: SavedAnalysis,
): readonly SavedAnalysis[] =>
  analyses.map((analysis) => (analysis.id === revised.id ? revised : analysis));

/** The history without one analysis. */
export const withoutAnalysis = (
  analyses: readonly SavedAnalysis[],
  id: number,
): readonly SavedAnalysis[] => analyses.filter((analysis) => analysis.id !== id);
