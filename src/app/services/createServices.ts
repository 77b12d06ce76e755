import { browserNotices } from '#/adapters/offers/browserNotices';
import { liveOrigins } from '#/adapters/offers/live/liveOrigins';
import { createBrowserDictation } from '#/adapters/speech/browserDictation';
import type { RecognitionScope } from '#/adapters/speech/recognition';
import { createLocalVault } from '#/adapters/storage/localVault';
import type { LanguageModelScope } from '#/adapters/textmodel/browserTextModel';
import { lazyNotify, takeToastAway } from '#/app/notifications/toasts';
import { lazyAnalyzer } from '#/app/services/lazyAnalyzer';
import type { CvStore, CvStoreProblem } from '#/domain/cv/CvStore';
import type { Voice } from '#/domain/interview/Speech';
import type { OfferSource } from '#/domain/offers/catalogue/OfferSource';
import { lazy } from '#/domain/shared/lazy';
import type { Lazy } from '#/domain/shared/lazy';
import { localDay } from '#/domain/shared/localDay';
import { fail } from '#/domain/shared/result';
import type { Result } from '#/domain/shared/result';
import type { TextModels } from '#/domain/textmodel/TextModels';
import type { Services } from '#/usecases/shared/services';

/** The catalogue beside the application; what reads it loads with the first screen that needs offers. */
const servedOffers = lazy(async () => {
  const { HttpOfferSource } = await import('#/adapters/offers/HttpOfferSource');
  const { connection, deviceMemory } = navigator as Navigator & {
    readonly connection?: { readonly saveData?: boolean };
    /** In gigabytes, 8 at most; not told by every browser. */
    readonly deviceMemory?: number;
  };
  return new HttpOfferSource({
    url: `${import.meta.env.BASE_URL}${import.meta.env.OFFER_FEED}`,
    background: connection?.saveData !== true,
    deviceMemory,
  });
});
const lazyOffers: OfferSource = {
  load: async (signal, onMore) => (await servedOffers()).load(signal, onMore),
  want: (wanted) =>
    void servedOffers().then(
      (source) => source.want(wanted),
      () => undefined,
    ),
};

/** What few screens need, and then a moment after they are shown. */
const tools = lazy(() => import('#/app/services/deviceTools'));
type Tools = Awaited<ReturnType<typeof tools>>;
const tool =
  <T>(pick: (all: Tools) => Lazy<T>): Lazy<T> =>
  async () =>
    pick(await tools())();

/** The store of the kept CV loads with the dashboard's first look at it: the public pages have none. */
const cvStore = tool((all) => all.cvStore);
const withCvStore = <T>(
  use: (store: CvStore) => Promise<Result<T, CvStoreProblem>>,
): Promise<Result<T, CvStoreProblem>> => cvStore().then(use, () => fail('unavailable'));
const lazyCvStore: CvStore = {
  load: () => withCvStore((store) => store.load()),
  keep: (file) => withCvStore((store) => store.keep(file)),
  keepReading: (...read) => withCvStore((store) => store.keepReading(...read)),
  remove: () => withCvStore((store) => store.remove()),
};

/** Loads with the first question that is read aloud; until then there is nothing to stop. */
let voice: Voice | null = null;
let stops = 0;
const lazyVoice: Voice = {
  say: (...question) => {
    const asked = stops;
    return tools().then(({ createBrowserVoice }) => {
      voice ??= createBrowserVoice(window);
      const said = voice.say(...question);
      if (asked !== stops) voice.stop();
      return said;
    });
  },
  stop: () => {
    stops += 1;
    voice?.stop();
  },
};

/** Models load when one is connected: most visits need none. */
const lazyTextModels: TextModels = {
  connect: async (settings) =>
    (await import('#/adapters/textmodel/connectTextModel')).connectTextModel(
      settings,
      window as LanguageModelScope,
    ),
  browserState: async () =>
    (await import('#/adapters/textmodel/browserTextModel')).browserModelState(
      window as LanguageModelScope,
    ),
};

/** The composition root: the only place that decides what stands behind each port. */
export const createServices = (): Services => {
  const now = (): Date => new Date();
  const today = (): string => localDay(now());
  const analyzer = lazyAnalyzer(async () =>
    (await import('#/adapters/analysis/browserAnalyzer')).browserAnalyzer(today),
  );
  return {
    analyzer,
    lexicon: tool((all) => all.lexicon),
    skillLabels: tool((all) => all.skillLabels),
    vault: createLocalVault(window, now),
    cvStore: lazyCvStore,
    attachments: tool((all) => all.attachments),
    offers: lazyOffers,
    postings: async () => (await tools()).postingReader(analyzer),
    importer: tool((all) => all.importer),
    imported: tool((all) => all.imported),
    live: tool((all) => all.live),
    liveOrigins: liveOrigins(),
    offerIndex: tool((all) => all.offerIndex),
    device: tool((all) => all.device),
    offline: tool((all) => all.offline),
    dictation: createBrowserDictation(window as Window & RecognitionScope),
    voice: lazyVoice,
    textModels: lazyTextModels,
    clipboard: tool((all) => all.clipboard),
    downloads: tool((all) => all.downloads),
    receivedFiles: tool((all) => all.receivedFiles),
    cipher: tool((all) => all.cipher),
    autoSaveFile: tool((all) => all.autoSaveFile),
    codes: tool((all) => all.codes),
    letterFiles: tool((all) => all.letterFiles),
    cvFiles: tool((all) => all.cvFiles),
    sheetFiles: tool((all) => all.sheetFiles),
    tables: tool((all) => all.tables),
    readPhoto: tool((all) => all.readPhoto),
    notify: lazyNotify,
    takeToastAway,
    notices: browserNotices(window),
    now,
    random: Math.random,
  };
};
