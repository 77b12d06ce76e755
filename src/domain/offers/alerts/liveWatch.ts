import { hasNews, lookAt, newOffersSince, offersThere } from '#/domain/offers/alerts/newOffers';
import type { AlertNews, LastLook, NewsGroup } from '#/domain/offers/alerts/newOffers';
import type { ExternalOffer } from '#/domain/offers/catalogue/externalOffer';
import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import { LIVE_SOURCES } from '#/domain/offers/live/liveSources';
import type { LiveSourceId } from '#/domain/offers/live/liveSources';

/** What one live source was last asked for one watched search, and what it told. */
export type LiveWatch = {
  /** The source, or the board, and the search. */
  readonly key: string;
  /** ISO instant of the last answer. */
  readonly askedAt: string;
  /** What was there when the person last saw it. */
  readonly seen: LastLook;
  /** What was there at that answer. */
  readonly current: LastLook;
  /** New since it was seen, the first of them. */
  readonly fresh: readonly ExternalOffer[];
};

/** So many new offers of one source are told for one search. */
const MOST_FRESH = 50;
const MOST_KNOWN = 1_000;

export const NEVER_LOOKED: LastLook = { at: null, keys: [], marks: [], told: [], watched: [] };

/** An offer of a live source as news show it: opened where it was published, as it is not kept here. */
export const asNews = (offer: InternalOffer, source: LiveSourceId): ExternalOffer => ({
  id: String(offer.id),
  title: offer.title,
  agency: offer.company,
  location: offer.location,
  url: offer.url ?? LIVE_SOURCES[source].url,
  logo: 'other',
  source: LIVE_SOURCES[source].name,
  sample: false,
});

type Answered = {
  readonly key: string;
  readonly search: NewsGroup['search'];
  /** All that the source has for the search. */
  readonly all: readonly ExternalOffer[];
  /** Those that nothing else here has. */
  readonly fresh: readonly ExternalOffer[];
  /** The source has more than it gave: what is missing is not gone. */
  readonly more: boolean;
  /** ISO instant. */
  readonly now: string;
};

/** What was known before and stands on a further page now comes back to the first one some day: it is not new then. */
const withFurther = (look: LastLook, before: LastLook): LastLook => {
  const known = new Set(look.keys);
  const further = before.keys.flatMap((key, at) => (known.has(key) ? [] : [at]));
  return {
    ...look,
    keys: [...look.keys, ...further.map((at) => before.keys[at] ?? 0)].slice(0, MOST_KNOWN),
    marks: [...look.marks, ...further.map((at) => before.marks[at] ?? 0)].slice(0, MOST_KNOWN),
  };
};

/** Compares an answer with the one before; the news, and what to remember. */
export const watchAnswer = (
  { key, search, all, fresh, more, now }: Answered,
  before: LiveWatch | undefined,
): { readonly watch: LiveWatch; readonly news: AlertNews } => {
  const group = { search, watch: key, internal: [], external: fresh };
  const seen = before?.seen ?? NEVER_LOOKED;
  const there = more ? new Set(seen.keys) : offersThere(all);
  const news = newOffersSince([group], seen, () => there);
  const answered = lookAt([{ ...group, external: all }], now);
  const current = more ? withFurther(answered, before?.current ?? NEVER_LOOKED) : answered;
  return {
    news,
    watch: {
      key,
      askedAt: now,
      seen: hasNews(news) ? seen : current,
      current,
      fresh: news.groups.flatMap(({ external }) => external).slice(0, MOST_FRESH),
    },
  };
};

/** The news that an earlier answer told and nobody has seen yet. */
export const pendingNews = (watch: LiveWatch, search: NewsGroup['search']): AlertNews => ({
  since: watch.seen.at,
  total: watch.fresh.length,
  groups:
    watch.fresh.length === 0
      ? []
      : [{ search, watch: watch.key, internal: [], external: watch.fresh }],
  changed: { internal: [], external: [] },
  gone: { count: 0, told: [] },
});

/** The watches once the person has seen what is new. */
export const seenWatches = (watches: readonly LiveWatch[]): readonly LiveWatch[] =>
  watches.map((watch) => ({ ...watch, seen: watch.current, fresh: [] }));

/** News of several looks as one. Groups of one search stand together. */
export const joinNews = (news: readonly AlertNews[]): AlertNews => {
  const groups = new Map<number | null, NewsGroup>();
  for (const group of news.flatMap((one) => one.groups)) {
    const id = group.search?.id ?? null;
    const before = groups.get(id);
    groups.set(
      id,
      before === undefined
        ? group
        : {
            ...before,
            internal: [...before.internal, ...group.internal],
            external: [...before.external, ...group.external],
          },
    );
  }
  const instants = news.flatMap(({ since }) => since ?? []);
  return {
    since: instants.toSorted()[0] ?? null,
    total: news.reduce((sum, { total }) => sum + total, 0),
    groups: [...groups.values()],
    changed: {
      internal: news.flatMap(({ changed }) => changed.internal),
      external: news.flatMap(({ changed }) => changed.external),
    },
    gone: {
      count: news.reduce((sum, { gone }) => sum + gone.count, 0),
      told: news.flatMap(({ gone }) => gone.told),
    },
  };
};
