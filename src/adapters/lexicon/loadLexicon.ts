import { onUse } from '#/adapters/onUse';
import type { Lexicon } from '#/domain/lexicon/lexicon';
import { openLexicon } from '#/domain/lexicon/openLexicon';

let loading: Promise<Lexicon> | null = null;

const load = async (): Promise<Lexicon> => {
  const { lexiconData } = await onUse(() => import('virtual:lexicon'));
  return openLexicon(lexiconData);
};

/** The lexicon, fetched and opened once; a failed fetch may be tried again. */
export const loadLexicon = (): Promise<Lexicon> => {
  loading ??= load().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
};
