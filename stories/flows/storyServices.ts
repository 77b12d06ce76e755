import type { HttpHandler } from 'msw';

import { HttpOfferSource } from '#/adapters/offers/HttpOfferSource';
import { createOpenAiTextModel } from '#/adapters/textmodel/openAiTextModel';
import { createServices } from '#/app/services/createServices';
import type { CvFile } from '#/domain/cv/TextExtractor';
import type { Dictation } from '#/domain/interview/Speech';
import { lazy } from '#/domain/shared/lazy';
import type { Vault } from '#/domain/storage/Vault';
import { readAddress } from '#/domain/textmodel/settings';
import type { Services } from '#/usecases/shared/services';
import { fetchOver } from '#stories/flows/fetchOver';
import { CATALOGUE_URL, sampleCatalogue } from '#stories/flows/handlers';
import type { Network } from '#stories/support/networks';
import { createMemoryAttachments } from '#tests/support/memory/memoryAttachments';
import { createMemoryCvStore } from '#tests/support/memory/memoryCvStore';
import { createMemoryOffers } from '#tests/support/memory/memoryOffers';
import { createMemoryVault } from '#tests/support/memory/memoryVault';

const now = (): Date => new Date('2026-11-20T09:00:00');

/** What a flow starts from. */
export type Start = {
  readonly network: Network;
  /** Puts on the device what earlier visits left. */
  readonly fill?: (vault: Vault) => void;
  /** The CV that its owner asked to keep. */
  readonly keptCv?: CvFile;
  /** What answers on the network; the sample catalogue by default. */
  readonly handlers?: readonly HttpHandler[];
  /** What recognises speech; the browser's own by default. */
  readonly dictation?: Dictation;
};

/** The application's services on a device that forgets, on a fixed morning, over a network that nothing leaves. */
export const storyServices = ({
  network,
  fill,
  keptCv,
  handlers = [sampleCatalogue],
  dictation,
}: Start): Services => {
  const vault = createMemoryVault({ texts: new Map() }, now);
  fill?.(vault);
  const fetch = fetchOver(network, handlers);
  return {
    ...createServices(),
    ...(dictation === undefined ? {} : { dictation }),
    vault,
    cvStore: createMemoryCvStore(keptCv === undefined ? {} : { kept: keptCv }),
    attachments: lazy(() => Promise.resolve(createMemoryAttachments())),
    offers: new HttpOfferSource({ url: CATALOGUE_URL, fetch }),
    imported: lazy(() => Promise.resolve(createMemoryOffers())),
    textModels: {
      connect: ({ address, model, key }) => {
        const endpoint = readAddress(address);
        return Promise.resolve(
          endpoint.ok
            ? createOpenAiTextModel({ endpoint: endpoint.value, model, key, fetch })
            : null,
        );
      },
      browserState: () => Promise.resolve('absent'),
    },
    now,
    random: () => 0.5,
  };
};
