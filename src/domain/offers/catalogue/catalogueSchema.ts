import * as v from 'valibot';

import type { Catalogue } from '#/domain/offers/catalogue/catalogue';
import {
  type ExternalOffer,
  PLATFORM_IDS,
  type SpecializedOffer,
} from '#/domain/offers/catalogue/externalOffer';
import { type InternalOffer, STATED_FIELDS } from '#/domain/offers/catalogue/internalOffer';
import { EXPERIENCE_LEVELS, OFFER_ORIGINS } from '#/domain/offers/catalogue/offerFields';
import { secureUrl } from '#/domain/offers/catalogue/secureUrl';
import { BOARD_IDS } from '#/domain/offers/elsewhere/boards';
import { REGIONS } from '#/domain/places/region';
import { CONTRACT_TYPES, WORK_MODES } from '#/domain/postings/offer';
import { fail, ok, type Result } from '#/domain/shared/result';

/** Longer texts are no advertisement. */
export const LONGEST_DESCRIPTION = 50_000;
/** Longer lines are no name, title or place. */
export const LONGEST_LINE = 300;

const line = v.pipe(v.string(), v.trim(), v.maxLength(LONGEST_LINE));
const filledLine = v.pipe(line, v.minLength(1));
const optionalLine = v.optional(line, '');
const lines = v.optional(v.array(filledLine), []);

/** A value of a closed set; what is absent, null or unknown is not stated. */
const stated = <const T extends readonly string[]>(values: T) =>
  v.optional(v.fallback(v.nullable(v.picklist(values)), null), null);

const isoDay = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}/u),
  v.transform((text) => text.slice(0, 10)),
  v.check((day) => !Number.isNaN(Date.parse(day))),
);
const day = v.optional(v.fallback(v.nullable(isoDay), null), null);

const figure = v.pipe(v.number(), v.finite(), v.minValue(0));

/** Gross, as in `Pay`; a range the wrong way round is not one. */
export const paySchema = v.pipe(
  v.object({
    min: figure,
    max: figure,
    period: v.picklist(['hour', 'day', 'month', 'year']),
    currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/u)),
  }),
  v.check(({ min, max }) => max >= min),
);

const link = v.optional(
  v.nullable(
    v.pipe(
      v.string(),
      v.transform((text) => secureUrl(text)),
    ),
  ),
  null,
);

const provenanceSchema = v.object({
  source: line,
  id: filledLine,
  stated: v.fallback(v.array(v.picklist(STATED_FIELDS)), []),
});

/** An internal offer as a catalogue or the device holds it. Title and text are all that it has to have beside its number. */
export const internalOfferSchema: v.GenericSchema<unknown, InternalOffer> = v.object({
  id: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  title: filledLine,
  company: optionalLine,
  location: optionalLine,
  region: stated(REGIONS),
  type: stated(CONTRACT_TYPES),
  experience: stated(EXPERIENCE_LEVELS),
  mode: stated(WORK_MODES),
  compatibility: v.optional(v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(100))), null),
  description: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(LONGEST_DESCRIPTION)),
  source: v.optional(v.fallback(v.picklist(OFFER_ORIGINS), 'catalogue'), 'catalogue'),
  date: day,
  url: link,
  pay: v.optional(v.fallback(v.nullable(paySchema), null), null),
  licences: lines,
  languages: lines,
  keptOn: day,
  expires: day,
  rome: v.optional(
    v.fallback(v.nullable(v.pipe(v.string(), v.regex(/^[A-Z]\d{4}$/u))), null),
    null,
  ),
  provenance: v.optional(v.fallback(v.nullable(provenanceSchema), null), null),
});

const requiredLink = v.pipe(
  v.string(),
  v.transform((text) => secureUrl(text)),
  v.string(),
);

const linkedOffer = {
  id: filledLine,
  title: filledLine,
  agency: optionalLine,
  location: optionalLine,
  url: requiredLink,
  logo: v.optional(v.fallback(v.picklist([...BOARD_IDS, 'other']), 'other'), 'other'),
  sample: v.optional(v.boolean(), false),
};

const externalOfferSchema: v.GenericSchema<unknown, ExternalOffer> = v.object({
  ...linkedOffer,
  source: filledLine,
});

const specializedOfferSchema: v.GenericSchema<unknown, SpecializedOffer> = v.object({
  ...linkedOffer,
  source: v.picklist(PLATFORM_IDS),
});

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
