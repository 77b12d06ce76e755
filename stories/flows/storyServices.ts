import { SampleOfferSource } from '#/adapters/sample/SampleOfferSource';
import { createMemoryCvStore } from '#/adapters/storage/memoryCvStore';
import { createMemoryVault } from '#/adapters/storage/memoryVault';
import { createServices } from '#/app/services/createServices';
import type { Services } from '#/app/services/services';
import type { Vault } from '#/domain/storage/Vault';

const now = (): Date => new Date('2026-11-20T09:00:00');

/** The application's services on a device that forgets, on a fixed morning, over the sample offers. `fill` puts there what earlier visits left. */
export const storyServices = (fill: (vault: Vault) => void): Services => {
  const vault = createMemoryVault({ texts: new Map() }, now);
  fill(vault);
  return {
    ...createServices(),
    vault,
    cvStore: createMemoryCvStore(),
    offers: new SampleOfferSource(),
    now,
    random: () => 0.5,
  };
};
