import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { build } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Bundles a module that runs the product's parts for Node, and loads it; `plugins` may take a part of them out. */
export const loadBundle = async (entry, plugins = []) => {
  // One folder per build: two evaluations may run at the same moment.
  const name = `${process.pid}-${loadBundle.count++}`;
  const outDir = resolve(root, 'node_modules/.cache/embellie-evaluate', name);
  process.on('exit', () => rmSync(outDir, { recursive: true, force: true }));
  await build({
    root,
    configFile: resolve(root, 'tools/lexicon/vite.config.ts'),
    logLevel: 'warn',
    plugins,
    resolve: { alias: { '#tests': resolve(root, 'tests'), '#': resolve(root, 'src') } },
    build: {
      ssr: resolve(root, entry),
      outDir,
      emptyOutDir: true,
      minify: false,
      target: 'node20',
      rollupOptions: {
        output: { entryFileNames: 'main.mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  });
  return import(pathToFileURL(resolve(outDir, 'main.mjs')).href);
};
loadBundle.count = 0;

/** Bundles the reader and the matcher for Node and loads them. */
export const loadEvaluator = (plugins = []) => loadBundle('tools/evaluate/main.ts', plugins);
