#!/usr/bin/env node
// Learns from official texts which trades each concept lives in, and which forms other trades use for something else (docs/lexicon.md).
// Usage: node tools/lexicon-senses.mjs ROME_DIR [KEYWORDS.jsonl]: the tables of ROME 4.0 (unix_*_utf8.csv), and the key words of advertisements, one {"k": [...]} a line.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import papaparse from 'papaparse';

import { openSourceServer } from './lexicon/sourceServer.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const TABLES = [
  'domaine_professionnel',
  'liens_rome_referentiels',
  'referentiel_appellation',
  'referentiel_competence',
  'referentiel_savoir',
  'texte',
];

const [romeDir, keywordsFile] = process.argv.slice(2);
if (romeDir === undefined) {
  console.error('usage: node tools/lexicon-senses.mjs ROME_DIR [KEYWORDS.jsonl]');
  process.exit(2);
}

const server = await openSourceServer(root);
const { buildSenses } = await server.ssrLoadModule('/tools/lexicon/senses/buildSenses.ts');
const { readFamilies } = await server.ssrLoadModule('/tools/lexicon/vitePlugin.ts');
const { compileLexicon } = await server.ssrLoadModule('/src/domain/lexicon/compileLexicon.ts');
await server.close();

const files = readdirSync(romeDir);
const readTable = (name) => {
  const file = files.find((each) => new RegExp(`^unix_${name}_v\\d+_utf8\\.csv$`, 'u').test(each));
  if (file === undefined) throw new Error(`no table ${name} in ${romeDir}`);
  const text = readFileSync(join(romeDir, file), 'utf8').replace(/^\uFEFF/u, '');
  return papaparse.parse(text, { header: true, skipEmptyLines: true }).data;
};
const tables = Object.fromEntries(TABLES.map((name) => [name, readTable(name)]));
const ads =
  keywordsFile === undefined
    ? []
    : readFileSync(keywordsFile, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line).k);

const { data } = compileLexicon(readFamilies());
const target = join(root, 'src/domain/lexicon/senses/rome.senses');
writeFileSync(target, buildSenses(data, tables, ads));
console.log(`written to ${target}`);
