#!/usr/bin/env node
// Adds the official open data of ROME or ESCO to the lexicon (docs/lexicon.md).
// Usage: npm run lexicon:import -- FILE.csv [--name NAME] [--dry-run]
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';

import papaparse from 'papaparse';

import { openSourceServer } from './lexicon/sourceServer.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const MOST_KILOBYTES = 480;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { name: { type: 'string' }, 'dry-run': { type: 'boolean' } },
});
const [file] = positionals;
if (file === undefined) {
  console.error('usage: npm run lexicon:import -- FILE.csv [--name NAME] [--dry-run]');
  process.exit(2);
}

const server = await openSourceServer(root);
const { importTable } = await server.ssrLoadModule('/tools/lexicon/importTable.ts');
const { readFamilies, readSenses } = await server.ssrLoadModule('/tools/lexicon/vitePlugin.ts');
const { parseLexicon } = await server.ssrLoadModule('/src/domain/lexicon/parseLexicon.ts');
const { compileLexicon } = await server.ssrLoadModule('/src/domain/lexicon/compileLexicon.ts');
await server.close();

const text = readFileSync(file, 'utf8').replace(/^\uFEFF/u, '');
const { data } = papaparse.parse(text, { header: true, skipEmptyLines: true });
const name = `import-${values.name ?? basename(file).replace(/\.\w+$/u, '')}`
  .toLowerCase()
  .replace(/[^a-z0-9]+/gu, '-');
const target = join(root, 'src/domain/lexicon/families', `${name}.fr.lexicon`);

// A second import of one file replaces the first.
const sources = readFamilies().filter((source) => source.name !== `${name}.fr.lexicon`);
const table = importTable(data, parseLexicon(sources).entries);
if (table === null) {
  console.error('the columns are those of no known table: see docs/lexicon.md');
  process.exit(1);
}
console.log(`${table.added} concepts added, ${table.known} known, ${table.unusable} left out`);

const compiled = compileLexicon(
  [...sources, { name: `${name}.fr.lexicon`, text: table.text }],
  readSenses(),
);
const kilobytes = Math.round(gzipSync(JSON.stringify(compiled.data)).length / 1024);
console.log(`the lexicon would weigh ${kilobytes} kB compressed, of ${MOST_KILOBYTES}`);
if (kilobytes > MOST_KILOBYTES) {
  console.error('too heavy to be fetched by a browser: import a part of the table');
  process.exit(1);
}
if (values['dry-run'] !== true) {
  rmSync(target, { force: true });
  if (table.added > 0) writeFileSync(target, `# Imported from ${basename(file)}.\n${table.text}`);
  console.log(table.added > 0 ? `written to ${target}` : 'nothing to write');
}
