import '#/adapters/worker/disarmed';
import type { CatalogueBytes } from '#/adapters/offers/parsing/parseCatalogue';
import { serveParsing } from '#/adapters/offers/parsing/serveParsing';

serveParsing({
  send: (response) => postMessage(response),
  listen: (listener) => {
    addEventListener('message', ({ data }: MessageEvent<CatalogueBytes>) => listener(data));
  },
});
