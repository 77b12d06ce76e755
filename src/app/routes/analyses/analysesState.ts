import { ANALYSIS_PARAM, OTHER } from '#/app/navigation/analysesHrefs';
import type { SavedAnalysis } from '#/domain/matching/savedAnalysis';
import type { Result } from '#/domain/shared/result';
import { readingProblemOf } from '#/domain/storage/unreadable';
import type { Unreadable } from '#/domain/storage/unreadable';
import type { VaultProblem } from '#/domain/storage/Vault';
import type { AnalysesState } from '#/pages/AnalysesPage/AnalysesPage.state';

/** What Mes Analyses shows: the history, or the one or two analyses that the address names and the history still holds. */
export const analysesState = (
  stored: Result<readonly SavedAnalysis[] | null, VaultProblem>,
  unreadable: Unreadable,
  showSamples: boolean,
  params: URLSearchParams,
): AnalysesState => {
  if (!stored.ok) return { status: readingProblemOf(stored.problem) };
  const all = stored.value ?? [];
  const analyses = showSamples ? all : all.filter(({ sample }) => !sample);
  const samplesHidden = all.length - analyses.length;
  const named = (name: string): SavedAnalysis | undefined => {
    const id = params.get(name);
    return id === null ? undefined : analyses.find((analysis) => String(analysis.id) === id);
  };
  const left = named(ANALYSIS_PARAM);
  const right = named(OTHER);
  if (left && right) return { status: 'comparison', left, right };
  if (left) return { status: 'detail', analysis: left };
  return analyses.length === 0
    ? { status: 'empty', samplesHidden }
    : { status: 'list', analyses, unreadable, samplesHidden };
};
