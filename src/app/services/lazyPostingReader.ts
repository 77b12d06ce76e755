import type { Analyzer } from '#/domain/analysis/Analyzer';
import type { PostingReader } from '#/domain/offers/intake/PostingReader';
import { fail, ok } from '#/domain/shared/result';

/** A reader of postings that loads with the first one. Documents are read in the worker, where those of the CV are. */
export const lazyPostingReader = ({ readCv }: Pick<Analyzer, 'readCv'>): PostingReader => {
  const load = async (): Promise<PostingReader | null> => {
    try {
      const [{ LocalPostingReader }, { loadLexicon }] = await Promise.all([
        import('#/adapters/offers/posting/LocalPostingReader'),
        import('#/adapters/lexicon/loadLexicon'),
      ]);
      return new LocalPostingReader(loadLexicon, async (file) => {
        const read = await readCv(file);
        return read.ok ? ok(read.value.document.text) : read;
      });
    } catch {
      return null;
    }
  };
  return {
    read: async (input) => (await load())?.read(input) ?? fail('notLoaded' as const),
    readFile: async (file) => (await load())?.readFile(file) ?? fail('notLoaded' as const),
  };
};
