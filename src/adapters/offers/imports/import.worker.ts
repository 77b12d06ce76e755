import '#/adapters/worker/disarmed';
import type { ImportRequest } from '#/adapters/offers/imports/protocol';
import { serveImport } from '#/adapters/offers/imports/serveImport';

serveImport({
  send: (response) => postMessage(response),
  listen: (listener) => {
    addEventListener('message', ({ data }: MessageEvent<ImportRequest>) => listener(data));
  },
});
