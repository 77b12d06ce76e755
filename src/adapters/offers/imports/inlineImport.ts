import type { ImportWorker, ImportWorkerEvents } from '#/adapters/offers/imports/protocol';
import { serveImport } from '#/adapters/offers/imports/serveImport';

/** The same conversation on the calling thread, for where no worker starts. An answer comes after the call, as from a worker. */
export const startInlineImport = ({ onResponse, onBreak }: ImportWorkerEvents): ImportWorker => {
  let ended = false;
  let ask: Parameters<Parameters<typeof serveImport>[0]['listen']>[0] = () => undefined;
  const later = (action: () => void): void => {
    setTimeout(() => {
      if (!ended) action();
    });
  };
  serveImport({
    send: (response) => later(() => onResponse(response)),
    listen: (listener) => {
      ask = listener;
    },
  });
  return {
    post: (request) =>
      later(() => {
        try {
          ask(request);
        } catch {
          onBreak();
        }
      }),
    end: () => {
      ended = true;
    },
  };
};
