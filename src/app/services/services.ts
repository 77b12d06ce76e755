import type { Notify } from '#/app/notifications/notification';
import type { Analyzer } from '#/domain/matching/Analyzer';
import type { OfferSource } from '#/domain/offers/catalogue/OfferSource';
import type { CvStore } from '#/domain/storage/CvStore';
import type { Vault } from '#/domain/storage/Vault';

/** Everything that screens need of the outside, as ports. */
export type Services = {
  readonly analyzer: Analyzer;
  readonly vault: Vault;
  readonly cvStore: CvStore;
  readonly offers: OfferSource;
  readonly notify: Notify;
  readonly now: () => Date;
  /** 0 included to 1 excluded; for what the specification simulates. */
  readonly random: () => number;
};
