import { performance } from 'node:perf_hooks';

import { loadPdfEngine } from '#/adapters/documents/pdf/engine';
import type { Cv } from '#/domain/cv/cv';
import type { CvFile } from '#/domain/cv/TextExtractor';
import type { OfferText } from '#/domain/postings/offer';

import { readCvFile, readOfferText, readPack } from '../evaluate/pack';
import { loadParts } from '../evaluate/parts';
import type { Parts } from '../evaluate/parts';

type Options = {
  readonly packDirs: readonly string[];
  /** ISO day: the meaning of "ongoing" in a CV. */
  readonly today: string;
  readonly runs: number;
  readonly offers: number;
  readonly log: (line: string) => void;
};

const sorted = (numbers: readonly number[]): readonly number[] => numbers.toSorted((a, b) => a - b);
const atShare = (numbers: readonly number[], share: number): number =>
  sorted(numbers)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))] ?? 0;
const median = (numbers: readonly number[]): number => atShare(numbers, 0.5);

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};

/** The text of every page, as pdf.js gives it by itself; it takes the bytes, so it gets its own. */
const extractAlone = async (file: CvFile): Promise<void> => {
  const { getDocument } = await loadPdfEngine();
  const loading = getDocument({ data: new Uint8Array(file.bytes.slice(0)), verbosity: 0 });
  const document = await loading.promise;
  for (let page = 1; page <= document.numPages; page += 1)
    await (await document.getPage(page)).getTextContent();
  await loading.destroy();
};

const isPdf = ({ name }: CvFile): boolean => name.endsWith('.pdf');

const cvsOf = (packDirs: readonly string[]): readonly CvFile[] =>
  packDirs.flatMap((packDir) => readPack(packDir).cvs.map((id) => readCvFile(packDir, id)));

const read = async (
  { extractor, lexicon, readCv }: Parts,
  today: string,
  file: CvFile,
): Promise<Cv | null> => {
  const document = await extractor.extract({ ...file, bytes: file.bytes.slice(0) });
  return document.ok ? readCv(document.value, { lexicon, today }) : null;
};

/** Each file in turn with what pdf.js takes for its text alone: the median of the ratios. */
const compareReading = async (
  parts: Parts,
  files: readonly CvFile[],
  { runs, today, log }: Options,
): Promise<void> => {
  const rows: { readonly alone: number; readonly whole: number; readonly text: number }[] = [];
  for (const file of files) {
    const times = [];
    for (let run = 0; run <= runs; run += 1)
      times.push({
        alone: await timed(() => extractAlone(file)),
        text: await timed(() => parts.extractor.extract({ ...file, bytes: file.bytes.slice(0) })),
        whole: await timed(() => read(parts, today, file)),
      });
    // The first of each warms up.
    const warm = times.slice(1);
    rows.push({
      alone: median(warm.map(({ alone }) => alone)),
      text: median(warm.map(({ text }) => text)),
      whole: median(warm.map(({ whole }) => whole)),
    });
  }
  const of = (pick: (row: (typeof rows)[number]) => number): string =>
    median(rows.map(pick)).toFixed(2);
  log(
    `${rows.length} PDFs: pdf.js alone ${of(({ alone }) => alone)} ms, our text ${of(({ text }) => text)} ms (${of(({ text, alone }) => text / alone)} times), the whole CV ${of(({ whole }) => whole)} ms (${of(({ whole, alone }) => whole / alone)} times)`,
  );
};

/** Milliseconds that the processor worked, which others on the machine hardly move. */
const worked = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const compareOffers = (
  { lexicon, readOffer, compare }: Parts,
  cv: Cv,
  offers: readonly OfferText[],
): readonly number[] =>
  offers.map((offer) => {
    const start = performance.now();
    compare(cv, offer, readOffer(offer, lexicon), lexicon);
    return performance.now() - start;
  });

/**
 * What the engines take, in Node: the reading of each PDF beside pdf.js's own extraction of its text, in turn, and so
 * many offers read and compared with one CV.
 */
export const timeEngines = async (options: Options): Promise<void> => {
  const { packDirs, today, runs, log } = options;
  const parts = await loadParts();
  const files = cvsOf(packDirs);
  await compareReading(parts, files.filter(isPdf), options);
  const known = packDirs.flatMap((packDir) =>
    readPack(packDir).offers.map((id) => readOfferText(packDir, id)),
  );
  const offers = Array.from({ length: options.offers }, (_, at) => known[at % known.length]).filter(
    (offer) => offer !== undefined,
  );
  const [first] = files;
  const cv = first === undefined ? null : await read(parts, today, first);
  if (cv === null || offers.length === 0) return;
  const rounds = Array.from({ length: runs + 1 }, () => {
    const before = worked();
    const times = compareOffers(parts, cv, offers);
    return { times, work: worked() - before };
  }).slice(1);
  const totals = rounds.map(({ times }) => times.reduce((sum, ms) => sum + ms, 0));
  const pairs = rounds.flatMap(({ times }) => times);
  log(
    `${offers.length} offers (${known.length} different) against one CV: ${median(totals).toFixed(0)} ms, of work ${median(rounds.map(({ work }) => work)).toFixed(0)} ms; a pair ${median(pairs).toFixed(2)} ms, ${atShare(pairs, 0.95).toFixed(2)} ms p95`,
  );
};
