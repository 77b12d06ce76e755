import type { Analyzer } from '#/domain/analysis/Analyzer';
import type { CvStore } from '#/domain/cv/CvStore';
import type { Dictation } from '#/domain/interview/Dictation';
import type { Voice } from '#/domain/interview/Voice';
import type { Notices } from '#/domain/offers/alerts/Notices';
import type { OfferSource } from '#/domain/offers/catalogue/OfferSource';
import type { OfferIndex } from '#/domain/offers/search/OfferIndex';
import type { DeviceStorage } from '#/domain/storage/DeviceStorage';
import type { Vault } from '#/domain/storage/Vault';
import type { TextModels } from '#/domain/textmodel/TextModels';
import type { Notify } from '#/usecases/shared/notification';

/** Everything that screens need of the outside, as ports. */
export type Services = {
  readonly analyzer: Analyzer;
  readonly vault: Vault;
  readonly cvStore: CvStore;
  readonly offers: OfferSource;
  /** Searches where there are more offers than the page can look through at once. */
  readonly offerIndex: OfferIndex;
  readonly device: DeviceStorage;
  readonly dictation: Dictation;
  readonly voice: Voice;
  /** Language models that the user may connect; none is unless they do. */
  readonly textModels: TextModels;
  readonly notify: Notify;
  readonly notices: Notices;
  readonly now: () => Date;
  /** 0 included to 1 excluded; for what the specification simulates. */
  readonly random: () => number;
};
