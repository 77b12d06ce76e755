import { takeShared } from '#/adapters/offline/sharedFiles';
import type { ReceivedFile, ReceivedFiles } from '#/domain/device/ReceivedFiles';

/** What a browser hands over with a launch: https://wicg.github.io/web-app-launch/ */
type Launch = { readonly files?: readonly { readonly getFile: () => Promise<File> }[] };

/** What it needs of the browser; many lack the first, and pages without HTTPS both. */
export type ReceivingHost = {
  readonly launchQueue?: { readonly setConsumer: (consumer: (launch: Launch) => void) => void };
  readonly caches?: CacheStorage;
};

/** How long a launch may take to tell its file, in milliseconds: a page that is loaded anew has none. */
const MOST_WAIT = 3000;

const takeOpened = async (host: ReceivingHost): Promise<ReceivedFile | null> => {
  const queue = host.launchQueue;
  if (queue === undefined) return null;
  const launch = await new Promise<Launch | null>((resolve) => {
    setTimeout(() => resolve(null), MOST_WAIT);
    queue.setConsumer(resolve);
  });
  const [file] = launch?.files ?? [];
  return (await file?.getFile()) ?? null;
};

/** The files that a browser hands over. */
export const createReceivedFiles = (host: ReceivingHost): ReceivedFiles => ({
  take: async (handover) => {
    try {
      if (handover === 'opened') return await takeOpened(host);
      return host.caches === undefined ? null : await takeShared(host.caches);
    } catch {
      // Moved or deleted since, or storage is refused.
      return null;
    }
  },
});
