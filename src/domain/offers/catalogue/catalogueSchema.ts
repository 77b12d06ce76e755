import * as v from 'valibot';

import type { Catalogue } from '#/domain/offers/catalogue/catalogue';
import {
  externalOfferSchema,
  internalOfferSchema,
  specializedOfferSchema,
} from '#/domain/offers/catalogue/offerSchemas';
import { fail, ok, type Result } from '#/domain/shared/result';

/** Version of the format of `docs/catalogue.md`. */
export const CATALOGUE_VERSION = 1;

const list = v.optional(v.array(v.unknown()), []);
const fileSchema = v.object({
  version: v.literal(CATALOGUE_VERSION),
  internal: list,
  external: list,
  specialized: list,
});

/** Entries that can be read, each identifier once. */
const readable = <T extends { readonly id: number | string }>(
  schema: v.GenericSchema<unknown, T>,
  entries: readonly unknown[],
): readonly T[] => {
  const known = new Map<number | string, T>();
  for (const entry of entries) {
    const parsed = v.safeParse(schema, entry);
    if (parsed.success && !known.has(parsed.output.id)) known.set(parsed.output.id, parsed.output);
  }
  return [...known.values()];
};

/** Reads a catalogue file: an entry that cannot be read, or whose identifier was there before, is left out and counted. */
export const decodeCatalogue = (json: unknown): Result<Catalogue, 'malformed'> => {
  const file = v.safeParse(fileSchema, json);
  if (!file.success) return fail('malformed');
  const { output } = file;
  const internal = readable(internalOfferSchema, output.internal);
  const external = readable(externalOfferSchema, output.external);
  const specialized = readable(specializedOfferSchema, output.specialized);
  const given = output.internal.length + output.external.length + output.specialized.length;
  const skipped = given - internal.length - external.length - specialized.length;
  return ok({ internal, external, specialized, skipped });
};

/** A catalogue as its file holds it. */
export const encodeCatalogue = ({ internal, external, specialized }: Catalogue): string =>
  `${JSON.stringify({ version: CATALOGUE_VERSION, internal, external, specialized }, null, 2)}\n`;
