#!/usr/bin/env node
// Makes the vectors of words from which `npm run subjects` starts: words met in the same places get vectors near each other.
// Usage: npm run subject-vectors -- FOLDER, where FOLDER holds what docs/decisions/0016-text-model.md names: packages unpacked,
// and texts (*.txt) of one sentence a line. Only numbers are written, to tools/subjects/startVectors.json.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { loadBundle } from './evaluate/build.mjs';
import { nearestFactors } from './subjects/factors.mjs';
import { meetingsOf } from './subjects/meetings.mjs';

const WORDS = 7000;
const SIZE = 96;
const REACH = 3.5;
/** Our own sheets count so many times: they are few, and of what is asked. The voices do not: each can still be judged apart. */
const OWN = 5;
const FEWEST = 5;
const FEWEST_OWN = 2;
const SHORTEST = 3;
/** Elements of a public sheet that hold a text of their own. */
const TEXTS = new Set(['Paragraphe', 'Titre', 'dc:title', 'dc:description', 'Cellule']);

const { positionals } = parseArgs({ allowPositionals: true });
const [folder] = positionals;
if (folder === undefined) throw new Error('Name the folder of the texts.');
const root = fileURLToPath(new URL('..', import.meta.url));
const assistant = await loadBundle('tools/subjects/parts.ts');

const filesIn = (ending) =>
  readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith(ending))
    .toSorted((a, b) => (a < b ? -1 : 1))
    .map((name) => join(folder, name));

const textOf = ({ text, children = [] }) => text ?? children.map(textOf).join(' ');

/** The texts of a public sheet, an element each, or of any other file, a string each. */
const textsIn = (node) => {
  if (typeof node === 'string') return node.includes(' ') ? [node] : [];
  if (Array.isArray(node)) return node.flatMap(textsIn);
  if (node === null || typeof node !== 'object') return [];
  if (node.type === 'element' && TEXTS.has(node.name)) return [textOf(node)];
  return Object.entries(node).flatMap(([key, value]) => (key === 'html' ? [] : textsIn(value)));
};

const lines = [
  ...filesIn('.json')
    .filter((file) => file.includes('/data/'))
    .flatMap((file) => textsIn(JSON.parse(readFileSync(file, 'utf8')))),
  ...filesIn('.txt').flatMap((file) => readFileSync(file, 'utf8').split('\n')),
];
const ownLines = [
  ...Object.values(assistant.OWN_QUESTIONS_BY_INTENT).flat(),
  ...assistant.ALL_SHEETS.flatMap(({ title, topic, keywords, questions, body }) => [
    title,
    topic,
    keywords,
    ...questions,
    ...body.split('\n'),
  ]),
];

const sequencesOf = (texts, prepare) =>
  [...new Set(texts)]
    .map((text) => assistant.sequenceOf(prepare(text)))
    .filter(({ length }) => length >= SHORTEST);
const plainly = (text) =>
  text
    .replace(/<[^>]+>/gu, ' ')
    .replace(/\d+/gu, ' 0 ')
    .replaceAll('’', "'");
const told = sequencesOf(lines, plainly);
const own = sequencesOf(ownLines, assistant.plain);

const countsOf = (sequences) => {
  const counts = new Map();
  for (const sequence of sequences)
    for (const word of sequence) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
};
const inAll = countsOf(told);
const inOwn = countsOf(own);
const often = (word) => (inAll.get(word) ?? 0) + OWN * (inOwn.get(word) ?? 0);
const oftenFirst = (words) => words.sort((a, b) => often(b) - often(a) || (a < b ? -1 : 1));
const ours = [...inOwn.keys()].filter((word) => inOwn.get(word) >= FEWEST_OWN);
const known = new Set(ours);
const theirs = [...inAll.keys()].filter((word) => !known.has(word) && often(word) >= FEWEST);
const words = [...oftenFirst(ours), ...oftenFirst(theirs)].slice(0, WORDS);

const vectors = nearestFactors(
  meetingsOf(words, [
    { sequences: told, counts: 1 },
    { sequences: own, counts: OWN },
  ]),
  SIZE,
);

const { DIGITS, NO_WEIGHT } = assistant;
const spread = Math.sqrt(vectors.reduce((sum, each) => sum + each * each, 0) / vectors.length);
const step = Number(((spread * REACH) / NO_WEIGHT).toPrecision(4));
const digits = Array.from(
  vectors,
  (each) => DIGITS[Math.max(-NO_WEIGHT, Math.min(NO_WEIGHT, Math.round(each / step))) + NO_WEIGHT],
).join('');
writeFileSync(
  resolve(root, 'tools/subjects/startVectors.json'),
  `${JSON.stringify({ words: words.join(' '), size: SIZE, step, digits }, null, 2)}\n`,
);
console.log(`${told.length} lines, ${own.length} of ours, ${words.length} words`);
