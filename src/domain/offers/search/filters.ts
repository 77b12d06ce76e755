import type { ExperienceChoice } from '#/domain/offers/catalogue/offerFields';
import type { Region } from '#/domain/places/region';
import type { ContractFilter, WorkMode } from '#/domain/postings/offer';

/** Kilometres around a town, as the search offers them. */
export const RADII = [5, 10, 20, 30, 50, 100] as const;
export type Radius = (typeof RADII)[number];

/** The filters of the search (specification, section 3). */
export type Filters = {
  readonly keyword: string;
  readonly location: string;
  /** Empty for none. */
  readonly region: Region | '';
  readonly types: readonly ContractFilter[];
  readonly experience: ExperienceChoice;
  readonly modes: readonly WorkMode[];
  /** Kilometres around the place that count too, where it is a town of France; absent for the place alone. */
  readonly radius?: Radius;
};

export const DEFAULT_FILTERS: Filters = {
  keyword: '',
  location: '',
  region: '',
  types: [],
  experience: 'all',
  modes: [],
};

/** Whether no filter is set; blanks count as nothing. Such a search is not saved: specification, section 5. */
export const isDefaultFilters = (filters: Filters): boolean =>
  filters.keyword.trim() === '' &&
  filters.location.trim() === '' &&
  filters.region === '' &&
  filters.types.length === 0 &&
  filters.experience === 'all' &&
  filters.modes.length === 0;

/** The filters with one region pressed: pressing the active one clears it (specification, section 4). */
export const toggleRegion = (filters: Filters, region: Region): Filters => ({
  ...filters,
  region: filters.region === region ? '' : region,
});

/** The filters with a radius around their place; null for the place alone. */
export const withRadius = (filters: Filters, radius: Radius | null): Filters => {
  const { radius: before, ...others } = filters;
  return radius === null ? others : before === radius ? filters : { ...others, radius };
};

/** The list with a member put in or taken out. */
export const toggleMember = <T>(list: readonly T[], member: T): readonly T[] =>
  list.includes(member) ? list.filter((other) => other !== member) : [...list, member];

/** Orders of the results; `compatibility` asks for a readable CV. */
export const SORT_ORDERS = ['relevance', 'date', 'compatibility'] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];
