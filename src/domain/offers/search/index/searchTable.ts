import type { Filters } from '#/domain/offers/search/filters';
import type { OfferTable } from '#/domain/offers/search/index/OfferTable';
import { hasBit } from '#/domain/offers/search/index/signatures';
import { type Matcher, openMatcher } from '#/domain/offers/search/keywordMatcher';
import type { BesideAnswer, IndexAnswer, IndexQuery } from '#/domain/offers/search/OfferIndex';
import type { TradeTitles } from '#/domain/offers/search/trades/tradeTitles';
import type { WantedPlace } from '#/domain/places/wantedPlace';

/** Whether a place answers what is typed: it is meant, or only its letters are the same. */
type PlaceAnswer = 'meant' | 'letters' | null;

/** How one place answers: where the typed one is understood, and this one is known, its letters alone do not make it meant. */
export const placeAnswer = (
  wanted: WantedPlace | null,
  letters: (place: string) => boolean,
  place: { readonly key: string; readonly written: string },
): PlaceAnswer => {
  if (wanted?.test(place.written) === true) return 'meant';
  if (!letters(place.key)) return null;
  return wanted === null || !wanted.knows(place.written) ? 'meant' : 'letters';
};

const HERE = 3;
const AROUND = 2;
const LETTERS = 1;

const readAnswers = (table: OfferTable, matcher: Matcher, wanted: WantedPlace | null): Uint8Array =>
  Uint8Array.from(table.places, (key, number) => {
    const written = table.writtenPlaces[number] ?? '';
    const answer = placeAnswer(wanted, matcher.test, { key, written });
    if (answer !== 'meant') return answer === 'letters' ? LETTERS : 0;
    return wanted?.isAround(written) === true ? AROUND : HERE;
  });

/** How the places of a table answered the one that was asked for last. */
const lastAnswers = new WeakMap<
  OfferTable,
  { readonly key: string; readonly answers: Uint8Array }
>();

/** How each offer answers the place, by position: each different place is looked at once. */
const placeAnswers = (
  table: OfferTable,
  { location, radius }: Filters,
  wanted: WantedPlace | null,
): ((at: number) => number) => {
  const matcher = openMatcher(location);
  if (matcher === null) return () => HERE;
  // The words change more often than the place does.
  const key = [location, radius, wanted === null].join('\n');
  const known = lastAnswers.get(table);
  const answers = known?.key === key ? known.answers : readAnswers(table, matcher, wanted);
  lastAnswers.set(table, { key, answers });
  return (at) => answers[table.placeOf[at] ?? 0] ?? 0;
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

const openSearch = (
  table: OfferTable,
  { filters, sort, limit = Infinity }: IndexQuery,
  passesPlace: (at: number) => boolean,
): Search => {
  const keyword = openMatcher(filters.keyword);
  const candidates =
    keyword === null ? null : table.signatures.candidates([keyword.needle, ...keyword.variants]);
  const passesChoices = table.choiceTest(filters);
  return {
    table,
    order: table.order(sort),
    mayMatch: (at) =>
      (candidates === null || hasBit(candidates, at)) && passesChoices(at) && passesPlace(at),
    keyword,
    limit,
  };
};

/** Searches a table by the rule of `filterOffers`, in the order of `sortOffers`; a place that is understood finds what it means. */
export const searchTable = (
  table: OfferTable,
  query: IndexQuery,
  wanted: WantedPlace | null = null,
): IndexAnswer => {
  const answers = placeAnswers(table, query.filters, wanted);
  const isPlain = query.sort === 'date' || openMatcher(query.filters.keyword) === null;
  const run = isPlain ? inOrder : titlesFirst;
  const { limit = Infinity } = query;
  if (query.filters.radius === undefined || query.sort === 'date')
    return run(openSearch(table, query, (at) => answers(at) >= AROUND));
  // The town itself, then what is around it.
  const here = run(openSearch(table, query, (at) => answers(at) === HERE));
  if (!here.complete) return here;
  const rest = { ...query, limit: limit - here.ids.length };
  const around = run(openSearch(table, rest, (at) => answers(at) === AROUND));
  return { ids: [...here.ids, ...around.ids], complete: around.complete };
};

/** So many names of a trade tell what is meant. */
const MOST_NAMES = 3;

/** Offers of the same trade that its words do not find, and those in whose place only the letters stand. */
export const besideTable = (
  table: OfferTable,
  query: IndexQuery,
  wanted: WantedPlace | null,
  trade: TradeTitles | null,
): BesideAnswer => {
  const answers = placeAnswers(table, query.filters, wanted);
  const letters =
    wanted === null
      ? { ids: [], complete: true }
      : inOrder(openSearch(table, query, (at) => answers(at) === LETTERS));
  if (trade === null) return { trade: null, letters };
  const { keyword } = openSearch(table, query, () => true);
  const { limit = Infinity } = query;
  const passesChoices = table.choiceTest(query.filters);
  const names = new Map<string, number>();
  const ids: number[] = [];
  let count = 0;
  for (const at of table.order(query.sort)) {
    if (!passesChoices(at) || answers(at) < AROUND) continue;
    const rome = table.romeAt(at);
    const name =
      trade.titleIn(table.titleKeyAt(at)) ??
      (rome !== null && trade.codes.has(rome) ? trade.nameOf(rome) : null);
    if (name === null || keyword?.test(table.haystacks[at] ?? '') === true) continue;
    names.set(name, (names.get(name) ?? 0) + 1);
    count += 1;
    if (ids.length < limit) ids.push(table.ids[at] ?? 0);
  }
  const told = [...names].sort(([, one], [, other]) => other - one).slice(0, MOST_NAMES);
  return {
    trade: { ids, count, names: told.map(([name]) => name) },
    letters,
  };
};
