import { DocumentTextExtractor } from '#/adapters/documents/DocumentTextExtractor';
import { loadLexicon } from '#/adapters/lexicon/loadLexicon';
import { readCv } from '#/domain/cv/readCv';
import type { TextExtractor } from '#/domain/cv/TextExtractor';
import type { Lexicon } from '#/domain/lexicon/lexicon';
import { compareCvWithOffer, modelOf } from '#/domain/matching/compareCvWithOffer';
import { readOffer } from '#/domain/postings/readOffer';

/** The parts of the product that an evaluation runs, the same as the application's. */
export type Parts = {
  readonly extractor: TextExtractor;
  readonly lexicon: Lexicon;
  readonly model: string;
  readonly readCv: typeof readCv;
  readonly readOffer: typeof readOffer;
  readonly compare: typeof compareCvWithOffer;
};

/** Loads the parts; the lexicon is opened before anything is timed. */
export const loadParts = async (): Promise<Parts> => {
  const lexicon = await loadLexicon();
  return {
    extractor: new DocumentTextExtractor(),
    lexicon,
    model: modelOf(lexicon),
    readCv,
    readOffer,
    compare: compareCvWithOffer,
  };
};
