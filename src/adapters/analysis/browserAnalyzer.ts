import address from '#/adapters/analysis/analysis.worker.ts?worker&url';
import { analysisFunctions } from '#/adapters/analysis/analysisFunctions';
import type { AnalysisFunctions, GivenCv } from '#/adapters/analysis/analysisFunctions';
import type { StartWorker } from '#/adapters/worker/protocol';
import { sealedWorker } from '#/adapters/worker/sealedWorker';
import { WorkerClient } from '#/adapters/worker/WorkerClient';
import type { Lost } from '#/adapters/worker/WorkerClient';
import type { Analyzer } from '#/domain/analysis/Analyzer';
import type { Cv } from '#/domain/cv/cv';
import type { CvFile, ExtractOptions, ReadingProblem } from '#/domain/cv/TextExtractor';
import type { MatchProblem, MatchReport, MatchStep } from '#/domain/matching/report';
import type { OfferText } from '#/domain/postings/offer';
import { fail } from '#/domain/shared/result';
import type { Result } from '#/domain/shared/result';

/** Names what reads CVs: a build names its worker by all that the worker loads. Null under development, where each start may read otherwise. */
export const READER: string | null = import.meta.env.DEV ? null : address;

/** Times in milliseconds. */
type WorkerLimits = {
  /** A reading still running then is a hang: the worker is ended. */
  readonly reading: number;
  /** A page that takes longer is not drawn: the screen has its text to show. */
  readonly drawing: number;
  readonly comparing: number;
  readonly reviewing: number;
  /** How long a worker may take to give up a cancelled task before it is ended. */
  readonly cancelling: number;
};

const WORKER_LIMITS: WorkerLimits = {
  reading: 30_000,
  drawing: 10_000,
  comparing: 10_000,
  reviewing: 30_000,
  cancelling: 1000,
};

type Parts = {
  readonly startWorker: StartWorker;
  readonly today: () => string;
  readonly limits?: WorkerLimits;
  /** Does the work where no worker can start. */
  readonly inline?: AnalysisFunctions;
};

/** A copy is given away: the caller keeps its bytes, to try again or to store them. */
const copied = <Rest extends readonly unknown[]>([file, ...rest]: readonly [
  CvFile,
  ...Rest,
]): readonly [args: [CvFile, ...Rest], transfer: Transferable[]] => {
  const bytes = file.bytes.slice(0);
  return [[{ name: file.name, bytes }, ...rest], [bytes]];
};

const numbers = new WeakMap<Cv, number>();
let lastNumber = 0;

const numbered = (cv: Cv): GivenCv => {
  let number = numbers.get(cv);
  if (number === undefined) numbers.set(cv, (number = lastNumber += 1));
  return { number, cv };
};

/** The analysis in a worker. Where none can start, and in Node, everything runs on the calling thread. */
export class WorkerAnalyzer implements Analyzer {
  readonly #worker: WorkerClient<AnalysisFunctions>;
  readonly #today: () => string;
  readonly #limits: WorkerLimits;
  /** Number of the CV that the worker was given last. */
  #given: number | null = null;

  constructor({ startWorker, today, limits = WORKER_LIMITS, inline = analysisFunctions }: Parts) {
    this.#worker = new WorkerClient({
      start: startWorker,
      inline: () => Promise.resolve(inline),
      cancelling: limits.cancelling,
    });
    this.#today = today;
    this.#limits = limits;
  }

  readonly readCv: Analyzer['readCv'] = (file, options = {}) =>
    this.#read(
      this.#worker.call('readCv', [file, this.#today()], {
        ...this.#reading(options),
        transfer: copied,
      }),
    );

  readonly extractText: Analyzer['extractText'] = (file) =>
    this.#read(
      this.#worker.call('extractText', [file], { ...this.#reading({}), transfer: copied }),
    );

  readonly readPastedCv: Analyzer['readPastedCv'] = (text, options = {}) =>
    this.#read(this.#worker.call('readPastedCv', [text, this.#today()], this.#reading(options)));

  readonly drawPage: Analyzer['drawPage'] = async (file, page, width) => {
    const limit = this.#limits.drawing;
    const options = { limit, transfer: copied<[number, number]> };
    const drawn = await this.#worker.call('drawPage', [file, page, width], options);
    return drawn.ok ? drawn.value : fail('failed');
  };

  readonly compare: Analyzer['compare'] = async (cv, offer, onStep) => {
    const given = numbered(cv);
    const compared =
      (await this.#compare(given, offer, onStep)) ??
      // A fresh worker holds no CV.
      (await this.#compare(given, offer, onStep, true));
    return compared ?? fail('failed');
  };

  readonly review: Analyzer['review'] = async (cv, offers, onStep, target) => {
    const limit = this.#limits.reviewing;
    const review = await this.#worker.call('review', [cv, offers, target ?? null], {
      limit,
      onNews: onStep,
    });
    return review.ok ? review.value : fail('failed');
  };

  readonly warmUp = (): void => {
    void this.#worker.call('warmUp', []);
  };

  async #compare(
    given: GivenCv,
    offer: OfferText,
    onNews: ((step: MatchStep) => void) | undefined,
    whole = false,
  ): Promise<Result<MatchReport, MatchProblem> | null> {
    const limit = this.#limits.comparing;
    const report = await this.#worker.call('compare', [given, offer], {
      limit,
      onNews,
      transfer: ([{ number, cv }, text]) => {
        const isHeld = this.#given === number && !whole;
        this.#given = number;
        return [[{ number, cv: isHeld ? null : cv }, text], []];
      },
    });
    return report.ok ? report.value : fail('failed');
  }

  #reading({ signal, onProgress }: ExtractOptions) {
    return { limit: this.#limits.reading, signal, onNews: onProgress };
  }

  async #read<T>(
    reading: Promise<Result<Result<T, ReadingProblem>, Lost>>,
  ): Promise<Result<T, ReadingProblem>> {
    const read = await reading;
    if (!read.ok) return fail(read.problem === 'timeout' ? 'timeout' : 'damaged');
    // A worker may remember a module that it could not fetch: the next task starts a fresh one.
    if (!read.value.ok && read.value.problem === 'notLoaded') this.#worker.restart();
    return read.value;
  }
}

/** The analysis as browsers do it. `today` gives the ISO day. */
export const browserAnalyzer = (today: () => string): Analyzer =>
  new WorkerAnalyzer({ startWorker: sealedWorker(address, 'analysis'), today });
