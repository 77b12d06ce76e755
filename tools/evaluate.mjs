#!/usr/bin/env node
// Runs the product's own reader and matcher on a corpus pack and writes its predictions.
// Usage: npm run evaluate -- PACK_DIR --out FILE
import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { loadEvaluator } from './evaluate/build.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string' }, today: { type: 'string' } },
});
const [packDir] = positionals;
if (packDir === undefined || values.out === undefined) {
  console.error('usage: npm run evaluate -- PACK_DIR --out FILE [--today YYYY-MM-DD]');
  process.exit(2);
}

const { evaluatePack } = await loadEvaluator();
const outFile = resolve(values.out);
mkdirSync(dirname(outFile), { recursive: true });
await evaluatePack({
  packDir: resolve(packDir),
  outFile,
  today: values.today ?? new Date().toISOString().slice(0, 10),
  log: (line) => console.log(line),
});
