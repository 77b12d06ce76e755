import * as v from 'valibot';

import { EXPERIENCE_KINDS } from '#/domain/cv/cv';

/** A month of a CV, as it is stored. */
export const yearMonthSchema = v.object({
  year: v.pipe(v.number(), v.integer(), v.minValue(1900), v.maxValue(2100)),
  month: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12))),
});

/** One thing the user put right in what was read of a CV. An empty value means that there is none; `entry` takes a whole entry out. */
export const cvCorrectionSchema = v.variant('target', [
  v.object({
    target: v.literal('person'),
    field: v.picklist(['firstName', 'lastName', 'email', 'phone', 'city']),
    value: v.string(),
  }),
  v.object({ target: v.literal('headline'), value: v.string() }),
  v.object({
    target: v.literal('experience'),
    id: v.string(),
    field: v.picklist(['jobTitle', 'company', 'place']),
    value: v.string(),
  }),
  v.object({
    target: v.literal('education'),
    id: v.string(),
    field: v.picklist(['degree', 'institution']),
    value: v.string(),
  }),
  v.object({
    target: v.literal('language'),
    id: v.string(),
    field: v.picklist(['language', 'level']),
    value: v.string(),
  }),
  v.object({
    target: v.literal('entry'),
    list: v.picklist(['experiences', 'education', 'languages']),
    id: v.string(),
  }),
  v.object({
    target: v.literal('skill'),
    action: v.picklist(['add', 'remove']),
    label: v.string(),
    /** Lexicon concept of an added skill, where the user chose one. */
    concept: v.optional(v.string()),
  }),
  /** A skill of which its owner says where it was shown, in a line that the CV gains there. */
  v.object({
    target: v.literal('line'),
    place: v.picklist(['experience', 'education', 'elsewhere']),
    /** The post; null where it is in none. */
    id: v.nullable(v.string()),
    label: v.string(),
    value: v.string(),
  }),
  /** Takes an interest out, as it is written. */
  v.object({ target: v.literal('interest'), value: v.string() }),
  v.object({
    target: v.literal('period'),
    id: v.string(),
    start: v.nullable(yearMonthSchema),
    end: v.nullable(v.union([yearMonthSchema, v.literal('ongoing')])),
  }),
  v.object({
    target: v.literal('kind'),
    id: v.string(),
    kind: v.picklist(EXPERIENCE_KINDS),
  }),
  v.object({
    target: v.literal('graduation'),
    id: v.string(),
    end: v.nullable(yearMonthSchema),
    inProgress: v.boolean(),
  }),
  /** A new entry under an id that no other has; its fields are then corrected like any other. */
  v.object({
    target: v.literal('newEntry'),
    list: v.picklist(['experiences', 'education', 'languages']),
    id: v.string(),
    /** Job title, degree or language. */
    value: v.string(),
  }),
]);
export type CvCorrection = v.InferOutput<typeof cvCorrectionSchema>;
