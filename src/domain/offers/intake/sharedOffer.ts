import type { PostingInput, PostingProblem } from '#/domain/offers/intake/PostingReader';
import { fail, ok, type Result } from '#/domain/shared/result';

/** Names under which `site.webmanifest` has a device hand over what another application shares. */
const TITLE = 'partage-titre';
const TEXT = 'partage-texte';
const URL_OF = 'partage-adresse';

/** Characters read of a shared text. */
const MOST_SHARED = 60_000;

const ADDRESS = /https?:\/\/\S+/iu;

/** Fields of a query, by name. */
type Fields = { readonly get: (name: string) => string | null };

/** Reads what another application shared, from the query of our address, which anyone may have written. Null where it shares nothing. */
export const readShared = (fields: Fields): Result<PostingInput, PostingProblem> | null => {
  if ([TITLE, TEXT, URL_OF].every((name) => fields.get(name) === null)) return null;
  const [title, text, address] = [TITLE, TEXT, URL_OF].map((name) =>
    (fields.get(name) ?? '').slice(0, MOST_SHARED).trim(),
  ) as [string, string, string];
  // Many applications put the address of a page into the text.
  const url = ADDRESS.exec(address)?.[0] ?? ADDRESS.exec(text)?.[0] ?? null;
  const words = url === null ? text : text.replace(url, '').trim();
  if (words === '') return fail(url === null ? 'empty' : 'linkOnly');
  return ok({ content: title === '' ? text : `${title}\n${text}`, url });
};
