// Builds the app if needed, then serves dist/ with a fallback to index.html.
// Usage: node tools/start.mjs [--port 4173] [--no-build]
import { parseArgs } from 'node:util';

import { build, preview } from 'vite';

import { isBuildFresh } from './serve/freshness.mjs';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4173' },
    'no-build': { type: 'boolean', default: false },
  },
});

if (!values['no-build'] && !isBuildFresh()) {
  console.log('Building the app…');
  await build({ logLevel: 'warn' });
}

// Without the project's configuration: serving files needs none of its plugins.
const server = await preview({
  configFile: false,
  preview: { host: 'localhost', port: Number(values.port), strictPort: true, open: false },
});
console.log(`Embellie: ${server.resolvedUrls?.local[0] ?? `http://localhost:${values.port}/`}`);
