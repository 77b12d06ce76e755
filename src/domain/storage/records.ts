import * as v from 'valibot';

import { cvCorrectionSchema, type CvCorrection } from '#/domain/cv/corrections';
import { savedAnalysisSchema, type SavedAnalysis } from '#/domain/matching/savedAnalysis';
import type { PlainRecord, VersionedRecord } from '#/domain/storage/record';

/** How many analyses the history keeps: specification, section 9. */
export const MAX_ANALYSES = 10;

/** The history, newest first: a bare JSON list, as the specification fixes it in section 7. */
export const analysesRecord: PlainRecord<readonly SavedAnalysis[]> = {
  key: 'analysisResults',
  plain: true,
  schema: v.array(savedAnalysisSchema),
};

/** The history with one more analysis, the oldest left out beyond ten. */
export const withAnalysis = (
  analyses: readonly SavedAnalysis[],
  analysis: SavedAnalysis,
): readonly SavedAnalysis[] => [analysis, ...analyses].slice(0, MAX_ANALYSES);

/** The history without one analysis. */
export const withoutAnalysis = (
  analyses: readonly SavedAnalysis[],
  id: number,
): readonly SavedAnalysis[] => analyses.filter((analysis) => analysis.id !== id);

/** What the user put right in the CV kept on this device. */
export type KeptCorrections = {
  readonly fileName: string;
  readonly corrections: readonly CvCorrection[];
};

/** There exactly while a CV is kept: its presence tells that IndexedDB is worth opening. */
export const keptCorrectionsRecord: VersionedRecord<KeptCorrections> = {
  key: 'embellie.cvCorrections',
  version: 1,
  schema: v.object({ fileName: v.string(), corrections: v.array(cvCorrectionSchema) }),
  migrations: [],
};
