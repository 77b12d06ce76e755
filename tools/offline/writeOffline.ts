import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { build } from 'vite';

import { applicationVersion } from '../build/applicationVersion.ts';
import { offlineFilesOf } from './offlineFiles.ts';

type Built = {
  /** Folder of the sources. */
  readonly root: string;
  /** Folder of the finished build, everything else in place. */
  readonly dist: string;
  /** Address of the application, with a slash at both ends. */
  readonly base: string;
};

/** Writes into a built folder its version, the list of what devices keep of it, and the service worker that keeps it. */
export const writeOffline = async ({ root, dist, base }: Built): Promise<void> => {
  const files = offlineFilesOf(dist, base);
  const version = { ...applicationVersion(root), build: files.version };
  writeFileSync(join(dist, 'version.json'), `${JSON.stringify(version)}\n`);
  const list = JSON.stringify(files);
  writeFileSync(join(dist, 'offline.json'), list);
  const revision = createHash('sha256').update(list).digest('hex').slice(0, 16);
  const kept = { ...files, shell: [...files.shell, { url: `${base}offline.json`, revision }] };
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: {
      OFFLINE_FILES: JSON.stringify(kept),
      'process.env.NODE_ENV': JSON.stringify('production'),
    },
    resolve: { alias: { '#': join(root, 'src') } },
    build: {
      outDir: dist,
      emptyOutDir: false,
      target: 'es2022',
      rolldownOptions: {
        input: join(root, 'src/adapters/offline/serviceWorker.ts'),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  });
};
