import type { SearchFacts } from '#/domain/assistant/facts';
import { funnelOf } from '#/domain/assistant/searchFunnel';
import type { Funnel } from '#/domain/assistant/searchFunnel';

/** What may hold a search back, in the order of its steps; the last one says that nothing does. */
export const OBSTACLES = [
  'noCv',
  'cvUnreadable',
  'noApplication',
  'interviewsWithoutOffer',
  'answersWithoutInterview',
  'poorTargeting',
  'noFollowUp',
  'noAnswer',
  'fewApplications',
  'stalled',
  'onTrack',
] as const;
export type Obstacle = (typeof OBSTACLES)[number];

/** The main obstacle of a search, and the figures that say so. */
export type Diagnosis = {
  readonly obstacle: Obstacle;
  readonly funnel: Funnel;
  /** Mean score of the analyses, 0 to 100; null without any. */
  readonly meanScore: number | null;
};

/** Interviews without an outcome from which practice is worth more than another application. */
const MANY_INTERVIEWS = 3;
/** Answers from which none leading to an interview says something. */
const MANY_ANSWERS = 4;
/** Applications without a sign from which silence says something, and the share of all that they then are. */
const MANY_SILENT = 5;
const MOST_SILENT = 0.6;
/** Below this mean score of two analyses or more, offers ask for something else than the CV shows. */
const POOR_SCORE = 60;
const ENOUGH_ANALYSES = 2;
/** Applications a month below which a search is too quiet to judge. */
const FEW_A_MONTH = 5;
/** Days without an application after which a search has stopped. */
const STALLED_RECENT = 0;

const meanOf = (scores: readonly number[]): number | null =>
  scores.length === 0
    ? null
    : Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length);

const obstacleOf = (
  { cv, applications, analyses }: SearchFacts,
  funnel: Funnel,
  meanScore: number | null,
): Obstacle => {
  // A tracker that is in use tells more than a CV that was not given to us.
  if (applications.length === 0) {
    if (cv.status === 'none' || cv.status === 'reading') return 'noCv';
    return cv.status === 'unreadable' ? 'cvUnreadable' : 'noApplication';
  }
  if (cv.status === 'unreadable') return 'cvUnreadable';
  if (funnel.interviewsHeld >= MANY_INTERVIEWS && funnel.upcoming.length === 0)
    return 'interviewsWithoutOffer';
  if (funnel.rejected >= MANY_ANSWERS && funnel.interviewed === 0) return 'answersWithoutInterview';
  if (funnel.silent >= MANY_SILENT && funnel.silent >= funnel.sent * MOST_SILENT) {
    if (meanScore !== null && analyses.length >= ENOUGH_ANALYSES && meanScore < POOR_SCORE)
      return 'poorTargeting';
    return funnel.neverFollowedUp * 2 >= funnel.silent ? 'noFollowUp' : 'noAnswer';
  }
  if (funnel.recent === STALLED_RECENT && funnel.upcoming.length === 0) return 'stalled';
  return funnel.recent < FEW_A_MONTH && funnel.upcoming.length === 0
    ? 'fewApplications'
    : 'onTrack';
};

/** Reads the funnel and names the one thing that holds the search back most. Rules: docs/decisions/0016. */
export const diagnose = (facts: SearchFacts): Diagnosis => {
  const funnel = funnelOf(facts.applications, facts.today, facts.now);
  const meanScore = meanOf(facts.analyses.map(({ score }) => score));
  return { obstacle: obstacleOf(facts, funnel, meanScore), funnel, meanScore };
};
