#!/usr/bin/env node
// Measures the reader and the matcher on the project's own packs and writes what the README and Storybook show.
// Usage: npm run justesse [-- OTHER_PACK_DIR...]
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import { loadEvaluator } from './evaluate/build.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const file = resolve(root, 'stories/justesse.figures.json');
const OWN = ['gamma', 'epsilon', 'zeta', 'eta'];
/** The day on which the CVs of our packs are read, so that "today" in them means one thing. */
const TODAY = '2026-11-21';

const { figuresOf } = await loadEvaluator();
const measure = async (packDir) => figuresOf({ packDir, today: TODAY });

const packs = {};
for (const name of OWN) packs[name] = (await measure(resolve(root, 'tests/bench', name))).figures;

// Packs that are not in the repository keep their last figures, each with the version that made them.
const known = JSON.parse(readFileSync(file, 'utf8'));
const others = { ...known.others };
for (const packDir of process.argv.slice(2)) {
  const { model, figures } = await measure(resolve(packDir));
  others[basename(resolve(packDir))] = { model, figures };
}

writeFileSync(file, `${JSON.stringify({ today: TODAY, packs, others }, null, 2)}\n`);
console.log(`written to ${file}`);
