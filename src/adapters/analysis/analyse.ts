import type { Cv } from '#/domain/cv/cv';
import type { CvDocument } from '#/domain/cv/document';
import type { PageDrawer } from '#/domain/cv/PageDrawer';
import type { CvFile, ExtractOptions, ReadingProblem } from '#/domain/cv/TextExtractor';
import type { MatchProblem, MatchReport } from '#/domain/matching/report';
import type { OfferText } from '#/domain/postings/offer';
import type { ReviewOffer } from '#/domain/review/keywords';
import type { CvReview, ReviewProblem } from '#/domain/review/review';
import { lazy, NotLoaded } from '#/domain/shared/lazy';
import { fail, ok, type Result } from '#/domain/shared/result';

/** Name of a CV that was pasted rather than opened; never shown as a file. */
const PASTED = 'cv.txt';

const extractor = lazy(() => import('#/adapters/documents/DocumentTextExtractor'));
const pastedTexts = lazy(() => import('#/domain/cv/documentFromText'));
const cvReader = lazy(() =>
  Promise.all([import('#/adapters/lexicon/loadLexicon'), import('#/domain/cv/readCv')]),
);

const throwIfAborted = ({ signal }: ExtractOptions): void => {
  if (signal?.aborted === true) throw signal.reason;
};

const understand = async (
  document: CvDocument,
  today: string,
  options: ExtractOptions,
): Promise<Cv> => {
  options.onProgress?.({ step: 'understanding', progress: 0 });
  const [{ loadLexicon }, { readCv }] = await cvReader();
  const lexicon = await loadLexicon();
  throwIfAborted(options);
  const cv = readCv(document, { lexicon, today });
  options.onProgress?.({ step: 'understanding', progress: 1 });
  return cv;
};

/** What a fault ends as: `broke` in our own code or a parser, `missed` where a module could not be fetched. */
type Faults<P> = { readonly broke: P; readonly missed: P };
const READING_FAULTS: Faults<ReadingProblem> = { broke: 'damaged', missed: 'notLoaded' };

/** Gives what `work` gives; an abort goes through, and a fault ends as a problem so that the application lives on. */
const guarded = async <T, P>(
  work: () => Promise<Result<T, P>>,
  faults: Faults<P>,
  options: ExtractOptions,
): Promise<Result<T, P>> => {
  try {
    return await work();
  } catch (error) {
    throwIfAborted(options);
    return fail(error instanceof NotLoaded ? faults.missed : faults.broke);
  }
};

const extract = async (
  file: CvFile,
  options: ExtractOptions,
): Promise<Result<CvDocument, ReadingProblem>> => {
  throwIfAborted(options);
  const { DocumentTextExtractor } = await extractor();
  return new DocumentTextExtractor().extract(file, options);
};

/** The text of a document, in reading order. */
export const extractText = (
  file: CvFile,
  options: ExtractOptions,
): Promise<Result<string, ReadingProblem>> =>
  guarded(
    async () => {
      const document = await extract(file, options);
      return document.ok ? ok(document.value.text) : document;
    },
    READING_FAULTS,
    options,
  );

/** Reads a CV file; every parser and the lexicon load on use. */
export const readFile = (
  file: CvFile,
  today: string,
  options: ExtractOptions,
): Promise<Result<Cv, ReadingProblem>> =>
  guarded(
    async () => {
      const document = await extract(file, options);
      return document.ok ? ok(await understand(document.value, today, options)) : document;
    },
    READING_FAULTS,
    options,
  );

/** Reads a CV whose text was pasted. */
export const readText = (
  text: string,
  today: string,
  options: ExtractOptions,
): Promise<Result<Cv, ReadingProblem>> =>
  guarded(
    async () => {
      throwIfAborted(options);
      if (text.trim() === '') return fail('empty');
      const { documentFromText } = await pastedTexts();
      return ok(await understand(documentFromText(text, PASTED), today, options));
    },
    READING_FAULTS,
    options,
  );

/** Draws a page of a PDF; a fault of the file ends as `failed`. */
export const drawPage: PageDrawer['drawPage'] = ({ bytes }, page, width) =>
  guarded(
    async () => {
      const { drawPdfPage } = await import('#/adapters/documents/pdf/drawPdfPage');
      return ok(await drawPdfPage(bytes, page, width));
    },
    { broke: 'failed', missed: 'failed' },
    {},
  );

/** Compares a CV with an offer. */
export const compare = (cv: Cv, offer: OfferText): Promise<Result<MatchReport, MatchProblem>> =>
  guarded(
    async () => {
      const [{ loadLexicon }, { readOffer }, { compareCvWithOffer }] = await Promise.all([
        import('#/adapters/lexicon/loadLexicon'),
        import('#/domain/postings/readOffer'),
        import('#/domain/matching/compareCvWithOffer'),
      ]);
      const lexicon = await loadLexicon();
      return compareCvWithOffer(cv, offer, readOffer(offer, lexicon), lexicon);
    },
    { broke: 'failed', missed: 'failed' },
    {},
  );

/** Reviews a CV; offers are compared with it here, one after the other. */
export const review = (
  cv: Cv,
  offers: readonly ReviewOffer[],
): Promise<Result<CvReview, ReviewProblem>> =>
  guarded(
    async () => {
      const [
        { loadLexicon },
        { readOffer },
        { compareCvWithOffer },
        { reviewCv },
        { namesSkill, suggestKeywords },
      ] = await Promise.all([
        import('#/adapters/lexicon/loadLexicon'),
        import('#/domain/postings/readOffer'),
        import('#/domain/matching/compareCvWithOffer'),
        import('#/domain/review/reviewCv'),
        import('#/domain/review/keywords'),
      ]);
      const lexicon = await loadLexicon();
      const keywords = suggestKeywords({
        cv,
        offers,
        compare: (candidate, offer) =>
          compareCvWithOffer(candidate, offer, readOffer(offer, lexicon), lexicon),
        isSkill: (label) => namesSkill(lexicon, label),
      });
      return ok({ ...reviewCv(cv), keywords });
    },
    { broke: 'failed', missed: 'failed' },
    {},
  );

/** Loads what every analysis needs; a failure shows when the analysis itself is asked for. */
export const loadAhead = (): void => {
  void Promise.allSettled([
    import('#/adapters/lexicon/loadLexicon').then(({ loadLexicon }) => loadLexicon()),
    import('#/adapters/documents/DocumentTextExtractor').then(({ DocumentTextExtractor }) =>
      new DocumentTextExtractor().loadAhead(),
    ),
    import('#/domain/cv/readCv'),
    import('#/domain/postings/readOffer'),
    import('#/domain/matching/compareCvWithOffer'),
  ]);
};
