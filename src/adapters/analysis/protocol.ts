import type { Cv } from '#/domain/cv/cv';
import type { PagePicture } from '#/domain/cv/PageDrawer';
import type { CvFile, ReadingProblem, ReadingProgress } from '#/domain/cv/TextExtractor';
import type { MatchProblem, MatchReport } from '#/domain/matching/report';
import type { OfferText } from '#/domain/postings/offer';
import type { ReviewOffer } from '#/domain/review/keywords';
import type { CvReview, ReviewProblem } from '#/domain/review/review';
import type { Result } from '#/domain/shared/result';

/** Work that the page asks of the worker; `today` is an ISO day, the meaning of "ongoing" in a CV. */
export type AnalysisTask =
  | { readonly kind: 'readCv'; readonly file: CvFile; readonly today: string }
  | { readonly kind: 'extractText'; readonly file: CvFile }
  | { readonly kind: 'readPastedCv'; readonly text: string; readonly today: string }
  | {
      readonly kind: 'drawPage';
      readonly file: CvFile;
      /** Counted from 1. */
      readonly page: number;
      /** In pixels. */
      readonly width: number;
    }
  | { readonly kind: 'compare'; readonly cv: Cv; readonly offer: OfferText }
  | { readonly kind: 'review'; readonly cv: Cv; readonly offers: readonly ReviewOffer[] };

export type AnalysisRequest =
  | { readonly type: 'run'; readonly id: number; readonly task: AnalysisTask }
  | { readonly type: 'cancel'; readonly id: number }
  | { readonly type: 'warmUp' };

/** Outcome of a task; `cancelled` answers a request that was given up. */
export type AnalysisOutcome =
  | { readonly kind: 'cv'; readonly result: Result<Cv, ReadingProblem> }
  | { readonly kind: 'text'; readonly result: Result<string, ReadingProblem> }
  | { readonly kind: 'drawing'; readonly result: Result<PagePicture, 'failed'> }
  | { readonly kind: 'report'; readonly result: Result<MatchReport, MatchProblem> }
  | { readonly kind: 'review'; readonly result: Result<CvReview, ReviewProblem> }
  | { readonly kind: 'cancelled' };

export type AnalysisResponse =
  | { readonly type: 'ready' }
  | { readonly type: 'progress'; readonly id: number; readonly progress: ReadingProgress }
  | { readonly type: 'done'; readonly id: number; readonly outcome: AnalysisOutcome };

/** What the page hears of a worker. */
export type WorkerEvents = {
  readonly onResponse: (response: AnalysisResponse) => void;
  /** The worker could not start, or an error escaped it. */
  readonly onBreak: () => void;
};

/** A started worker. */
export type WorkerHandle = {
  readonly post: (request: AnalysisRequest, transfer: Transferable[]) => void;
  readonly end: () => void;
};
