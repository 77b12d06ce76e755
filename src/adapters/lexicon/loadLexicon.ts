import { onUse } from '#/adapters/onUse';
import type { Lexicon } from '#/domain/lexicon/lexicon';
import { openLexicon } from '#/domain/lexicon/openLexicon';
import { loadOnce } from '#/domain/shared/loadOnce';

/** The lexicon, fetched and opened once; a failed fetch may be tried again. */
export const loadLexicon = loadOnce(async (): Promise<Lexicon> => {
  const { lexiconData } = await onUse(() => import('virtual:lexicon'));
  return openLexicon(lexiconData);
});
