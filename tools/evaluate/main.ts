import { writeFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';

import type { Cv } from '#/domain/cv/cv';
import type { OfferText } from '#/domain/offers/offer';

import { readCvFile, readOfferText, readPack } from './pack';
import { loadParts, type Parts } from './parts';
import { predictCv, predictOffer, predictPair } from './predictions';

type Options = {
  readonly packDir: string;
  readonly outFile: string;
  /** ISO day: the meaning of "ongoing" in a CV. */
  readonly today: string;
  readonly log: (line: string) => void;
};

type ReadItem = { readonly cv: Cv | null; readonly prediction: object };

const round = (ms: number): number => Math.round(ms * 100) / 100;

const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

const readOne = async (
  { extractor, lexicon, readCv }: Parts,
  { packDir, today }: Options,
  id: string,
): Promise<ReadItem> => {
  const file = readCvFile(packDir, id);
  const start = performance.now();
  const document = await extractor.extract(file);
  if (!document.ok) {
    const ms = round(performance.now() - start);
    return { cv: null, prediction: { ms, readable: false, problem: document.problem } };
  }
  const cv = readCv(document.value, { lexicon, today });
  const ms = round(performance.now() - start);
  return { cv, prediction: { ms, readable: true, problem: null, ...predictCv(cv) } };
};

/** Times what the application does for one pair: reading the offer and comparing. */
const comparePair = ({ lexicon, readOffer, compare }: Parts, cv: Cv, offer: OfferText) => {
  const start = performance.now();
  const report = compare(cv, offer, readOffer(offer, lexicon), lexicon);
  const ms = round(performance.now() - start);
  return report.ok
    ? { ms, ...predictPair(report.value) }
    : { ms, score: 0, problem: report.problem, matching: [], missing: [] };
};

/** Reads every CV and offer of a pack, compares every pair, and writes the predictions. Timings are warm: the first items run once before. */
export const evaluatePack = async (options: Options): Promise<void> => {
  const { packDir, outFile, log } = options;
  const pack = readPack(packDir);
  const parts = await loadParts();
  const { lexicon, model, readOffer } = parts;

  const understood = new Map<string, Cv>();
  const cvs: Record<string, object> = {};
  for (const id of pack.cvs.slice(0, 1)) await readOne(parts, options, id);
  for (const id of pack.cvs) {
    const { cv, prediction } = await readOne(parts, options, id);
    if (cv !== null) understood.set(id, cv);
    cvs[id] = prediction;
  }
  log(`${understood.size} of ${pack.cvs.length} CVs read`);

  const texts = new Map(pack.offers.map((id) => [id, readOfferText(packDir, id)] as const));
  const offers: Record<string, object> = {};
  for (const [id, offer] of texts) offers[id] = predictOffer(offer, readOffer(offer, lexicon));
  log(`${texts.size} offers read`);

  const pairs: Record<string, Record<string, object>> = {};
  const times: number[] = [];
  for (const cv of [...understood.values()].slice(0, 1))
    for (const offer of texts.values()) comparePair(parts, cv, offer);
  for (const [cvId, cv] of understood) {
    const row: Record<string, object> = {};
    for (const [offerId, offer] of texts) {
      const pair = comparePair(parts, cv, offer);
      times.push(pair.ms);
      row[offerId] = pair;
    }
    pairs[cvId] = row;
  }
  log(`${times.length} pairs compared, median ${median(times)} ms`);

  writeFileSync(outFile, `${JSON.stringify({ model, cvs, offers, pairs }, null, 1)}\n`);
  log(`model ${model}, written to ${outFile}`);
};
