import * as v from 'valibot';

import { EXPERIENCE_LEVELS, OFFER_ORIGINS } from '#/domain/offers/catalogue/offerFields';
import { PLATFORM_IDS } from '#/domain/offers/catalogue/platformIds';
import { secureUrl } from '#/domain/offers/catalogue/secureUrl';
import { BOARD_IDS } from '#/domain/offers/elsewhere/boards';
import { REGIONS } from '#/domain/places/region';
import { CONTRACT_TYPES, WORK_MODES } from '#/domain/postings/offer';
import type { Pay } from '#/domain/postings/requirements';

/** Longer texts are no advertisement. */
export const LONGEST_DESCRIPTION = 50_000;
/** Longer lines are no name, title or place. */
export const LONGEST_LINE = 300;

/**
 * The fields that are read of an advertisement and can be corrected, each with what stands for it where nothing is
 * stated. A draft, its form, an offer of a file and the examples are made from this table.
 */
export const NOTHING_STATED = {
  title: '',
  company: '',
  location: '',
  region: null,
  type: null,
  experience: null,
  mode: null,
  pay: null,
  licences: [],
  languages: [],
} as const;

type ReadField = keyof typeof NOTHING_STATED;
/** Every offer has a title, and its region follows from its place: no data is said to state them. */
type StatedField = Exclude<ReadField, 'title' | 'region'>;
const isStatedField = (name: string): name is StatedField => name !== 'title' && name !== 'region';
/** Fields of an offer that data may state, beside its title and its text. */
export const PROVENANCE_FIELDS: readonly StatedField[] =
  Object.keys(NOTHING_STATED).filter(isStatedField);

/** Where an offer of a file or a feed was published, and what its data stated; other fields were read in its text. */
export type OfferProvenance = {
  /** Name of the source as shown; empty where it is not known. */
  readonly source: string;
  /** Its identifier there: what tells that two offers are one. */
  readonly id: string;
  readonly stated: readonly StatedField[];
};

const line = v.pipe(v.string(), v.trim(), v.maxLength(LONGEST_LINE));
const filledLine = v.pipe(line, v.minLength(1));
const optionalLine = v.optional(line, '');
const lines = v.optional(v.pipe(v.array(filledLine), v.readonly()), []);

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
const paySchema: v.GenericSchema<unknown, Pay> = v.pipe(
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

const provenanceSchema: v.GenericSchema<unknown, OfferProvenance> = v.object({
  source: line,
  id: filledLine,
  stated: v.fallback(v.array(v.picklist(PROVENANCE_FIELDS)), []),
});

/**
 * An internal offer as a catalogue or the device holds it. Title and text are all that it has to have beside its
 * number; what a real posting does not state is null or empty. `InternalOffer` is made from this.
 */
export const internalOfferSchema = v.object({
  /** Unique among the offers of the catalogue and of the user. */
  id: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  title: filledLine,
  company: optionalLine,
  location: optionalLine,
  region: stated(REGIONS),
  type: stated(CONTRACT_TYPES),
  experience: stated(EXPERIENCE_LEVELS),
  mode: stated(WORK_MODES),
  /** 75 to 95 for a sample, null elsewhere: real compatibility is computed from the CV, never stored here. */
  compatibility: v.optional(v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(100))), null),
  /** The whole advertisement as plain text, line breaks kept. */
  description: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(LONGEST_DESCRIPTION)),
  source: v.optional(v.fallback(v.picklist(OFFER_ORIGINS), 'catalogue'), 'catalogue'),
  /** ISO day of publication. */
  date: day,
  /** Where it was published: an https address. */
  url: link,
  pay: v.optional(v.fallback(v.nullable(paySchema), null), null),
  /** Driving licences asked for, as the posting names them. */
  licences: lines,
  languages: lines,
  /** ISO day on which the user's copy was taken; null for what is not a copy. */
  keptOn: day,
  /** ISO day after which it is closed. */
  expires: day,
  /** Code of its trade in the register ROME, where its source states one. */
  rome: v.optional(
    v.fallback(v.nullable(v.pipe(v.string(), v.regex(/^[A-Z]\d{4}$/u))), null),
    null,
  ),
  /** Null where it came neither from a file nor from a feed. */
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
  /** An https address. */
  url: requiredLink,
  /** Which of our own monograms stands for the board. */
  logo: v.optional(v.fallback(v.picklist([...BOARD_IDS, 'other']), 'other'), 'other'),
  sample: v.optional(v.boolean(), false),
};

/** An offer that another board shows. */
export const externalOfferSchema = v.object({
  ...linkedOffer,
  /** Name of the board as shown. */
  source: filledLine,
});

/** An offer of one of the three boards of the specialised search. */
export const specializedOfferSchema = v.object({
  ...linkedOffer,
  source: v.picklist(PLATFORM_IDS),
});
