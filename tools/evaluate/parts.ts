import type { Cv } from '#/domain/cv/cv';
import type { CvDocument } from '#/domain/cv/document';
import type { TextExtractor } from '#/domain/cv/TextExtractor';
import type { Lexicon } from '#/domain/lexicon/lexicon';
import type { MatchProblem, MatchReport } from '#/domain/matching/report';
import type { OfferText } from '#/domain/offers/offer';
import type { OfferRequirements } from '#/domain/offers/requirements';
import type { Result } from '#/domain/shared/result';

/** The parts of the product that an evaluation runs; one that does not exist yet is undefined. */
export type Parts = {
  readonly extractor: TextExtractor | undefined;
  readonly lexicon: Lexicon | undefined;
  readonly readCv:
    | ((document: CvDocument, context: { lexicon: Lexicon; today: string }) => Cv)
    | undefined;
  readonly readOffer: ((offer: OfferText, lexicon: Lexicon) => OfferRequirements) | undefined;
  readonly compare:
    | ((
        cv: Cv,
        offer: OfferText,
        requirements: OfferRequirements,
        lexicon: Lexicon,
      ) => Result<MatchReport, MatchProblem>)
    | undefined;
};

type Modules = Record<string, () => Promise<unknown>>;

const find = async (modules: Modules, name: string): Promise<unknown> => {
  for (const load of Object.values(modules)) {
    const module = await load();
    if (typeof module === 'object' && module !== null && name in module)
      return (module as Record<string, unknown>)[name];
  }
  return undefined;
};

/** Finds the parts by their exported names. */
export const loadParts = async (): Promise<Parts> => {
  const documents: Modules = import.meta.glob('../../src/adapters/documents/*.ts');
  const lexicons: Modules = import.meta.glob('../../src/adapters/lexicon/*.ts');
  const cvs: Modules = import.meta.glob('../../src/domain/cv/*.ts');
  const offers: Modules = import.meta.glob('../../src/domain/offers/*.ts');
  const matching: Modules = import.meta.glob('../../src/domain/matching/*.ts');
  const Extractor = (await find(documents, 'DocumentTextExtractor')) as
    | (new () => TextExtractor)
    | undefined;
  const loadLexicon = (await find(lexicons, 'loadLexicon')) as (() => Promise<Lexicon>) | undefined;
  return {
    extractor: Extractor === undefined ? undefined : new Extractor(),
    lexicon: await loadLexicon?.(),
    readCv: (await find(cvs, 'readCv')) as Parts['readCv'],
    readOffer: (await find(offers, 'readOffer')) as Parts['readOffer'],
    compare: (await find(matching, 'compareCvWithOffer')) as Parts['compare'],
  };
};
