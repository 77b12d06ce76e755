#!/usr/bin/env node
// Compiles the open data of ROME 4.0 into the compact table that the product loads (docs/lexicon.md).
// Usage: node tools/occupations-compile.mjs APPELLATIONS.csv CODES.csv FIELDS.csv, where FIELDS tells the fields of work of each code.
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import papaparse from 'papaparse';

const root = fileURLToPath(new URL('..', import.meta.url));
const TARGET = resolve(root, 'src/domain/occupations/rome.fr.txt');

const [appellations, codes, fields] = process.argv.slice(2);
if (fields === undefined) {
  console.error('usage: node tools/occupations-compile.mjs APPELLATIONS.csv CODES.csv FIELDS.csv');
  process.exit(2);
}

const rowsOf = (file) =>
  papaparse.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/u, ''), {
    header: true,
    skipEmptyLines: true,
  }).data;

const numbers = new Map();
const numberOf = (field) => {
  if (!numbers.has(field)) numbers.set(field, numbers.size);
  return numbers.get(field).toString(36);
};

const fieldsOf = new Map();
for (const { code, sousDomaine } of rowsOf(fields)) {
  if (!sousDomaine) continue;
  const known = fieldsOf.get(code) ?? new Set();
  fieldsOf.set(code, known.add(numberOf(sousDomaine)));
}

const titlesOf = new Map();
for (const { code_rome: code, libelle_appellation_long: title } of rowsOf(appellations)) {
  const known = titlesOf.get(code) ?? new Set();
  titlesOf.set(code, known.add(title.replaceAll('|', ' ').trim()));
}

const lines = rowsOf(codes)
  .sort((one, other) => (one.code_rome < other.code_rome ? -1 : 1))
  .map(({ code_rome: code, code_rome_parent: parent, libelle_rome: label }) => {
    const titles = [...new Set([label, ...(titlesOf.get(code) ?? [])])];
    return [code, parent, [...(fieldsOf.get(code) ?? [])].join(','), titles.join('|')].join('\t');
  });

writeFileSync(TARGET, `${lines.join('\n')}\n`);
console.log(`${lines.length} codes written to ${TARGET}`);
