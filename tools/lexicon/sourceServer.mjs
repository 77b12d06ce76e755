import { createServer } from 'vite';

/** A server without a port that loads the project's own TypeScript from a tool; close it once that is done. */
export const openSourceServer = (root) =>
  createServer({
    root,
    configFile: false,
    server: { middlewareMode: true, hmr: false, ws: false },
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
  });
