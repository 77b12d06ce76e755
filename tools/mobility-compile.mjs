#!/usr/bin/env node
// Compiles the moves between occupations of ROME 4.0 into how near its domains of work are (docs/lexicon.md).
// Usage: node tools/mobility-compile.mjs MOBILITY.csv, the file `unix_rubrique_mobilite` of France Travail.
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import papaparse from 'papaparse';

const root = fileURLToPath(new URL('..', import.meta.url));
const TARGET = resolve(root, 'src/domain/occupations/mobility.txt');
/** A domain with few moves has its shares counted as if it had so many: one move is no habit. */
const FEWEST_MOVES = 20;
/** Two domains are as near as they get where one move in ten of each leads to the other. */
const WHOLE = 0.1;
/** Nearness is written on one digit of this base. */
const BASE = 36;

const [file] = process.argv.slice(2);
if (file === undefined) {
  console.error('usage: node tools/mobility-compile.mjs MOBILITY.csv');
  process.exit(2);
}

const { data } = papaparse.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/u, ''), {
  header: true,
  skipEmptyLines: true,
});
const domainOf = (code) => code.slice(0, 3);
const add = (counts, key) => counts.set(key, (counts.get(key) ?? 0) + 1);

const from = new Map();
const between = new Map();
for (const { code_rome: one, code_rome_cible: other } of data) {
  add(from, domainOf(one));
  add(between, `${domainOf(one)} ${domainOf(other)}`);
}

const share = (one, other) =>
  (between.get(`${one} ${other}`) ?? 0) / Math.max(FEWEST_MOVES, from.get(one) ?? 0);
const digit = (one, other) => {
  const moves = (share(one, other) + share(other, one)) / 2;
  return Math.round(Math.min(1, moves / WHOLE) * (BASE - 1));
};

// A pair of domains is written once, beside the first of them.
const domains = [...from.keys()].sort((one, other) => (one < other ? -1 : 1));
const lines = domains.flatMap((one, place) => {
  const near = domains
    .slice(place + 1)
    .filter((other) => digit(one, other) > 0)
    .map((other) => other + digit(one, other).toString(BASE));
  return near.length === 0 ? [] : [`${one} ${near.join(' ')}`];
});
writeFileSync(TARGET, `${lines.join('\n')}\n`);
console.log(`${data.length} moves between ${domains.length} domains written to ${TARGET}`);
