import { type CatalogueBytes, parseCatalogue } from '#/adapters/offers/parsing/parseCatalogue';
import type { Call } from '#/adapters/worker/protocol';
import type { Catalogue } from '#/domain/offers/catalogue/catalogue';
import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import { ok, type Result } from '#/domain/shared/result';

/** The page takes in so many offers within some milliseconds. */
const PART = 1_000;

/** Reads a catalogue. Offers are reported in parts: a copy of all of them would block the page. */
export const parsingFunctions = {
  parse: (
    { report }: Call<readonly InternalOffer[]>,
    bytes: CatalogueBytes,
  ): Result<Omit<Catalogue, 'internal'>, 'malformed'> => {
    const parsed = parseCatalogue(bytes);
    if (!parsed.ok) return parsed;
    const { internal, ...rest } = parsed.value;
    for (let from = 0; from < internal.length; from += PART)
      report(internal.slice(from, from + PART));
    return ok(rest);
  },
};
