import type { Call } from '#/adapters/worker/protocol';
import type { Cv } from '#/domain/cv/cv';
import type { CvDocument } from '#/domain/cv/document';
import type { PagePicture } from '#/domain/cv/PageDrawer';
import type { CvFile, ReadingProblem, ReadingProgress } from '#/domain/cv/TextExtractor';
import type { MatchStep } from '#/domain/matching/report';
import type { MatchProblem, MatchReport } from '#/domain/matching/report';
import type { OfferText } from '#/domain/postings/offer';
import type { OfferRequirements } from '#/domain/postings/requirements';
import type { ReviewOffer } from '#/domain/review/keywords';
import type { ReviewStep } from '#/domain/review/review';
import type { CvReview, ReviewProblem } from '#/domain/review/review';
import { lazy, NotLoaded } from '#/domain/shared/lazy';
import { remembered } from '#/domain/shared/remembered';
import { fail, ok, type Result } from '#/domain/shared/result';

/** Name of a CV that was pasted rather than opened; never shown as a file. */
const PASTED = 'cv.txt';

const extractor = lazy(() => import('#/adapters/documents/DocumentTextExtractor'));
const pastedTexts = lazy(() => import('#/domain/cv/documentFromText'));
const cvReader = lazy(() =>
  Promise.all([import('#/adapters/lexicon/loadLexicon'), import('#/domain/cv/readCv')]),
);

/** More advertisements than one ranking compares: their readings serve the next CV too. */
const MOST_READINGS = 600;

const offerReader = lazy(async () => {
  const [{ loadLexicon }, { readOffer }] = await Promise.all([
    import('#/adapters/lexicon/loadLexicon'),
    import('#/domain/postings/readOffer'),
  ]);
  const lexicon = await loadLexicon();
  const read = remembered(MOST_READINGS, (offer) => readOffer(JSON.parse(offer), lexicon));
  return {
    lexicon,
    // What the person takes out of an offer changes what is compared, and nothing that is read.
    readOffer: ({ notAsked: _notAsked, ...offer }: OfferText): OfferRequirements =>
      read(JSON.stringify(offer)),
  };
});

/** A CV under its number: whole the first time, then by its number alone, for it is large and compared with hundreds of offers. */
export type GivenCv = { readonly number: number; readonly cv: Cv | null };

/** The CV that was given last. What a comparison prepares of it is kept with the object, so it must stay the same one. */
let held: GivenCv | null = null;

const heldCv = (given: GivenCv): Cv | null => {
  if (given.number !== held?.number && given.cv !== null) held = given;
  return held?.number === given.number ? held.cv : given.cv;
};

type Reading = Call<ReadingProgress>;

const throwIfAborted = ({ signal }: Pick<Call, 'signal'>): void => {
  if (signal.aborted) throw signal.reason;
};

const understand = async (call: Reading, document: CvDocument, today: string): Promise<Cv> => {
  call.report({ step: 'understanding', progress: 0 });
  const [{ loadLexicon }, { readCv }] = await cvReader();
  const lexicon = await loadLexicon();
  throwIfAborted(call);
  const cv = readCv(document, { lexicon, today });
  call.report({ step: 'understanding', progress: 1 });
  return cv;
};

/** What a fault ends as: `broke` in our own code or a parser, `missed` where a module could not be fetched. */
type Faults<P> = { readonly broke: P; readonly missed: P };
const READING_FAULTS: Faults<ReadingProblem> = { broke: 'damaged', missed: 'notLoaded' };
const FAULTS: Faults<'failed'> = { broke: 'failed', missed: 'failed' };

/** Gives what `work` gives; an abort goes through, and a fault ends as a problem so that the application lives on. */
const guarded = async <T, P>(
  call: Pick<Call, 'signal'>,
  faults: Faults<P>,
  work: () => Promise<Result<T, P>>,
): Promise<Result<T, P>> => {
  try {
    return await work();
  } catch (error) {
    throwIfAborted(call);
    return fail(error instanceof NotLoaded ? faults.missed : faults.broke);
  }
};

const extract = async (
  call: Reading,
  file: CvFile,
): Promise<Result<CvDocument, ReadingProblem>> => {
  throwIfAborted(call);
  const { DocumentTextExtractor } = await extractor();
  return new DocumentTextExtractor().extract(file, {
    signal: call.signal,
    onProgress: call.report,
  });
};

/** Does the work of an `Analyzer`, in a worker or on the calling thread. Every parser and the lexicon load on use; `today` is an ISO day, the meaning of "ongoing" in a CV. */
export const analysisFunctions = {
  readCv: (call: Reading, file: CvFile, today: string): Promise<Result<Cv, ReadingProblem>> =>
    guarded(call, READING_FAULTS, async () => {
      const document = await extract(call, file);
      return document.ok ? ok(await understand(call, document.value, today)) : document;
    }),

  extractText: (call: Reading, file: CvFile): Promise<Result<string, ReadingProblem>> =>
    guarded(call, READING_FAULTS, async () => {
      const document = await extract(call, file);
      return document.ok ? ok(document.value.text) : document;
    }),

  readPastedCv: (call: Reading, text: string, today: string): Promise<Result<Cv, ReadingProblem>> =>
    guarded(call, READING_FAULTS, async () => {
      throwIfAborted(call);
      if (text.trim() === '') return fail('empty');
      const { documentFromText } = await pastedTexts();
      return ok(await understand(call, documentFromText(text, PASTED), today));
    }),

  drawPage: (
    call: Call,
    { bytes }: CvFile,
    page: number,
    width: number,
  ): Promise<Result<PagePicture, 'failed'>> =>
    guarded(call, FAULTS, async () => {
      const { drawPdfPage } = await import('#/adapters/documents/pdf/drawPdfPage');
      return ok(await drawPdfPage(bytes, page, width));
    }),

  /** Null where the CV was given by the number alone and is not held: it is to be given whole. */
  compare: async (
    call: Call<MatchStep>,
    given: GivenCv,
    offer: OfferText,
  ): Promise<Result<MatchReport, MatchProblem> | null> => {
    const cv = heldCv(given);
    if (cv === null) return null;
    return guarded<MatchReport, MatchProblem>(call, FAULTS, async () => {
      call.report('cv');
      const [{ lexicon, readOffer }, { compareCvWithOffer }] = await Promise.all([
        offerReader(),
        import('#/domain/matching/compareCvWithOffer'),
      ]);
      call.report('offer');
      return compareCvWithOffer(cv, offer, readOffer(offer), lexicon, call.report);
    });
  },

  review: (
    call: Call<ReviewStep>,
    cv: Cv,
    offers: readonly ReviewOffer[],
    target: string | null,
  ): Promise<Result<CvReview, ReviewProblem>> =>
    guarded(call, FAULTS, async () => {
      call.report('layout');
      const [
        { lexicon, readOffer },
        { compareCvWithOffer },
        { findingsIn, reviewOf },
        { sceneOf },
        { tradeAimed },
        { namesSkill, suggestKeywords },
      ] = await Promise.all([
        offerReader(),
        import('#/domain/matching/compareCvWithOffer'),
        import('#/domain/review/reviewCv'),
        import('#/domain/review/scene'),
        import('#/domain/review/tradeAimed'),
        import('#/domain/review/keywords'),
      ]);
      const context = sceneOf(
        cv,
        tradeAimed(cv, target, lexicon),
        (concept) => lexicon.concept(concept)?.kind === 'tool',
      );
      call.report('lines');
      const findings = findingsIn(context);
      call.report('offers');
      const keywords = suggestKeywords({
        cv,
        offers,
        compare: (candidate, offer) =>
          compareCvWithOffer(candidate, offer, readOffer(offer), lexicon),
        isSkill: (label) => namesSkill(lexicon, label),
      });
      call.report('score');
      return ok({ ...reviewOf(context, findings), keywords });
    }),

  /** Loads what every analysis needs; a failure shows when the analysis itself is asked for. */
  warmUp: (_call: Call): void => {
    void Promise.allSettled([
      import('#/adapters/lexicon/loadLexicon').then(({ loadLexicon }) => loadLexicon()),
      import('#/adapters/documents/DocumentTextExtractor').then(({ DocumentTextExtractor }) =>
        new DocumentTextExtractor().loadAhead(),
      ),
      import('#/domain/cv/readCv'),
      import('#/domain/postings/readOffer'),
      import('#/domain/matching/compareCvWithOffer'),
    ]);
  },
};

export type AnalysisFunctions = typeof analysisFunctions;
