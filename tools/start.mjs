// Builds the app if needed, then serves dist/ with a fallback to index.html.
// Usage: node tools/start.mjs [--port 4173] [--no-build] [--folder dist] [--uncompressed]
import { parseArgs } from 'node:util';

import { build, preview } from 'vite';

import { isBuildFresh } from './serve/freshness.mjs';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4173' },
    'no-build': { type: 'boolean', default: false },
    folder: { type: 'string', default: 'dist' },
    // For tests, which ask for the same files thousands of times over no network at all.
    uncompressed: { type: 'boolean', default: false },
  },
});

if (!values['no-build'] && !isBuildFresh()) {
  console.log('Building the app…');
  await build({ logLevel: 'warn' });
}

const decodes = (address) => {
  try {
    decodeURI(address);
    return true;
  } catch {
    return false;
  }
};

/** An address that cannot be decoded names no file: it gets the application too, which says that there is no such page. */
const brokenAddresses = {
  name: 'embellie-broken-addresses',
  configurePreviewServer: ({ middlewares }) => {
    middlewares.use((request, _response, next) => {
      if (!decodes(request.url)) request.url = request.url.replaceAll('%', '%25');
      next();
    });
  },
};

const uncompressed = {
  name: 'embellie-uncompressed',
  configurePreviewServer: ({ middlewares }) => {
    middlewares.use((request, _response, next) => {
      delete request.headers['accept-encoding'];
      next();
    });
  },
};

// Without the project's configuration: serving files needs none of its plugins.
const server = await preview({
  configFile: false,
  plugins: values.uncompressed ? [brokenAddresses, uncompressed] : [brokenAddresses],
  build: { outDir: values.folder },
  preview: { host: 'localhost', port: Number(values.port), strictPort: true, open: false },
});
console.log(`Embellie: ${server.resolvedUrls?.local[0] ?? `http://localhost:${values.port}/`}`);
