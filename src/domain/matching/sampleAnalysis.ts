import { bandOf } from '#/domain/matching/report';
import { SAMPLE_TEXTS } from '#/domain/matching/sampleAnalysis.fr';
import {
  type AnalysisIdentity,
  type SavedAnalysis,
  summaryColorOf,
} from '#/domain/matching/savedAnalysis';

const LOWEST = 60;
const HIGHEST = 95;

/** The simulated analysis of the specification (section 9) for a CV that cannot be read: a random score from 60 to 95, fixed texts per band, always marked. `random` gives numbers from 0 to 1, 1 excluded. */
export const sampleAnalysis = (
  random: () => number,
  { id, date }: AnalysisIdentity,
): SavedAnalysis => {
  const score = LOWEST + Math.floor(random() * (HIGHEST - LOWEST + 1));
  return {
    id,
    date,
    score,
    ...SAMPLE_TEXTS[bandOf(score)],
    summaryColor: summaryColorOf(score),
    report: null,
    offerTitle: null,
    company: null,
    place: null,
    sample: true,
    dossierId: null,
  };
};
