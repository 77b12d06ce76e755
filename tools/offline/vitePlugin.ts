import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

import type { Plugin, ResolvedConfig } from 'vite';

import { writeOffline } from './writeOffline.ts';

/** Adds to the build what keeps it on devices, once every other file is there. See docs/decisions/0022-offline.md. */
export const offlinePlugin = (): Plugin => {
  let config: ResolvedConfig;
  return {
    name: 'embellie-offline',
    enforce: 'post',
    apply: (user, { command }) => command === 'build' && !user.build?.ssr,
    configResolved: (resolved) => {
      config = resolved;
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      async handler() {
        const { root, base } = config;
        const dist = resolve(root, config.build.outDir);
        // Storybook builds with this configuration too.
        if (existsSync(join(dist, '200.html'))) await writeOffline({ root, dist, base });
      },
    },
  };
};
