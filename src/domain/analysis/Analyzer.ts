import type { Cv } from '#/domain/cv/cv';
import type { PageDrawer } from '#/domain/cv/PageDrawer';
import type { CvFile, ExtractOptions, ReadingProblem } from '#/domain/cv/TextExtractor';
import type { MatchProblem, MatchReport, MatchStep } from '#/domain/matching/report';
import type { OfferText } from '#/domain/postings/offer';
import type { ReviewOffer } from '#/domain/review/keywords';
import type { CvReview, ReviewProblem, ReviewStep } from '#/domain/review/review';
import type { Result } from '#/domain/shared/result';

/** The heavy work, off the main thread: reading a CV and drawing its pages, comparing it with an offer, reviewing it. */
export type Analyzer = PageDrawer & {
  readonly readCv: (file: CvFile, options?: ExtractOptions) => Promise<Result<Cv, ReadingProblem>>;
  /** The text of a document that is no CV, such as an advertisement. */
  readonly extractText: (file: CvFile) => Promise<Result<string, ReadingProblem>>;
  /** Reads a CV whose text the user pasted. */
  readonly readPastedCv: (
    text: string,
    options?: ExtractOptions,
  ) => Promise<Result<Cv, ReadingProblem>>;
  /** `onStep` hears of each step as it begins. */
  readonly compare: (
    cv: Cv,
    offer: OfferText,
    onStep?: (step: MatchStep) => void,
  ) => Promise<Result<MatchReport, MatchProblem>>;
  /** Reviews a CV for the trade that is named, else for its own, with keywords of the offers nearest to it. */
  readonly review: (
    cv: Cv,
    offers: readonly ReviewOffer[],
    onStep?: (step: ReviewStep) => void,
    target?: string | null,
  ) => Promise<Result<CvReview, ReviewProblem>>;
  /** Starts loading what a reading needs, so that the first one does not wait. */
  readonly warmUp: () => void;
};
