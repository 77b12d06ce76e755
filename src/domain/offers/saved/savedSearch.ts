import * as v from 'valibot';

import { EXPERIENCE_CHOICES, type ExperienceChoice } from '#/domain/offers/catalogue/offerFields';
import { type Filters, type Radius, RADII } from '#/domain/offers/search/filters';
import { REGIONS, type Region } from '#/domain/places/region';
import { CONTRACT_FILTERS, WORK_MODES } from '#/domain/postings/offer';

/** A search kept by the user. */
export type SavedSearch = {
  /** Timestamp, milliseconds. */
  readonly id: number;
  readonly name: string;
  readonly filters: Filters;
};

const membersOf = <const T extends readonly string[]>(all: T) =>
  v.pipe(
    v.array(v.string()),
    v.transform((list): readonly T[number][] =>
      all.filter((member) => list.some((one) => one === member)),
    ),
  );

/** Filters from storage or from elsewhere: an unknown value counts as no restriction. */
export const filtersSchema: v.GenericSchema<unknown, Filters> = v.pipe(
  v.object({
    keyword: v.string(),
    location: v.string(),
    region: v.fallback(v.picklist(['', ...REGIONS]), (): Region | '' => ''),
    types: membersOf(CONTRACT_FILTERS),
    experience: v.fallback(v.picklist(EXPERIENCE_CHOICES), (): ExperienceChoice => 'all'),
    modes: membersOf(WORK_MODES),
    radius: v.optional(v.fallback(v.nullable(v.picklist(RADII)), null), null),
  }),
  v.transform(({ radius, ...filters }) =>
    radius === null ? filters : { ...filters, radius: radius satisfies Radius },
  ),
);

export const savedSearchSchema: v.GenericSchema<unknown, SavedSearch> = v.object({
  id: v.pipe(v.number(), v.integer(), v.minValue(0)),
  name: v.string(),
  filters: filtersSchema,
});
