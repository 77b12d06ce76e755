#!/usr/bin/env node
// Measures the product's own title linking on the French tasks of MELO (Avature/melo-benchmark, MIT), whose data stay outside.
// Usage: npm run melo -- DIR..., each with queries.tsv, corpus_elements.tsv and annotations.tsv (data/processed/melo/fra_q_fr_c_fr, bel_q_fr_c_fr).
import { readFileSync, rmSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { build } from 'vite';

import { tsvRows } from './tsvRows.mjs';

const LIMIT = 1000;
const AT = 5;
const root = fileURLToPath(new URL('..', import.meta.url));
const dirs = process.argv.slice(2);
if (dirs.length === 0) {
  console.error('usage: npm run melo -- DIR...');
  process.exit(2);
}
const outDir = resolve(root, 'node_modules/.cache/embellie-melo', String(process.pid));
process.on('exit', () => rmSync(outDir, { recursive: true, force: true }));
await build({
  root,
  configFile: false,
  logLevel: 'error',
  resolve: { alias: { '#': resolve(root, 'src') } },
  build: {
    ssr: resolve(root, 'tools/melo/linkTitles.ts'),
    outDir,
    minify: false,
    target: 'node20',
    rollupOptions: { output: { entryFileNames: '[name].mjs' } },
  },
});
const { linkTitles } = await import(pathToFileURL(resolve(outDir, 'linkTitles.mjs')).href);
const table = readFileSync(resolve(root, 'src/domain/occupations/rome.fr.txt'), 'utf8');
const rowsOf = (dir, name) => tsvRows(resolve(dir, name));

/** MRR, first and first five of one task; names of one score stand in no order, so that those that are wrong count half. */
const measure = (dir, way) => {
  const names = rowsOf(dir, 'corpus_elements.tsv');
  const queries = rowsOf(dir, 'queries.tsv');
  const right = new Map();
  for (const [query, , name] of rowsOf(dir, 'annotations.tsv'))
    right.set(query, (right.get(query) ?? new Set()).add(name));
  const link = linkTitles(
    table,
    names.map(([, text]) => text),
    LIMIT,
    way,
  );
  const ranks = queries.map(([id, text]) => {
    const isRight = ({ name }) => right.get(id)?.has(names[name][0]) === true;
    const hits = link(text);
    const best = hits.find(isRight);
    if (best === undefined) return Infinity;
    const better = hits.filter(({ score }) => score > best.score).length;
    const tied = hits.filter((hit) => hit.score === best.score && !isRight(hit)).length;
    return 1 + better + tied / 2;
  });
  const mean = (worth) =>
    (ranks.reduce((sum, rank) => sum + worth(rank), 0) / ranks.length).toFixed(3);
  return [
    basename(dir),
    way,
    ranks.length,
    mean((rank) => 1 / rank),
    mean((rank) => Number(rank < 2)),
    mean((rank) => Number(rank <= AT)),
  ];
};

console.log('| Task | Way | Titles | MRR | First | First five |');
console.log('| --- | --- | --- | --- | --- | --- |');
for (const dir of dirs)
  for (const way of ['masculine', 'written', 'product'])
    console.log(`| ${measure(resolve(dir), way).join(' | ')} |`);
