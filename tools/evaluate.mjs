#!/usr/bin/env node
// Runs the product's own reader and matcher on a corpus pack and writes its predictions.
// Usage: npm run evaluate -- PACK_DIR --out FILE [--no-pairs], or PACK_DIR --trace ID to see what each step of the reader saw of one CV.
import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { loadEvaluator } from './evaluate/build.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string' },
    today: { type: 'string' },
    trace: { type: 'string' },
    'no-pairs': { type: 'boolean', default: false },
  },
});
const [packDir] = positionals;
if (packDir === undefined || (values.out === undefined && values.trace === undefined)) {
  console.error(
    'usage: npm run evaluate -- PACK_DIR (--out FILE [--no-pairs] | --trace ID) [--today YYYY-MM-DD]',
  );
  process.exit(2);
}

const { evaluatePack, traceCv } = await loadEvaluator();
const log = (line) => console.log(line);
const today = values.today ?? new Date().toISOString().slice(0, 10);
if (values.trace !== undefined)
  await traceCv({ packDir: resolve(packDir), id: values.trace, today, log });
if (values.out !== undefined) {
  const outFile = resolve(values.out);
  mkdirSync(dirname(outFile), { recursive: true });
  const compare = !values['no-pairs'];
  await evaluatePack({ packDir: resolve(packDir), outFile, today, compare, log });
}
