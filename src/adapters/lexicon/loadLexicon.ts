import type { Lexicon } from '#/domain/lexicon/lexicon';
import { openLexicon } from '#/domain/lexicon/openLexicon';
import { openOccupations } from '#/domain/occupations/openOccupations';
import { lazy } from '#/domain/shared/lazy';

/** The lexicon, fetched and opened once; a failed fetch may be tried again. */
export const loadLexicon = lazy(async (): Promise<Lexicon> => {
  const [{ lexiconData }, { default: register }, { default: mobility }] = await Promise.all([
    import('virtual:lexicon'),
    import('#/domain/occupations/rome.fr.txt?raw'),
    import('#/domain/occupations/mobility.txt?raw'),
  ]);
  return openLexicon(lexiconData, openOccupations(register, mobility));
});
