declare module 'virtual:lexicon' {
  import type { LexiconData } from '#/domain/lexicon/lexiconData';

  export const lexiconData: LexiconData;
}
