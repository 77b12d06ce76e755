import * as v from 'valibot';

import {
  bandOf,
  type MatchBand,
  type MatchReport,
  skillsHeld,
  skillsLacking,
} from '#/domain/matching/report';
import { reportSchema } from '#/domain/matching/reportSchema';

/** Colours of the bands, as the specification names them in section 9. */
export const SUMMARY_COLORS = ['green', 'sky', 'amber'] as const;
export type SummaryColor = (typeof SUMMARY_COLORS)[number];

/** An analysis as kept in the history: the fields of the specification in plain types, and the explanation beside them. */
export type SavedAnalysis = {
  /** Timestamp, milliseconds. */
  readonly id: number;
  /** ISO date. */
  readonly date: string;
  /** Integer, 0 to 100. */
  readonly score: number;
  readonly summary: string;
  readonly summaryColor: SummaryColor;
  readonly matching: readonly string[];
  readonly missing: readonly string[];
  readonly advice: readonly string[];
  /** Null for a sample, and where the stored explanation could not be read. */
  readonly report: MatchReport | null;
  readonly offerTitle: string | null;
  /** Employer and place of work, as the offer says or as the person put them right; null where neither is known. */
  readonly company: string | null;
  readonly place: string | null;
  /** Simulated, never computed from a CV: shown with its mark. */
  readonly sample: boolean;
  /** The dossier of its job; null where none was opened. */
  readonly dossierId: number | null;
};

/** What tells an analysis from the others. */
export type AnalysisIdentity = Pick<SavedAnalysis, 'id' | 'date'> &
  Partial<Pick<SavedAnalysis, 'dossierId'>>;

const COLOR_OF_BAND: Readonly<Record<MatchBand, SummaryColor>> = {
  excellent: 'green',
  good: 'sky',
  moderate: 'amber',
};

/** The colour of a score's band. */
export const summaryColorOf = (score: number): SummaryColor => COLOR_OF_BAND[bandOf(score)];

/** The stored form of a report. Lists hold the skills only: other axes stand in the report. */
export const toSavedAnalysis = (
  report: MatchReport,
  { id, date, dossierId = null }: AnalysisIdentity,
): SavedAnalysis => {
  return {
    id,
    date,
    score: report.score,
    summary: report.summary,
    summaryColor: summaryColorOf(report.score),
    matching: skillsHeld(report.rows).map(({ label }) => label),
    missing: skillsLacking(report.rows).map(({ label }) => label),
    advice: report.advice.map(({ text }) => text),
    report,
    offerTitle: report.post?.title.value ?? null,
    company: report.post?.company.value ?? null,
    place: report.post?.location.value ?? null,
    sample: false,
    dossierId,
  };
};

/** The last instant that a date can hold, in milliseconds. */
const LAST_INSTANT = 8.64e15;

/** A date that can be shown: as stored, or the instant that the identifier tells. */
const readableDate = (date: string, id: number): string =>
  Number.isNaN(Date.parse(date)) ? new Date(id).toISOString() : date;

const plainSchema = v.object({
  id: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LAST_INSTANT)),
  date: v.string(),
  score: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  summary: v.string(),
  summaryColor: v.string(),
  matching: v.array(v.string()),
  missing: v.array(v.string()),
  advice: v.array(v.string()),
  report: v.optional(v.fallback(v.nullable(reportSchema), null), null),
  offerTitle: v.optional(v.nullable(v.string()), null),
  company: v.optional(v.nullable(v.string()), null),
  place: v.optional(v.nullable(v.string()), null),
  sample: v.optional(v.boolean()),
  dossierId: v.optional(v.fallback(v.nullable(v.number()), null), null),
});

/**
 * One stored analysis. The plain fields of the specification are enough: an analysis without an
 * explanation cannot be told from a simulated one, so it is marked as a sample unless it says otherwise.
 */
export const savedAnalysisSchema: v.GenericSchema<unknown, SavedAnalysis> = v.pipe(
  plainSchema,
  v.transform(({ sample, summaryColor, ...analysis }): SavedAnalysis => ({
    ...analysis,
    date: readableDate(analysis.date, analysis.id),
    summaryColor:
      SUMMARY_COLORS.find((color) => color === summaryColor) ?? summaryColorOf(analysis.score),
    sample: sample ?? analysis.report === null,
  })),
);
