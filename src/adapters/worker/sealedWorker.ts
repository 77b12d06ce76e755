import { asScriptUrl } from '#/adapters/browser/scriptUrl';
import type { StartWorker, WorkerResponse } from '#/adapters/worker/protocol';

/** One small module per worker, kept as long as the page: a browser may ask for it again. */
const starters = new Map<string, string>();

const starterOf = (address: string): string => {
  const known = starters.get(address);
  if (known !== undefined) return known;
  const module = `import ${JSON.stringify(new URL(address, document.baseURI).href)};`;
  const made = URL.createObjectURL(new Blob([module], { type: 'text/javascript' }));
  starters.set(address, made);
  return made;
};

/**
 * Starts a module worker under the policy of this page; throws where the browser refuses it. `address` is that of its
 * script, from a `?worker&url` import. A worker that comes from an address has the policy its answer brings, none on a
 * host without headers; one made from a blob inherits the page's, whatever the host. See docs/decisions/0023.
 */
export const sealedWorker =
  (address: string, name: string): StartWorker =>
  ({ onResponse, onBreak }) => {
    const worker = new Worker(asScriptUrl(starterOf(address)), { type: 'module', name });
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerResponse>) =>
      onResponse(data),
    );
    worker.addEventListener('error', onBreak);
    worker.addEventListener('messageerror', onBreak);
    return {
      post: (request, transfer) => worker.postMessage(request, transfer),
      end: () => worker.terminate(),
    };
  };
