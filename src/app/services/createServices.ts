import { createBrowserDictation } from '#/adapters/speech/browserDictation';
import { createBrowserVoice } from '#/adapters/speech/browserVoice';
import type { RecognitionScope } from '#/adapters/speech/recognition';
import { createBrowserDeviceStorage } from '#/adapters/storage/browserDeviceStorage';
import { browserNotices } from '#/adapters/offers/browserNotices';
import { createIndexedDbCvStore } from '#/adapters/storage/indexedDbCvStore';
import { createLocalVault } from '#/adapters/storage/localVault';
import { notifyOnUse } from '#/app/notifications/toasts';
import { analyzerOnUse } from '#/app/services/analyzerOnUse';
import { localDay } from '#/app/services/localDay';
import { offerIndexOnUse } from '#/app/services/offerIndexOnUse';
import type { Services } from '#/app/services/services';
import type { OfferSource } from '#/domain/offers/catalogue/OfferSource';

/** The catalogue beside the application; what reads it loads with the first screen that needs offers. */
const offersOnUse: OfferSource = {
  load: async (signal) => {
    const { CATALOGUE_PATH, HttpOfferSource } = await import('#/adapters/offers/HttpOfferSource');
    return new HttpOfferSource({ url: `${import.meta.env.BASE_URL}${CATALOGUE_PATH}` }).load(
      signal,
    );
  },
};

/** The composition root: the only place that decides what stands behind each port. */
export const createServices = (): Services => {
  const now = (): Date => new Date();
  const today = (): string => localDay(now());
  return {
    analyzer: analyzerOnUse(async () => {
      const { browserAnalyzer } = await import('#/adapters/analysis/browserAnalyzer');
      return browserAnalyzer(today);
    }),
    vault: createLocalVault(window, now),
    cvStore: createIndexedDbCvStore(),
    offers: offersOnUse,
    offerIndex: offerIndexOnUse(async () =>
      (await import('#/adapters/offers/index/browserOfferIndex')).browserOfferIndex(),
    ),
    device: createBrowserDeviceStorage(window),
    dictation: createBrowserDictation(window as Window & RecognitionScope),
    voice: createBrowserVoice(window),
    notify: notifyOnUse,
    notices: browserNotices(),
    now,
    random: Math.random,
  };
};
