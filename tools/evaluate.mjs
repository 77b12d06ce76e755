#!/usr/bin/env node
// Runs the product's own reader and matcher on a corpus pack and writes its predictions.
// Usage: npm run evaluate -- PACK_DIR --out FILE
import { mkdirSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

import { build } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string' }, today: { type: 'string' } },
});
const [packDir] = positionals;
if (packDir === undefined || values.out === undefined) {
  console.error('usage: npm run evaluate -- PACK_DIR --out FILE [--today YYYY-MM-DD]');
  process.exit(2);
}

// One folder per run: two evaluations may be built at the same moment.
const outDir = resolve(root, 'node_modules/.cache/embellie-evaluate', String(process.pid));
await build({
  root,
  configFile: resolve(root, 'tools/lexicon/vite.config.ts'),
  logLevel: 'warn',
  resolve: { alias: { '#': resolve(root, 'src') } },
  build: {
    ssr: resolve(root, 'tools/evaluate/main.ts'),
    outDir,
    emptyOutDir: true,
    minify: false,
    target: 'node20',
    rollupOptions: { output: { entryFileNames: 'main.mjs', chunkFileNames: '[name]-[hash].mjs' } },
  },
});

process.on('exit', () => rmSync(outDir, { recursive: true, force: true }));
const { evaluatePack } = await import(pathToFileURL(resolve(outDir, 'main.mjs')).href);
const outFile = resolve(values.out);
mkdirSync(dirname(outFile), { recursive: true });
await evaluatePack({
  packDir: resolve(packDir),
  outFile,
  today: values.today ?? new Date().toISOString().slice(0, 10),
  log: (line) => console.log(line),
});
