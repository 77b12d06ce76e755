import { alertPreferencesRecord } from '#/domain/offers/alerts/alertRecords';
import { asNews, pendingNews, seenWatches, watchAnswer } from '#/domain/offers/alerts/liveWatch';
import type { LiveWatch } from '#/domain/offers/alerts/liveWatch';
import { liveWatchesRecord, MOST_WATCHES } from '#/domain/offers/alerts/liveWatchesRecord';
import { alertFilters } from '#/domain/offers/alerts/newOffers';
import type { AlertNews, NewsGroup } from '#/domain/offers/alerts/newOffers';
import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import { liveChoicesRecord } from '#/domain/offers/live/liveChoicesRecord';
import { targetKey } from '#/domain/offers/live/LiveSearch';
import type { LiveSearch, LiveTarget } from '#/domain/offers/live/LiveSearch';
import { mergeLive } from '#/domain/offers/live/mergeLive';
import { savedSearchesRecord } from '#/domain/offers/saved/savedSearchesRecord';
import { passesChoices } from '#/domain/offers/search/filterOffers';
import type { Filters } from '#/domain/offers/search/filters';
import { inCodeOrder } from '#/domain/shared/inCodeOrder';
import type { Services } from '#/usecases/shared/services';

/** A source is asked for so many searches at one look, those first that waited longest: the others wait for the next. */
const MOST_QUESTIONS = 6;
const HOUR = 60 * 60_000;

type Question = {
  readonly target: LiveTarget;
  readonly filters: Filters;
  readonly search: NewsGroup['search'];
  readonly key: string;
};

/** What a question leads to, over what is remembered of it by then. */
type Settle = (standing: ReadonlyMap<string, LiveWatch>) => {
  readonly watch: LiveWatch | undefined;
  readonly news: AlertNews | null;
};

type Device = Pick<Services, 'vault' | 'live' | 'now'>;

/** What is watched, by source: the questions of one source come one after the other. */
const questionsOf = ({ vault }: Pick<Services, 'vault'>): readonly (readonly Question[])[] => {
  const choices = vault.read(liveChoicesRecord);
  if (!choices.ok || choices.value === null) return [];
  const { sources, boards } = choices.value;
  const targets: readonly LiveTarget[] = [
    ...sources.map((source) => ({ source })),
    ...boards.map((board) => ({ source: board.vendor, board })),
  ];
  const searches = vault.read(savedSearchesRecord);
  const preferences = vault.read(alertPreferencesRecord);
  const watched = [
    ...((searches.ok ? searches.value : null) ?? []).map((search) => ({
      search,
      filters: search.filters,
    })),
    ...(preferences.ok && preferences.value !== null
      ? alertFilters(preferences.value).map((filters) => ({ search: null, filters }))
      : []),
  ];
  return targets.map((target) =>
    watched.map(({ search, filters }) => ({
      target,
      filters,
      search,
      key: `live:${targetKey(target)}:${JSON.stringify(filters)}`,
    })),
  );
};

const watchesOf = ({ vault }: Pick<Services, 'vault'>): readonly LiveWatch[] => {
  const read = vault.read(liveWatchesRecord);
  return (read.ok ? read.value : null) ?? [];
};

/** Nobody presses here: an answer stands for an hour, whatever the source would allow. */
const isFresh = ({ askedAt }: LiveWatch, now: number): boolean => now - Date.parse(askedAt) < HOUR;

/**
 * Asks the live sources that are switched on for what is watched: one question after the other, none whose last answer still
 * stands. A source that fails tells nothing, and what it told before stays. `there` holds the offers that are here already.
 */
export const askLiveSources = async (
  device: Device,
  there: readonly InternalOffer[],
): Promise<readonly AlertNews[]> => {
  const bySource = questionsOf(device);
  if (bySource.every((questions) => questions.length === 0)) return [];
  const before = new Map(watchesOf(device).map((watch) => [watch.key, watch]));
  const live = await device.live().catch(() => null);
  const told = await Promise.all(bySource.map((questions) => askOne(questions, live)));
  const asked = told.flat();
  // Seconds went by: what another tab showed meanwhile is seen, and an answer is compared with that.
  const standing = new Map(watchesOf(device).map((watch) => [watch.key, watch]));
  const settled = asked.map((settle) => settle(standing));
  const watches = settled.flatMap(({ watch }) => watch ?? []);
  // Where it cannot be kept, the same offers are new once more: no harm done.
  device.vault.write(liveWatchesRecord, watches.slice(0, MOST_WATCHES));
  return settled.map(({ news }) => news).filter((news) => news !== null);

  async function askOne(questions: readonly Question[], search: LiveSearch | null) {
    const answers: Settle[] = [];
    const now = device.now();
    const askedAt = ({ key }: Question): string => before.get(key)?.askedAt ?? '';
    const due = questions
      .filter(({ key }) => {
        const last = before.get(key);
        return last === undefined || !isFresh(last, now.getTime());
      })
      .toSorted((one, other) => inCodeOrder(askedAt(one), askedAt(other)))
      .slice(0, MOST_QUESTIONS);
    for (const question of questions) {
      const { keyword, location } = question.filters;
      const answer =
        due.includes(question) && search?.isAllowed(question.target.source) === true
          ? await search.ask(question.target, { keyword, location }).catch(() => null)
          : null;
      if (answer?.ok !== true) {
        answers.push((standing) => {
          const last = standing.get(question.key);
          return {
            watch: last,
            news: last === undefined ? null : pendingNews(last, question.search),
          };
        });
        continue;
      }
      const { offers } = answer.value;
      const { source } = question.target;
      const own = new Set(mergeLive(offers, there).fresh.map(({ id }) => id));
      const numbered = mergeLive(offers, []).fresh.filter((offer) =>
        passesChoices(offer, question.filters),
      );
      const answered = {
        key: question.key,
        search: question.search,
        all: numbered.map((offer) => asNews(offer, source)),
        fresh: numbered.filter(({ id }) => own.has(id)).map((offer) => asNews(offer, source)),
        more: answer.value.more,
        now: device.now().toISOString(),
      };
      answers.push((standing) => watchAnswer(answered, standing.get(question.key)));
    }
    return answers;
  }
};

/** What live sources told has been seen. */
export const rememberLiveSources = (device: Pick<Services, 'vault'>): void => {
  const watches = watchesOf(device);
  if (watches.length > 0) device.vault.write(liveWatchesRecord, seenWatches(watches));
};
