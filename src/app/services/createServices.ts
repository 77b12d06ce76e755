import { browserNotices } from '#/adapters/offers/browserNotices';
import { createBrowserDictation } from '#/adapters/speech/browserDictation';
import { createBrowserVoice } from '#/adapters/speech/browserVoice';
import type { RecognitionScope } from '#/adapters/speech/recognition';
import { createBrowserDeviceStorage } from '#/adapters/storage/browserDeviceStorage';
import { createIndexedDbCvStore } from '#/adapters/storage/indexedDbCvStore';
import { createLocalVault } from '#/adapters/storage/localVault';
import type { LanguageModelScope } from '#/adapters/textmodel/browserTextModel';
import { lazyNotify } from '#/app/notifications/toasts';
import { lazyAnalyzer } from '#/app/services/lazyAnalyzer';
import { offerIndexOnUse } from '#/app/services/offerIndexOnUse';
import type { OfferSource } from '#/domain/offers/catalogue/OfferSource';
import { localDay } from '#/domain/shared/localDay';
import type { TextModels } from '#/domain/textmodel/TextModels';
import type { Services } from '#/usecases/shared/services';

/** The catalogue beside the application; what reads it loads with the first screen that needs offers. */
const offersOnUse: OfferSource = {
  load: async (signal) => {
    const { CATALOGUE_PATH, HttpOfferSource } = await import('#/adapters/offers/HttpOfferSource');
    return new HttpOfferSource({ url: `${import.meta.env.BASE_URL}${CATALOGUE_PATH}` }).load(
      signal,
    );
  },
};

/** Models load when one is connected: most visits need none. */
const textModelsOnUse: TextModels = {
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
  return {
    analyzer: lazyAnalyzer(async () => {
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
    textModels: textModelsOnUse,
    notify: lazyNotify,
    notices: browserNotices(),
    now,
    random: Math.random,
  };
};
