import { MAX_PAGE_FORMS, MAX_PAGE_OPERATORS } from '#/adapters/documents/documentLimits';
import { ReadingFailure } from '#/adapters/documents/ReadingFailure';

/** The method of pdf.js that takes in each chunk of a page's operators as it comes; its own list is handed over once it is whole. */
const TAKE = '_renderPageChunk';

type Chunk = { readonly length: number; readonly fnArray: readonly number[] };
type ChunkTaker = { [TAKE]: (chunk: Chunk, state: unknown) => void };

const takesChunks = (page: object): page is ChunkTaker =>
  TAKE in page && typeof page[TAKE] === 'function';

/** `exceeded` is refused where the page passes the limits; `settle` gives pdf.js its method back. */
type OperatorLimit = { readonly exceeded: Promise<never>; readonly settle: () => void };

/**
 * Refuses a page whose operators pass the limits while they come: a form that draws a form that draws a
 * form makes millions of a few hundred bytes. `formBegins` is the operator that begins a form.
 */
export const limitOperators = (page: object, formBegins: number): OperatorLimit => {
  let refuse: (failure: ReadingFailure) => void = () => undefined;
  const exceeded = new Promise<never>((_, reject) => {
    refuse = reject;
  });
  exceeded.catch(() => undefined);
  if (!takesChunks(page)) return { exceeded, settle: () => undefined };
  const take = page[TAKE].bind(page);
  let [count, forms] = [0, 0];
  page[TAKE] = (chunk, state) => {
    count += chunk.length;
    for (const operator of chunk.fnArray) if (operator === formBegins) forms += 1;
    if (count <= MAX_PAGE_OPERATORS && forms <= MAX_PAGE_FORMS) take(chunk, state);
    else refuse(new ReadingFailure('tooLong', `${count} operators, ${forms} forms on a page`));
  };
  return {
    exceeded,
    settle: () => {
      page[TAKE] = take;
    },
  };
};
