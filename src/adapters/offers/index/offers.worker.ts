import '#/adapters/worker/disarmed';
import type { IndexRequest } from '#/adapters/offers/index/protocol';
import { serveIndex } from '#/adapters/offers/index/serveIndex';

serveIndex({
  send: (response) => postMessage(response),
  listen: (listener) => {
    addEventListener('message', ({ data }: MessageEvent<IndexRequest>) => listener(data));
  },
});
