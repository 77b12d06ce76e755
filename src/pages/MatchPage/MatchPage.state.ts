import type { MatchProblem } from '#/domain/matching/report';
import type { SavedAnalysis } from '#/domain/matching/savedAnalysis';
import type { CvReading } from '#/usecases/cv/readingOf';

export const MATCH_STATUSES = ['ready', 'analysing', 'complete', 'failed'] as const;
export type MatchStatus = (typeof MATCH_STATUSES)[number];

/** Steps of a comparison, in order: specification, section 9. */
export const MATCH_STEPS = ['cv', 'offer', 'evidence', 'advice'] as const;
export type MatchStep = (typeof MATCH_STEPS)[number];

/** What a comparison still waits for. */
export const MATCH_BLOCKS = ['nothing', 'noCv', 'reading', 'unusable', 'noOffer'] as const;
export type MatchBlock = (typeof MATCH_BLOCKS)[number];

/** The CV that would be compared; null where none was imported. */
export type MatchCv = {
  readonly fileName: string;
  readonly reading: CvReading;
} | null;

/** What a comparison still waits for; null where it can start. */
export const blockOf = (cv: MatchCv, offerText: string): MatchBlock | null => {
  const noOffer = offerText.trim() === '';
  if (cv === null) return noOffer ? 'nothing' : 'noCv';
  if (cv.reading === 'unusable') return 'unusable';
  if (noOffer) return 'noOffer';
  return cv.reading === 'underWay' ? 'reading' : null;
};

/** The text is the address of a page, not what stands on it. */
export const isLinkOnly = (offerText: string): boolean =>
  /^\s*(?:https?:\/\/|www\.)\S+\s*$/iu.test(offerText);

export type MatchState =
  | { readonly status: 'ready' }
  | { readonly status: 'analysing'; readonly step: MatchStep }
  | { readonly status: 'complete'; readonly analysis: SavedAnalysis }
  | { readonly status: 'failed'; readonly problem: MatchProblem };
