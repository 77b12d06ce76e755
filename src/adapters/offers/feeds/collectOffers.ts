import { FEEDS } from '#/adapters/offers/feeds/feeds';
import type {
  Attribution,
  Environment,
  Feed,
  FeedConfig,
  NetworkFeed,
} from '#/adapters/offers/feeds/feeds';
import { createPoliteFetch } from '#/adapters/offers/feeds/politeFetch';
import type { Ask, FeedProblem, PoliteParts } from '#/adapters/offers/feeds/politeFetch';
import { offersOf, readAnswer } from '#/adapters/offers/feeds/readAnswer';
import type { ReadAnswer } from '#/adapters/offers/feeds/readAnswer';
import { readTable } from '#/adapters/offers/imports/readTable';
import type { InternalOffer } from '#/domain/offers/catalogue/internalOffer';
import type { ImportedOffer } from '#/domain/offers/imports/importedOffer';
import type { ImportField } from '#/domain/offers/imports/importFields';
import { mergeImported } from '#/domain/offers/imports/mergeImported';
import { countProblems, sourceNameOf } from '#/domain/offers/imports/offersOfTable';
import type { RecordProblem } from '#/domain/offers/imports/table';
import { fail, ok } from '#/domain/shared/result';
import type { Result } from '#/domain/shared/result';

/** What became of one source. */
export type FeedReport = {
  readonly kind: FeedConfig['kind'];
  /** The board or the file, where several of one kind are asked. */
  readonly which: string;
  /** Null for a file that could not be read. */
  readonly attribution: Attribution | null;
  /** Offers that are in the catalogue because of it. */
  readonly offers: number;
  /** Offers that another source brought already. */
  readonly elsewhere: number;
  /** Those published before the day from which offers are taken. */
  readonly tooOld: number;
  /** Records that were left out, by reason. */
  readonly left: ReturnType<typeof countProblems>;
  /** Fields that a healthy answer has and this one lacks: its shape may have changed. */
  readonly lacks: readonly ImportField[];
  /** Why it gave nothing, or no more. */
  readonly problem: FeedProblem | null;
};

export type Collected = {
  readonly offers: readonly InternalOffer[];
  readonly reports: readonly FeedReport[];
};

export type CollectParts = PoliteParts & {
  readonly environment: Environment;
  /** ISO day: what ended before is left out. */
  readonly today: string;
  /** ISO day: what was published before is left out; null keeps all. */
  readonly since: string | null;
  readonly readFile: (path: string) => Uint8Array | null;
};

/** More questions to one source are a fault of its paging. */
const MOST_PAGES = 4_000;

type Gathered = ReadAnswer & {
  readonly problem: FeedProblem | null;
  readonly attribution: Attribution | null;
};

type FileFeed = Extract<FeedConfig, { kind: 'file' }>;

const askAll = async <C extends NetworkFeed>(
  feed: Feed<C>,
  config: C,
  parts: CollectParts,
): Promise<Gathered> => {
  const { environment } = parts;
  const { attribution } = feed;
  const nothing = { offers: [], problems: [], lacks: [], attribution };
  if (feed.needs?.some((secret) => (environment[secret] ?? '') === '') === true)
    return { ...nothing, problem: 'notConfigured' };
  const ask = createPoliteFetch(parts, feed.everyMs);
  const known: Result<string, FeedProblem> = feed.first
    ? await ask(feed.first(config, environment))
    : ok('');
  if (!known.ok) return { ...nothing, problem: known.problem };
  const company = 'company' in config ? config.company : undefined;
  const offers: ImportedOffer[] = [];
  const problems: RecordProblem[] = [];
  const lacks = new Set<ImportField>();
  const gathered = (problem: FeedProblem | null): Gathered => ({
    offers,
    problems,
    lacks: [...lacks],
    problem,
    attribution,
  });
  let before = '';
  let asked: Ask | null = null;
  for (let index = 0; index < MOST_PAGES; index += 1) {
    asked = feed.page(config, { index, first: known.value, before, asked, environment });
    if (asked === null) break;
    const answer: Result<string, FeedProblem> = await ask(asked);
    // What came before is kept.
    if (!answer.ok) return gathered(answer.problem);
    before = answer.value;
    const page = readAnswer(before, {
      today: parts.today,
      company,
      label: attribution.label,
      expects: feed.expects,
    });
    if (page === null) return gathered('notData');
    offers.push(...page.offers);
    problems.push(...page.problems);
    for (const field of page.lacks) lacks.add(field);
  }
  return gathered(null);
};

/** The terms of a source that is asked elsewhere, where the file is one of its own. */
const knownTerms = (label: string): Attribution | undefined =>
  Object.values(FEEDS)
    .map(({ attribution }) => attribution)
    .find((one) => one.label === label);

const attributionOf = (
  { path, label, url, licence }: FileFeed,
  told: string | null,
): Attribution => {
  const named = label ?? told ?? path.replace(/^.*[\\/]/u, '');
  const known = knownTerms(named);
  return { label: named, url: url ?? known?.url ?? '', licence: licence ?? known?.licence ?? '' };
};

const fromFile = (config: FileFeed, parts: CollectParts): Gathered => {
  const bytes = parts.readFile(config.path);
  const table = bytes === null ? null : readTable(bytes);
  if (bytes === null || table === null)
    return {
      offers: [],
      problems: [],
      lacks: [],
      attribution: null,
      problem: bytes === null ? 'unreachable' : 'notData',
    };
  const { today } = parts;
  const attribution = attributionOf(config, sourceNameOf(table));
  const { label } = attribution;
  const read = offersOf(table, { today, company: undefined, label, expects: ['title'] });
  return { ...read, attribution, problem: null };
};

const gather = (config: FeedConfig, parts: CollectParts): Promise<Gathered> => {
  switch (config.kind) {
    case 'file':
      return Promise.resolve(fromFile(config, parts));
    case 'franceTravail':
      return askAll(FEEDS.franceTravail, config, parts);
    case 'laBonneAlternance':
      return askAll(FEEDS.laBonneAlternance, config, parts);
    case 'choisirLeServicePublic':
      return askAll(FEEDS.choisirLeServicePublic, config, parts);
    case 'reliefWeb':
      return askAll(FEEDS.reliefWeb, config, parts);
    case 'greenhouse':
      return askAll(FEEDS.greenhouse, config, parts);
    case 'lever':
      return askAll(FEEDS.lever, config, parts);
    case 'ashby':
      return askAll(FEEDS.ashby, config, parts);
    case 'workable':
      return askAll(FEEDS.workable, config, parts);
    case 'pinpoint':
      return askAll(FEEDS.pinpoint, config, parts);
    case 'personio':
      return askAll(FEEDS.personio, config, parts);
  }
};

const whichOf = (config: FeedConfig): string =>
  'board' in config ? config.board : 'path' in config ? config.path : '';

/** Asks every source in turn. One that fails leaves the others as they are; an offer that two of them hold counts once. */
export const collectOffers = async (
  configs: readonly FeedConfig[],
  parts: CollectParts,
): Promise<Collected> => {
  const offers = new Map<number, InternalOffer>();
  const reports: FeedReport[] = [];
  for (const config of configs) {
    const gathered = await gather(config, parts);
    const { since } = parts;
    const recent = gathered.offers.filter(
      ({ date }) => since === null || date === null || date >= since,
    );
    const merge = mergeImported(recent, [...offers.values()], []);
    for (const offer of merge.put)
      offers.set(offer.id, { ...offer, source: 'catalogue', keptOn: null });
    reports.push({
      kind: config.kind,
      which: whichOf(config),
      attribution: gathered.attribution,
      offers: merge.added + merge.updated,
      elsewhere: merge.elsewhere.length,
      tooOld: gathered.offers.length - recent.length,
      left: countProblems(gathered.problems),
      lacks: gathered.lacks,
      problem: gathered.problem,
    });
  }
  return { offers: [...offers.values()], reports };
};

/** Fails where a source that should answer gave nothing at all: yesterday's catalogue is better than an empty one. */
export const isWorthPublishing = ({
  offers,
  reports,
}: Collected): Result<null, 'nothing' | 'everySourceFailed'> =>
  reports.length > 0 && reports.every(({ problem }) => problem !== null)
    ? fail('everySourceFailed')
    : offers.length === 0
      ? fail('nothing')
      : ok(null);
