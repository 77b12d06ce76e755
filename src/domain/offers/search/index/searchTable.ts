import type { OfferTable } from '#/domain/offers/search/index/OfferTable';
import { hasBit } from '#/domain/offers/search/index/signatures';
import { type Matcher, openMatcher } from '#/domain/offers/search/matcher';
import type { IndexAnswer, IndexQuery } from '#/domain/offers/search/OfferIndex';

/** A test of the place, by position: each different place is looked at once. */
const placeTest = (table: OfferTable, matcher: Matcher | null): ((at: number) => boolean) => {
  if (matcher === null) return () => true;
  const accepted = table.places.map(matcher.test);
  return (at) => accepted[table.placeOf[at] ?? 0] === true;
};

type Search = {
  readonly table: OfferTable;
  readonly order: Uint32Array;
  /** Whether an offer may match, by what is cheap to know. */
  readonly mayMatch: (at: number) => boolean;
  readonly keyword: Matcher | null;
  readonly limit: number;
};

/** Matches in the given order, until the limit. */
const inOrder = ({ table, order, mayMatch, keyword, limit }: Search): IndexAnswer => {
  const ids: number[] = [];
  for (const at of order) {
    if (!mayMatch(at) || keyword?.test(table.haystacks[at] ?? '') === false) continue;
    if (ids.length === limit) return { ids, complete: false };
    ids.push(table.ids[at] ?? 0);
  }
  return { ids, complete: true };
};

/** Matches in the title first, then in the rest of the text. Titles are short: where they fill the page, no text is looked at. */
const titlesFirst = ({ table, order, mayMatch, keyword, limit }: Search): IndexAnswer => {
  const ids: number[] = [];
  const others: number[] = [];
  for (const at of order) {
    if (!mayMatch(at)) continue;
    if (keyword?.test(table.titles[at] ?? '') !== true) {
      others.push(at);
      continue;
    }
    if (ids.length === limit) return { ids, complete: false };
    ids.push(table.ids[at] ?? 0);
  }
  for (const at of others) {
    if (keyword?.test(table.haystacks[at] ?? '') !== true) continue;
    if (ids.length === limit) return { ids, complete: false };
    ids.push(table.ids[at] ?? 0);
  }
  return { ids, complete: true };
};

/** Searches a table by the exact rule of `filterOffers`, in the order of `sortOffers`. */
export const searchTable = (table: OfferTable, query: IndexQuery): IndexAnswer => {
  const { filters, sort, limit = Infinity } = query;
  const keyword = openMatcher(filters.keyword);
  const candidates =
    keyword === null ? null : table.signatures.candidates([keyword.needle, ...keyword.variants]);
  const passesChoices = table.choiceTest(filters);
  const passesPlace = placeTest(table, openMatcher(filters.location));
  const search: Search = {
    table,
    order: table.order(sort),
    mayMatch: (at) =>
      (candidates === null || hasBit(candidates, at)) && passesChoices(at) && passesPlace(at),
    keyword,
    limit,
  };
  return keyword === null || sort === 'date' ? inOrder(search) : titlesFirst(search);
};
