import type { CvReading } from '#/usecases/cv/readingOf';
import type { MatchState } from '#/usecases/match/matchSession';

/** What the screen shows of a comparison: an example, done or under way, gives way once examples are hidden. */
export const matchState = (
  state: MatchState,
  reading: CvReading | null,
  showSamples: boolean,
): MatchState => {
  const isSample = state.status === 'complete' && state.analysis.sample;
  const isSimulated = state.status === 'analysing' && reading === 'unusable';
  return isSimulated || (isSample && !showSamples) ? { status: 'ready' } : state;
};
