import { type Filters, type Radius, RADII, withRadius } from '#/domain/offers/search/filters';
import { searchKey } from '#/domain/offers/search/searchKey';

/** The parts of a search that can be given up one by one. */
export const FILTER_PARTS = [
  'modes',
  'experience',
  'types',
  'region',
  'location',
  'keyword',
] as const;
export type FilterPart = (typeof FILTER_PARTS)[number];

/** A search that asks for less: one part given up, or other words in the place of the keyword. */
export type Widening = { readonly filters: Filters } & (
  | { readonly kind: 'without'; readonly part: FilterPart }
  | { readonly kind: 'keyword'; readonly keyword: string }
  | { readonly kind: 'around'; readonly radius: Radius }
);

const CLEARED: { readonly [Part in FilterPart]: Pick<Filters, Part> } = {
  modes: { modes: [] },
  experience: { experience: 'all' },
  types: { types: [] },
  region: { region: '' },
  location: { location: '' },
  keyword: { keyword: '' },
};

/** Whether a part restricts the search; blanks count as nothing. */
export const isActive = (filters: Filters, part: FilterPart): boolean => {
  const value = filters[part];
  if (part === 'experience') return value !== 'all';
  return (typeof value === 'string' ? value.trim() : value).length > 0;
};

/** The search without one of its parts. */
export const withoutPart = (filters: Filters, part: FilterPart): Filters => ({
  ...(part === 'location' ? withRadius(filters, null) : filters),
  ...CLEARED[part],
});

/** Some way around a place, then further. */
const AROUND: readonly Radius[] = [20, 50];

/** The same place with more around it; a place that no gazetteer knows finds nothing more so. */
const around = (filters: Filters): readonly Widening[] =>
  isActive(filters, 'location')
    ? RADII.filter((radius) => AROUND.includes(radius) && radius > (filters.radius ?? 0)).map(
        (radius) => ({ kind: 'around', radius, filters: withRadius(filters, radius) }),
      )
    : [];

/** Shorter words ("de", "en") are found everywhere. */
const SHORTEST_WORD = 4;
const MOST_WORDS = 4;
const WORDS = /[\p{L}\p{N}][\p{L}\p{N}+#]*/gu;
/** Longer ones are no compound such as "aide-soignante". */
const LONGEST_COMPOUND = 3;

/** The keyword as plain words, as a compound, then each of its words that says something; none that is the keyword itself. */
const keywordsIn = (keyword: string): readonly string[] => {
  const words = keyword.match(WORDS) ?? [];
  const telling = words.filter((word) => word.length >= SHORTEST_WORD).slice(0, MOST_WORDS);
  const given = searchKey(keyword.trim());
  const compound = words.length > LONGEST_COMPOUND ? [] : [words.join('-')];
  const found = new Map(
    [words.join(' '), ...compound, ...telling].map((word) => [searchKey(word), word]),
  );
  found.delete(given);
  found.delete('');
  return [...found.values()];
};

/**
 * The searches to try where one finds nothing, those that keep the most of it first. Giving up the
 * only part there is asks for nothing any more, and is left out.
 */
export const wideningsOf = (filters: Filters): readonly Widening[] => {
  const active = FILTER_PARTS.filter((part) => isActive(filters, part));
  const words = keywordsIn(filters.keyword).map((keyword): Widening => ({
    kind: 'keyword',
    keyword,
    filters: { ...filters, keyword },
  }));
  const near = around(filters);
  if (active.length < 2) return [...near, ...words];
  return [
    ...near,
    ...active.flatMap((part): readonly Widening[] => {
      const without = { kind: 'without', part, filters: withoutPart(filters, part) } as const;
      return part === 'keyword' ? [...words, without] : [without];
    }),
  ];
};
