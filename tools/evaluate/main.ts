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

const round = (ms: number): number => Math.round(ms * 100) / 100;

const readOne = async (
  { extractor, lexicon, readCv }: Parts,
  { packDir, today }: Options,
  id: string,
): Promise<{ ms: number; cv: Cv | null; prediction: object }> => {
  if (extractor === undefined)
    return { ms: 0, cv: null, prediction: { readable: false, problem: 'noExtractor' } };
  const file = readCvFile(packDir, id);
  const start = performance.now();
  const document = await extractor.extract(file);
  if (!document.ok)
    return {
      ms: round(performance.now() - start),
      cv: null,
      prediction: { readable: false, problem: document.problem },
    };
  if (lexicon === undefined || readCv === undefined)
    return {
      ms: round(performance.now() - start),
      cv: null,
      prediction: { readable: true, problem: null, text: document.value.text },
    };
  const cv = readCv(document.value, { lexicon, today });
  return {
    ms: round(performance.now() - start),
    cv,
    prediction: { readable: true, problem: null, ...predictCv(cv) },
  };
};

const comparePair = ({ lexicon, readOffer, compare }: Parts, cv: Cv, offer: OfferText) => {
  if (lexicon === undefined || readOffer === undefined || compare === undefined) return null;
  const start = performance.now();
  const report = compare(cv, offer, readOffer(offer, lexicon), lexicon);
  const ms = round(performance.now() - start);
  return report.ok
    ? { ms, ...predictPair(report.value) }
    : { ms, score: 0, problem: report.problem, matching: [], missing: [] };
};

/** Reads every CV and offer of a pack, compares every pair, and writes the predictions. Timings are warm: each first item runs once before. */
export const evaluatePack = async (options: Options): Promise<void> => {
  const { packDir, outFile, log } = options;
  const pack = readPack(packDir);
  const parts = await loadParts();
  const absent = Object.entries(parts).filter(([, part]) => part === undefined);
  if (absent.length > 0) log(`not there yet: ${absent.map(([name]) => name).join(', ')}`);

  const cvs = new Map<string, Cv>();
  const cvPredictions: Record<string, object> = {};
  for (const id of pack.cvs.slice(0, 1)) await readOne(parts, options, id);
  for (const id of pack.cvs) {
    const { ms, cv, prediction } = await readOne(parts, options, id);
    if (cv !== null) cvs.set(id, cv);
    cvPredictions[id] = { ms, ...prediction };
    log(`read ${id} in ${ms} ms`);
  }

  const offers = new Map(pack.offers.map((id) => [id, readOfferText(packDir, id)] as const));
  const { lexicon, readOffer } = parts;
  const offerPredictions: Record<string, object> = {};
  if (lexicon !== undefined && readOffer !== undefined)
    for (const [id, offer] of offers)
      offerPredictions[id] = predictOffer(offer, readOffer(offer, lexicon));

  const pairs: Record<string, Record<string, object>> = {};
  for (const cv of [...cvs.values()].slice(0, 1))
    for (const offer of offers.values()) comparePair(parts, cv, offer);
  for (const [cvId, cv] of cvs) {
    const row: Record<string, object> = {};
    for (const [offerId, offer] of offers) {
      const pair = comparePair(parts, cv, offer);
      if (pair !== null) row[offerId] = pair;
    }
    pairs[cvId] = row;
  }

  const model = parts.lexicon?.version ?? 'none';
  writeFileSync(
    outFile,
    `${JSON.stringify({ model, cvs: cvPredictions, offers: offerPredictions, pairs }, null, 1)}\n`,
  );
  log(
    `${cvs.size} of ${pack.cvs.length} CVs understood, ${Object.keys(offerPredictions).length} offers, written to ${outFile}`,
  );
};
