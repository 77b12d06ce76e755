import type { PostingReader } from '#/domain/offers/intake/PostingReader';
import { fail } from '#/domain/shared/result';
import type { Services } from '#/usecases/shared/services';

/** Signs that tags and entities begin with; a text without them is plain. */
const MARKUP = /[<&]/u;

/** The reader of postings, which nothing makes throw: where it cannot be fetched, that is its problem. */
export const postingReaderOf = ({ postings }: Pick<Services, 'postings'>): PostingReader => {
  const reader = (): Promise<PostingReader | null> => postings().catch(() => null);
  return {
    read: async (input) => (await reader())?.read(input) ?? fail('notLoaded' as const),
    readFile: async (file) => (await reader())?.readFile(file) ?? fail('notLoaded' as const),
    plainText: async (text) =>
      MARKUP.test(text) ? ((await reader())?.plainText(text) ?? text) : text,
  };
};
