export { createBrowserVoice } from '#/adapters/speech/browserVoice';
import type { PickerScope } from '#/adapters/backup/autoSaveFile';
import { liveOrigins } from '#/adapters/offers/live/liveOrigins';
import type { DetectorScope } from '#/adapters/transfer/browserTransferCodes';
import type { Analyzer } from '#/domain/analysis/Analyzer';
import type { PostingReader } from '#/domain/offers/intake/PostingReader';
import { lazy } from '#/domain/shared/lazy';

/** Ports that few visits need, each in a file of its own. */
export const lexicon = lazy(async () =>
  (await import('#/adapters/lexicon/loadLexicon')).loadLexicon(),
);
export const skillLabels = lazy(async () =>
  (await import('#/adapters/lexicon/loadSkillLabels')).loadSkillLabels(),
);
export const importer = lazy(
  async () => (await import('#/adapters/offers/imports/browserImporter')).browserImporter,
);
export const imported = lazy(async () =>
  (await import('#/adapters/storage/indexedDbOffers')).createIndexedDbOffers(),
);
export const live = lazy(async () => {
  const [{ BrowserLiveSearch }, { localDay }] = await Promise.all([
    import('#/adapters/offers/live/BrowserLiveSearch'),
    import('#/domain/shared/localDay'),
  ]);
  return new BrowserLiveSearch({
    fetch: (...asked) => fetch(...asked),
    isOnline: () => navigator.onLine,
    now: Date.now,
    today: () => localDay(new Date()),
    allowed: new Set(liveOrigins()),
    appname: import.meta.env.RELIEFWEB_APPNAME,
  });
});
export const offerIndex = lazy(async () =>
  (await import('#/adapters/offers/index/browserOfferIndex')).browserOfferIndex(),
);
export const cvStore = lazy(async () => {
  const [{ createIndexedDbCvStore }, { READER }, { localDay }] = await Promise.all([
    import('#/adapters/storage/indexedDbCvStore'),
    import('#/adapters/analysis/browserAnalyzer'),
    import('#/domain/shared/localDay'),
  ]);
  // Posts still held are counted up to the month of the reading.
  return createIndexedDbCvStore(() => READER && `${READER} ${localDay(new Date()).slice(0, 7)}`);
});
export const attachments = lazy(async () =>
  (await import('#/adapters/storage/indexedDbAttachments')).createIndexedDbAttachments(),
);
export const device = lazy(async () =>
  (await import('#/adapters/storage/browserDeviceStorage')).createBrowserDeviceStorage(window),
);
export const offline = lazy(async () =>
  (await import('#/adapters/offline/browserOffline')).browserOffline(),
);
export const clipboard = lazy(async () => (await import('#/adapters/browser/clipboard')).clipboard);
export const downloads = lazy(async () => (await import('#/adapters/browser/downloads')).downloads);
export const receivedFiles = lazy(async () =>
  (await import('#/adapters/offline/receivedFiles')).createReceivedFiles(window),
);
export const cipher = lazy(async () =>
  (await import('#/adapters/backup/webCipher')).createWebCipher(window.crypto),
);
export const autoSaveFile = lazy(async () =>
  (await import('#/adapters/backup/autoSaveFile')).createAutoSaveFile(window as PickerScope),
);
export const codes = lazy(async () =>
  (await import('#/adapters/transfer/browserTransferCodes')).browserTransferCodes(
    window as DetectorScope,
  ),
);
export const letterFiles = lazy(
  async () => (await import('#/adapters/letters/letterFiles')).letterFiles,
);
export const cvFiles = lazy(async () => (await import('#/adapters/cvFiles/cvFiles')).cvFiles);
export const sheetFiles = lazy(async () => (await import('#/adapters/pdf/sheetFiles')).sheetFiles);
export const tables = lazy(async () => (await import('#/adapters/applications/csvText')).csvTables);
export const readPhoto = lazy(async () => (await import('#/adapters/photo/readPhoto')).readPhoto);

/** Reads postings; documents are read in the worker, where those of the CV are. */
export const postingReader = async ({
  extractText,
}: Pick<Analyzer, 'extractText'>): Promise<PostingReader> => {
  const { LocalPostingReader } = await import('#/adapters/offers/posting/LocalPostingReader');
  return new LocalPostingReader(lexicon, extractText);
};
