import { EXPERIENCE_CHOICES, type ExperienceChoice } from '#/domain/offers/catalogue/offerFields';
import {
  DEFAULT_FILTERS,
  type Filters,
  RADII,
  SORT_ORDERS,
  type SortOrder,
} from '#/domain/offers/search/filters';
import { REGIONS, type Region } from '#/domain/places/region';
import {
  CONTRACT_FILTERS,
  type ContractFilter,
  WORK_MODES,
  type WorkMode,
} from '#/domain/postings/offer';
import { wellFormed } from '#/domain/shared/addressPart';

/** Names in the address; values are plain ASCII words, so that a shared address stays readable. */
const NAMES = {
  keyword: 'q',
  location: 'lieu',
  region: 'region',
  type: 'contrat',
  experience: 'experience',
  mode: 'mode',
  radius: 'rayon',
  sort: 'tri',
} as const;

const REGION_WORDS: Readonly<Record<Region, string>> = {
  Afrique: 'afrique',
  Europe: 'europe',
  Asie: 'asie',
  'Moyen Orient': 'moyen-orient',
  'Cara\u00efbes': 'caraibes',
};
const TYPE_WORDS: Readonly<Record<ContractFilter, string>> = {
  CDI: 'cdi',
  CDD: 'cdd',
  Freelance: 'freelance',
  Alternance: 'alternance',
  Stage: 'stage',
  Saisonnier: 'saisonnier',
};
const MODE_WORDS: Readonly<Record<WorkMode, string>> = {
  'Sur site': 'sur-site',
  Hybride: 'hybride',
  'T\u00e9l\u00e9travail': 'teletravail',
};

/** Longer texts are cut: an address is anyone's to write. */
const LONGEST_TEXT = 200;

/** An address, taken apart: what `URLSearchParams` is built from, and what it yields. */
export type AddressPairs = Iterable<readonly [string, string]>;

/** Filters as parts of an address; what is default is left out, so that the address of no filter is bare. */
export const encodeFilters = (filters: Filters): [string, string][] => [
  ...(filters.keyword === '' ? [] : [[NAMES.keyword, filters.keyword] as [string, string]]),
  ...(filters.location === '' ? [] : [[NAMES.location, filters.location] as [string, string]]),
  ...(filters.region === ''
    ? []
    : [[NAMES.region, REGION_WORDS[filters.region]] as [string, string]]),
  ...filters.types.map((type): [string, string] => [NAMES.type, TYPE_WORDS[type]]),
  ...(filters.experience === 'all'
    ? []
    : [[NAMES.experience, filters.experience] as [string, string]]),
  ...filters.modes.map((mode): [string, string] => [NAMES.mode, MODE_WORDS[mode]]),
  ...(filters.radius === undefined || filters.location === ''
    ? []
    : [[NAMES.radius, String(filters.radius)] as [string, string]]),
];

/** A text from an address, without control signs and not longer than a search is. */
export const addressText = (value: string | undefined): string =>
  wellFormed((value ?? '').replace(/\p{Cc}/gu, ' ').slice(0, LONGEST_TEXT));

/** Filters read from an address that anyone may have written: what is not known there is left out. */
export const decodeFilters = (pairs: AddressPairs): Filters => {
  const all = [...pairs];
  const valuesOf = (name: string): readonly string[] =>
    all.filter(([key]) => key === name).map(([, value]) => value);
  const regionWord = valuesOf(NAMES.region)[0];
  const level = valuesOf(NAMES.experience)[0];
  const types = valuesOf(NAMES.type);
  const modes = valuesOf(NAMES.mode);
  const radius = RADII.find((km) => String(km) === valuesOf(NAMES.radius)[0]);
  return {
    keyword: addressText(valuesOf(NAMES.keyword)[0]),
    location: addressText(valuesOf(NAMES.location)[0]),
    region: REGIONS.find((region) => REGION_WORDS[region] === regionWord) ?? DEFAULT_FILTERS.region,
    types: CONTRACT_FILTERS.filter((type) => types.includes(TYPE_WORDS[type])),
    experience:
      EXPERIENCE_CHOICES.find((choice): choice is ExperienceChoice => choice === level) ??
      DEFAULT_FILTERS.experience,
    modes: WORK_MODES.filter((mode) => modes.includes(MODE_WORDS[mode])),
    ...(radius === undefined ? {} : { radius }),
  };
};

/** The order as a part of an address; none where none was chosen. */
export const encodeSort = (order: SortOrder | null): [string, string][] =>
  order === null ? [] : [[NAMES.sort, order]];

/** The order read from an address; null where it says nothing known. */
export const decodeSort = (pairs: AddressPairs): SortOrder | null => {
  const word = [...pairs].find(([key]) => key === NAMES.sort)?.[1];
  return SORT_ORDERS.find((order) => order === word) ?? null;
};
