import type { Filters } from '#/domain/offers/search/filters';
import type { OfferTable } from '#/domain/offers/search/index/OfferTable';
import { hasBit } from '#/domain/offers/search/index/TextIndex';
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

/** How each different place answers, by its number: each is looked at once. Null where none is typed. */
const placeAnswers = (
  table: OfferTable,
  { location, radius }: Filters,
  wanted: WantedPlace | null,
): Uint8Array | null => {
  const matcher = openMatcher(location);
  if (matcher === null) return null;
  // The words change more often than the place does.
  const key = [location, radius, wanted === null].join('\n');
  const known = lastAnswers.get(table);
  const answers = known?.key === key ? known.answers : readAnswers(table, matcher, wanted);
  lastAnswers.set(table, { key, answers });
  return answers;
};

/** How the place of an offer has to answer. */
type Wanted = {
  readonly answers: Uint8Array | null;
  readonly least: number;
  readonly most: number;
};

const THERE = { least: AROUND, most: HERE };

type Search = {
  readonly table: OfferTable;
  readonly query: IndexQuery;
  readonly place: Wanted;
  readonly limit: number;
};

/** Goes through the offers that answer the place and the choices, in order, until `take` has enough; of those with their bit alone, where bits are given. */
const goThrough = (
  { table, query, place: { answers, least, most } }: Omit<Search, 'limit'>,
  bits: Uint32Array | null,
  take: (at: number) => boolean,
): boolean => {
  const { placeOf } = table;
  const passes = table.choiceTest(query.filters);
  // A plain loop: it goes through all offers for each letter that is typed.
  for (const at of table.order(query.sort)) {
    if (bits !== null && !hasBit(bits, at)) continue;
    if (answers !== null) {
      const answer = answers[placeOf[at] ?? 0] ?? 0;
      if (answer < least || answer > most) continue;
    }
    if (passes !== null && !passes(at)) continue;
    if (!take(at)) return false;
  }
  return true;
};

/** Matches in the given order, until the limit; where words are typed and the order is not by day, those in whose title they stand come first. */
const run = (search: Search): IndexAnswer => {
  const { table, query, limit } = search;
  const ids: number[] = [];
  const take = (at: number): boolean => {
    if (ids.length === limit) return false;
    ids.push(table.ids[at] ?? 0);
    return true;
  };
  const matcher = openMatcher(query.filters.keyword);
  if (matcher === null) return { complete: goThrough(search, null, take), ids };
  const { bits, test } = table.texts.open(matcher);
  if (query.sort === 'date')
    return { complete: goThrough(search, bits, (at) => !test(at) || take(at)), ids };
  const title = table.titles.open(matcher);
  const others: number[] = [];
  const isAll = goThrough(search, bits, (at) => {
    if (title.test(at)) return take(at);
    others.push(at);
    return true;
  });
  if (!isAll) return { ids, complete: false };
  // Titles are short: where they fill the page, no text is looked at.
  for (const at of others) if (test(at) && !take(at)) return { ids, complete: false };
  return { ids, complete: true };
};

/** Searches a table by the rule of `filterOffers`, in the order of `sortOffers`; a place that is understood finds what it means. */
export const searchTable = (
  table: OfferTable,
  query: IndexQuery,
  wanted: WantedPlace | null = null,
): IndexAnswer => {
  const answers = placeAnswers(table, query.filters, wanted);
  const { limit = Infinity } = query;
  if (answers === null || query.filters.radius === undefined || query.sort === 'date')
    return run({ table, query, place: { answers, ...THERE }, limit });
  // The town itself, then what is around it.
  const here = run({ table, query, place: { answers, least: HERE, most: HERE }, limit });
  if (!here.complete) return here;
  const place = { answers, least: AROUND, most: AROUND };
  const around = run({ table, query, place, limit: limit - here.ids.length });
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
  const { limit = Infinity } = query;
  const letters =
    wanted === null
      ? { ids: [], complete: true }
      : run({ table, query, place: { answers, least: LETTERS, most: LETTERS }, limit });
  if (trade === null) return { trade: null, letters };
  const matcher = openMatcher(query.filters.keyword);
  const found = matcher === null ? null : table.texts.open(matcher);
  const mayName = table.titles.mayHold(trade.phrases);
  const hasCode = table.romes.map((rome) => rome !== null && trade.codes.has(rome));
  const names = new Map<string, number>();
  const ids: number[] = [];
  let count = 0;
  goThrough({ table, query, place: { answers, ...THERE } }, null, (at) => {
    const isCoded = hasCode[table.romeOf[at] ?? 0] === true;
    if (!isCoded && !hasBit(mayName, at)) return true;
    const rome = table.romes[table.romeOf[at] ?? 0] ?? null;
    const name =
      trade.titleIn(table.titleKeyAt(at)) ?? (isCoded && rome !== null ? trade.nameOf(rome) : null);
    if (name === null || found?.test(at) === true) return true;
    names.set(name, (names.get(name) ?? 0) + 1);
    count += 1;
    if (ids.length < limit) ids.push(table.ids[at] ?? 0);
    return true;
  });
  const told = [...names].sort(([, one], [, other]) => other - one).slice(0, MOST_NAMES);
  return {
    trade: { ids, count, names: told.map(([name]) => name) },
    letters,
  };
};
