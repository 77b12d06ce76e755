// The first import of the service worker: what follows never had another host to call.
import { reportConnections } from '#/adapters/connections/watchConnections';
import type { OfflineFiles } from '#/adapters/offline/offlineFiles';
import { sealService } from '#/adapters/offline/sealService';
import type { ServiceScope } from '#/adapters/offline/sealService';

/** Written by the build: the list without what the shell needs no worker for. */
declare const OFFLINE_FILES: OfflineFiles;

/** What this build can keep on the device. */
export const offlineFiles = OFFLINE_FILES;

sealService(globalThis as unknown as ServiceScope, {
  pages: offlineFiles.shell.flatMap(({ url, revision }) =>
    url.endsWith('.html') && revision !== null ? [revision] : [],
  ),
  onRefused: reportConnections(globalThis, 'service'),
});
