#!/usr/bin/env node
// Writes what in the letters of a word tells a given name from a surname (docs/lexicon.md, "Names").
// Usage: node tools/given-names-fit.mjs --given PRENOMS --family NOMS
// Both are INSEE's, one name a line (first column): "Fichier des prénoms" and "Fichier des noms" (Licence Ouverte 2.0).
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { randomFrom } from './random.mjs';

const { values: options } = parseArgs({
  options: { given: { type: 'string' }, family: { type: 'string' } },
});
const OUT = fileURLToPath(new URL('../src/domain/cv/person/givenNameLetters.ts', import.meta.url));

const KEPT = 1500;
const ROUNDS = 8;
const RATE = 0.3;
/** Weights are written in steps of a quarter. */
const STEPS = 4;

const wordsOf = (path) =>
  new Set(
    readFileSync(path, 'utf8')
      .split(/\r?\n/u)
      .map((line) => line.split(/[;,\t]/u)[0] ?? '')
      .flatMap((name) =>
        name
          .normalize('NFD')
          .replace(/\p{M}/gu, '')
          .toLowerCase()
          .split(/[^a-z]+/u),
      )
      .filter((word) => word.length > 1),
  );

/** Two to four letters in a row, the ends of the word among them. */
const gramsOf = (word) => {
  const framed = `^${word}$`;
  const grams = new Set();
  for (const size of [2, 3, 4])
    for (let at = 0; at + size <= framed.length; at += 1) grams.add(framed.slice(at, at + size));
  return [...grams];
};

const countsOf = (words) => {
  const counts = new Map();
  for (const word of words)
    for (const gram of gramsOf(word)) counts.set(gram, (counts.get(gram) ?? 0) + 1);
  return counts;
};

const given = [...wordsOf(options.given)];
const family = [...wordsOf(options.family)];
const [inGiven, inFamily] = [countsOf(given), countsOf(family)];
const tells = (gram) => {
  const a = (inGiven.get(gram) ?? 0) / given.length;
  const b = (inFamily.get(gram) ?? 0) / family.length;
  return Math.abs(Math.log((a + 1e-5) / (b + 1e-5))) * Math.sqrt(a + b);
};
const grams = [...new Set([...inGiven.keys(), ...inFamily.keys()])]
  .map((gram) => [gram, tells(gram)])
  .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
  .slice(0, KEPT)
  .map(([gram]) => gram);
const at = new Map(grams.map((gram, index) => [gram, index + 1]));

/** Logistic regression with a rate per weight; place 0 is what a word without any of the groups has. */
const random = randomFrom(12);
const share = given.length / family.length;
const rows = [...given.map((word) => [word, 1, 1]), ...family.map((word) => [word, 0, share])].map(
  ([word, is, weight]) => [[0, ...gramsOf(word).flatMap((gram) => at.get(gram) ?? [])], is, weight],
);
const weights = new Float64Array(KEPT + 1);
const seen = new Float64Array(KEPT + 1).fill(0.01);
for (let round = 0; round < ROUNDS; round += 1) {
  for (let last = rows.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [rows[last], rows[other]] = [rows[other], rows[last]];
  }
  for (const [places, is, weight] of rows) {
    const sum = places.reduce((total, place) => total + weights[place], 0);
    const step = (1 / (1 + Math.exp(-sum)) - is) * weight;
    for (const place of places) {
      seen[place] += step * step;
      weights[place] -= (RATE * step) / Math.sqrt(seen[place]);
    }
  }
}

const byStep = new Map();
for (const [gram, index] of at) {
  const step = Math.round(weights[index] * STEPS);
  if (step !== 0) byStep.set(step, [...(byStep.get(step) ?? []), gram]);
}
const lines = [...byStep]
  .sort(([a], [b]) => a - b)
  .map(([step, group]) => `${step} ${group.sort().join(' ')}`);

writeFileSync(
  OUT,
  `// Written by tools/given-names-fit.mjs from INSEE's files of given names and of surnames (Licence Ouverte 2.0).

/** What a word has before any letters are looked at, in quarters. */
export const GIVEN_NAME_BASE = ${Math.round(weights[0] * STEPS)};

/** Groups of letters by what they add, in quarters, for a given name (above 0) or a surname; \`^\` and \`$\` are the ends of a word. */
export const GIVEN_NAME_LETTERS = \`
${lines.join('\n')}
\`;
`,
);
console.log(`${at.size} groups of ${given.length} given names and ${family.length} surnames`);
