import { writeFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';

import type { Cv } from '#/domain/cv/cv';
import type { CvDocument } from '#/domain/cv/document';
import type { Lexicon } from '#/domain/lexicon/lexicon';
import type { OfferText } from '#/domain/postings/offer';

import { bm25 } from './bm25';
import { readCvFile, readOfferText, readPack } from './pack';
import { loadParts, type Parts } from './parts';
import {
  type PredictedPair,
  predictCv,
  predictOffer,
  predictPair,
  type Predictions,
  type Timed,
} from './predictions';
import { type Figures, rankingOf, scorePack } from './score';
import { traceLines } from './trace';
import { readTruth } from './truth';
import { familiesOfOffer, lexiconWithout } from './withoutTrade';

type Options = {
  readonly packDir: string;
  /** ISO day: the meaning of "ongoing" in a CV. */
  readonly today: string;
  /** False where only the readings are wanted: no CV is compared with any offer. */
  readonly compare?: boolean;
  /** True where what the lexicon knows of each offer's trade is taken out. */
  readonly withoutTrade?: boolean;
};

const round = (ms: number): number => Math.round(ms * 100) / 100;

const readOne = async (
  { extractor, lexicon, readCv }: Parts,
  { packDir, today }: Options,
  id: string,
): Promise<Timed<{ readonly cv: Cv } | { readonly problem: string }>> => {
  const file = readCvFile(packDir, id);
  const start = performance.now();
  const document = await extractor.extract(file);
  if (!document.ok) return { ms: round(performance.now() - start), problem: document.problem };
  const cv = readCv(document.value, { lexicon, today });
  return { ms: round(performance.now() - start), cv };
};

type ReadOffer = {
  readonly offer: OfferText;
  readonly requirements: ReturnType<Parts['readOffer']>;
  /** What reading it took, in milliseconds. */
  readonly ms: number;
};

const readOnce = ({ lexicon, readOffer }: Parts, offer: OfferText): ReadOffer => {
  const start = performance.now();
  const requirements = readOffer(offer, lexicon);
  return { offer, requirements, ms: performance.now() - start };
};

/** Times what the application does for one pair: reading the offer, once for all its pairs, and comparing. */
const comparePair = (
  { lexicon, compare }: Parts,
  cv: Cv,
  { offer, requirements, ...read }: ReadOffer,
) => {
  const start = performance.now();
  const report = compare(cv, offer, requirements, lexicon);
  const ms = round(read.ms + performance.now() - start);
  return report.ok
    ? { ms, ...predictPair(report.value) }
    : { ms, score: 0, matching: [], missing: [] };
};

/** Reads every CV and offer of a pack and compares every pair. Timings are warm: the first items run once before. */
export const predictPack = async (options: Options): Promise<Predictions> => {
  const { packDir } = options;
  const pack = readPack(packDir);
  const parts = await loadParts();
  const { lexicon, model } = parts;

  const understood = new Map<string, Cv>();
  const cvs = new Map<string, Timed<ReturnType<typeof predictCv>>>();
  const unread = new Map<string, Timed<{ readonly problem: string }>>();
  for (const id of pack.cvs.slice(0, 1)) await readOne(parts, options, id);
  for (const id of pack.cvs) {
    const read = await readOne(parts, options, id);
    if ('problem' in read) unread.set(id, { ms: read.ms, problem: read.problem });
    else {
      understood.set(id, read.cv);
      cvs.set(id, { ms: read.ms, ...predictCv(read.cv) });
    }
  }

  const texts = pack.offers.map((id) => [id, readOfferText(packDir, id)] as const);
  const offers = new Map(
    texts.map(
      ([id, offer]) =>
        [id, predictOffer(offer, readOnce(parts, offer).requirements, lexicon)] as const,
    ),
  );

  const compared = options.compare === false ? new Map<string, Cv>() : understood;
  const asked =
    compared.size === 0 ? [] : texts.map(([id, offer]) => [id, readOnce(parts, offer)] as const);
  for (const cv of [...compared.values()].slice(0, 1))
    for (const [, offer] of asked) comparePair(parts, cv, offer);
  const pairs = new Map(
    [...compared].map(
      ([cvId, cv]) =>
        [
          cvId,
          new Map(asked.map(([id, offer]) => [id, comparePair(parts, cv, offer)] as const)),
        ] as const,
    ),
  );
  return { model, cvs, unread, offers, pairs };
};

/**
 * What is left where nobody had written the lexicon of an offer's trade: for each offer, CVs and offer are read and
 * compared without the families of its trade. The readings themselves are those of the whole lexicon.
 */
const predictWithoutTrade = async (options: Options): Promise<Predictions> => {
  const { packDir, today } = options;
  const pack = readPack(packDir);
  const parts = await loadParts();
  const { lexiconData } = await import('virtual:lexicon');
  const whole = await predictPack({ ...options, compare: false });
  const familiesOf = familiesOfOffer(lexiconData, parts.lexicon);
  const documents = new Map<string, CvDocument>();
  for (const id of pack.cvs) {
    const document = await parts.extractor.extract(readCvFile(packDir, id));
    if (document.ok) documents.set(id, document.value);
  }
  const pairs = new Map(pack.cvs.map((id) => [id, new Map<string, PredictedPair>()] as const));
  const offers = new Map<string, ReturnType<typeof predictOffer>>();
  const lexicons = new Map<string, Lexicon>();
  for (const offerId of pack.offers) {
    const offer = readOfferText(packDir, offerId);
    const families = familiesOf(offer);
    const key = families.join(' ');
    const lexicon = lexicons.get(key) ?? lexiconWithout(lexiconData, parts.lexicon, families);
    lexicons.set(key, lexicon);
    const asked = readOnce({ ...parts, lexicon }, offer);
    offers.set(offerId, predictOffer(offer, asked.requirements, lexicon));
    for (const [cvId, document] of documents)
      pairs
        .get(cvId)
        ?.set(
          offerId,
          comparePair({ ...parts, lexicon }, parts.readCv(document, { lexicon, today }), asked),
        );
  }
  return { ...whole, offers, pairs };
};

/** The figures of a pack, scored against its truth. */
export const figuresOf = async (
  options: Options,
): Promise<{
  readonly model: string;
  readonly figures: Figures;
  readonly baseline: Figures['ranking'];
}> => {
  const predictions =
    options.withoutTrade === true ? await predictWithoutTrade(options) : await predictPack(options);
  const { packDir } = options;
  return {
    model: predictions.model,
    figures: scorePack(readTruth(packDir), predictions),
    baseline: rankingOf(
      readTruth(packDir),
      bm25(
        new Map([...predictions.cvs].map(([id, { text }]) => [id, text] as const)),
        new Map(
          readPack(packDir).offers.map((id) => {
            const { title, text } = readOfferText(packDir, id);
            return [id, `${title ?? ''} ${text}`] as const;
          }),
        ),
      ),
    ),
  };
};

/** Writes the predictions of a pack in the shape of `shared/bench/FORMAT.md`. */
export const evaluatePack = async (
  options: Options & { readonly outFile: string; readonly log: (line: string) => void },
): Promise<void> => {
  const { model, cvs, unread, offers, pairs } = await predictPack(options);
  const read = [...cvs].map(([id, cv]) => [id, { readable: true, problem: null, ...cv }] as const);
  const lost = [...unread].map(([id, cv]) => [id, { readable: false, ...cv }] as const);
  const written = {
    model,
    cvs: Object.fromEntries([...read, ...lost]),
    offers: Object.fromEntries(offers),
    pairs: Object.fromEntries([...pairs].map(([id, row]) => [id, Object.fromEntries(row)])),
  };
  writeFileSync(options.outFile, `${JSON.stringify(written, null, 1)}\n`);
  options.log(`${cvs.size} of ${cvs.size + unread.size} CVs read, ${offers.size} offers`);
  options.log(`model ${model}, written to ${options.outFile}`);
};

/** Prints what each step of the reader saw of one CV of a pack. */
export const traceCv = async ({
  packDir,
  id,
  today,
  log,
}: {
  readonly packDir: string;
  readonly id: string;
  readonly today: string;
  readonly log: (line: string) => void;
}): Promise<void> => {
  const { extractor, lexicon, readCv } = await loadParts();
  const document = await extractor.extract(readCvFile(packDir, id));
  if (!document.ok) return log(`${id}: ${document.problem}`);
  const cv = readCv(document.value, { lexicon, today });
  for (const line of traceLines(document.value, cv, lexicon)) log(line);
};
