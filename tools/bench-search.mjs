#!/usr/bin/env node
// Measures the search index beside the search library that the assistant ships, on the same offers, in the same run.
// Usage: npm run bench:search [-- --size 100000] [--ours]
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

import MiniSearch from 'minisearch';
import { build } from 'vite';

import { randomFrom } from './random.mjs';

const { values } = parseArgs({
  options: {
    size: { type: 'string', default: '100000' },
    ours: { type: 'boolean', default: false },
  },
});
const size = Number(values.size);
const root = fileURLToPath(new URL('..', import.meta.url));
const outDir = resolve(root, 'node_modules/.cache/embellie-bench-search', String(process.pid));
process.on('exit', () => rmSync(outDir, { recursive: true, force: true }));

const domain = resolve(root, 'src/domain/offers/search');
await build({
  root,
  configFile: false,
  logLevel: 'error',
  resolve: { alias: { '#': resolve(root, 'src') } },
  build: {
    ssr: true,
    outDir,
    minify: false,
    target: 'node20',
    rollupOptions: {
      input: {
        table: resolve(domain, 'index/OfferTable.ts'),
        search: resolve(domain, 'index/searchTable.ts'),
        key: resolve(domain, 'searchKey.ts'),
        places: resolve(root, 'src/domain/places/wantedPlace.ts'),
        communes: resolve(root, 'src/domain/places/gazetteer.ts'),
        trades: resolve(domain, 'trades/tradeTitles.ts'),
      },
      output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
    },
  },
});
const load = (name) => import(pathToFileURL(resolve(outDir, `${name}.mjs`)).href);
const [
  { OfferTable },
  { besideTable, searchTable },
  { searchKey },
  { openPlaces },
  { communeLines },
  { openTradeTitles },
] = await Promise.all(
  ['table', 'search', 'key', 'places', 'communes', 'trades'].map((name) => load(name)),
);
const register = readFileSync(resolve(root, 'src/domain/occupations/rome.fr.txt'), 'utf8');

const random = randomFrom(2026);

// French trade words from the lexicon; a few of them are frequent and most are rare, as in life.
const families = resolve(root, 'src/domain/lexicon/families');
const words = [
  ...new Set(
    readdirSync(families)
      .flatMap((name) => readFileSync(resolve(families, name), 'utf8').split(/[^\p{L}'-]+/u))
      .filter((word) => word.length > 2),
  ),
];
for (let index = words.length - 1; index > 0; index -= 1) {
  const other = Math.floor(random() * (index + 1));
  [words[index], words[other]] = [words[other], words[index]];
}
const small = [
  'de',
  'la',
  'et',
  'les',
  'des',
  'en',
  'un',
  'vous',
  'pour',
  'une',
  'à',
  'du',
  'au',
  'dans',
];
const word = () =>
  random() < 0.35
    ? small[Math.floor(random() * small.length)]
    : words[Math.floor(words.length * random() ** 3)];
const sentence = (length) => {
  let text = '';
  while (text.length < length) text += `${text === '' ? '' : ' '}${word()}`;
  return text;
};
// Towns as sources write them, some of them far more frequent than others.
const towns = communeLines().flatMap((line) => {
  const [department, names] = line.split(':');
  return names.split('|').map((name) => [department, name.replace(/\d$/u, '')]);
});
const spellings = [
  ([department, name]) => `${name} (${department})`,
  ([department, name]) =>
    `${department} - ${searchKey(name).replaceAll('-', ' ').replaceAll("'", ' ').toUpperCase()}`,
  ([, name]) => `${name}, France`,
  ([, name]) => name,
];
const places = Array.from({ length: 6_000 }, () =>
  spellings[Math.floor(random() * spellings.length)](towns[Math.floor(random() * towns.length)]),
);
const place = () => places[Math.floor(places.length * random() ** 2)];
const titles = register
  .trim()
  .split('\n')
  .flatMap((line) => line.split('\t')[3].split('|'));
const modes = ['Sur site', 'Hybride', 'T\u00e9l\u00e9travail'];
const offers = Array.from({ length: size }, (_, index) => ({
  id: index + 1,
  title: index % 2 === 0 ? titles[Math.floor(titles.length * random())] : sentence(30),
  company: sentence(16),
  location: place(),
  description: sentence(600),
  region: null,
  type: index % 3 === 0 ? 'CDI' : null,
  experience: null,
  mode: modes[index % 3],
  rome: null,
  date: `2026-11-${String(1 + (index % 20)).padStart(2, '0')}`,
  source: 'catalogue',
}));

const none = { keyword: '', location: '', region: '', types: [], experience: 'all', modes: [] };
const rank = (share) => words[Math.floor(words.length * share)];
const needles = [
  ...[0.001, 0.01, 0.05, 0.1, 0.2, 0.4, 0.6, 0.8, 0.95, 0.999].map(rank),
  ...[0.02, 0.3, 0.7].map((share) => rank(share).slice(1, -1)),
  ...[0.05, 0.5].map((share) => `${rank(share)} de`),
  ...Array.from({ length: 5 }, (_, index) =>
    offers[(index * 7919) % size].description.slice(100, 118).trim(),
  ),
  'développeuse',
  'comptable fournisseurs',
  'introuvable',
  'menterie',
  'zz',
  'de',
  'e',
  'qx',
];

const at = (times, share) =>
  [...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))];
const measure = async (run) => {
  const times = [];
  for (let turn = 0; turn < 3; turn += 1)
    for (const needle of needles) {
      const start = performance.now();
      await run(needle);
      if (turn > 0) times.push(performance.now() - start);
    }
  return { p50: at(times, 0.5), p95: at(times, 0.95) };
};
const timed = async (work) => {
  globalThis.gc?.();
  const before = process.memoryUsage();
  const start = performance.now();
  const value = await work();
  const ms = performance.now() - start;
  globalThis.gc?.();
  const after = process.memoryUsage();
  const bytes = after.heapUsed + after.arrayBuffers - before.heapUsed - before.arrayBuffers;
  return { value, ms, mb: bytes / 2 ** 20 };
};

const exact = new Map();
const truth = offers.map(({ title, company, description }) =>
  searchKey(`${title}\n${company}\n${description}`),
);
for (const needle of needles) {
  const key = searchKey(needle).trim();
  exact.set(
    needle,
    new Set(offers.filter((_, index) => truth[index].includes(key)).map(({ id }) => id)),
  );
}
const recall = async (find) => {
  const shares = [];
  for (const needle of needles) {
    const wanted = exact.get(needle);
    if (wanted.size === 0) continue;
    const found = new Set(await find(needle));
    let held = 0;
    for (const id of wanted) if (found.has(id)) held += 1;
    shares.push(held / wanted.size);
  }
  return shares.reduce((sum, share) => sum + share, 0) / shares.length;
};

const rows = [];
const ours = await timed(() => {
  const table = new OfferTable(offers.length);
  for (const offer of offers) table.add(offer);
  // The first search of all makes the last of its tables.
  searchTable(table, { filters: { ...none, keyword: 'de' }, sort: 'relevance', limit: 1 });
  return table;
});
const query = (keyword, limit) => ({ filters: { ...none, keyword }, sort: 'relevance', limit });
const first = await measure((needle) => searchTable(ours.value, query(needle, 50)));
const full = await measure((needle) => searchTable(ours.value, query(needle)));
rows.push(['Embellie, first 50', ours.ms, ours.mb, first, null]);
rows.push([
  'Embellie, all',
  ours.ms,
  ours.mb,
  full,
  await recall((needle) => searchTable(ours.value, query(needle)).ids),
]);

// Places and trades, as they are typed: the first of each opens its table, the others do not.
const typedPlaces = [
  'st etienne',
  'Ardèche',
  '07',
  'lyon',
  '69003',
  'PACA',
  'la rochelle',
  'dakar',
];
const typedTrades = ["agent d'entretien", 'serveuse', 'comptable', 'cariste', 'infirmier', 'qx'];
const openedPlaces = await timed(() => openPlaces());
const inPlace = (location, radius) =>
  searchTable(
    ours.value,
    { filters: { ...none, location }, sort: 'relevance', limit: 50 },
    openedPlaces.value.want(location, radius),
  );
const coldPlace = await timed(() => inPlace('st etienne', 20));
const openedTrades = await timed(() => openTradeTitles(register));
const besideOf = (keyword) =>
  besideTable(ours.value, query(keyword, 60), null, openedTrades.value.of(keyword));
const coldTrade = await timed(() => besideOf('comptable'));
const measureOver = (typed, run) => {
  const times = typed.flatMap((one) =>
    [0, 1, 2].map(() => {
      const start = performance.now();
      run(one);
      return performance.now() - start;
    }),
  );
  return { p50: at(times, 0.5), p95: at(times, 0.95) };
};
rows.push(
  [
    'In a place, first',
    coldPlace.ms,
    coldPlace.mb,
    measureOver(typedPlaces, (one) => inPlace(one, 0)),
    null,
  ],
  ['20 km around', 0, 0, measureOver(typedPlaces, (one) => inPlace(one, 20)), null],
  [
    'Beside: the trade',
    openedTrades.ms + coldTrade.ms,
    openedTrades.mb + coldTrade.mb,
    measureOver(typedTrades, besideOf),
    null,
  ],
);

const fields = ['title', 'company', 'description'];
const peers = {
  MiniSearch: async () => {
    const made = await timed(() => {
      const index = new MiniSearch({ fields, processTerm: (term) => searchKey(term) });
      index.addAll(offers);
      return index;
    });
    const find = (needle) => made.value.search(needle, { prefix: true, combineWith: 'AND' });
    return [made, find, (needle) => find(needle).map(({ id }) => id)];
  },
};
if (!values.ours)
  for (const [name, prepare] of Object.entries(peers)) {
    const [made, find, ids] = await prepare();
    rows.push([name, made.ms, made.mb, await measure((needle) => find(needle)), await recall(ids)]);
  }

const cell = (text, width) => String(text).padStart(width);
const line = (cells) =>
  console.log(
    cells.map((text, index) => (index === 0 ? String(text).padEnd(20) : cell(text, 12))).join(''),
  );
console.log(`${size} offers, ${needles.length} queries, 2 rounds after one to warm up\n`);
line(['', 'build ms', 'memory MB', 'p50 ms', 'p95 ms', 'finds', 'p95 / ours']);
for (const [name, ms, mb, { p50, p95 }, found] of rows)
  line([
    name,
    ms.toFixed(0),
    mb.toFixed(0),
    p50.toFixed(2),
    p95.toFixed(2),
    found === null ? '' : `${(found * 100).toFixed(1)} %`,
    (p95 / full.p95).toFixed(2),
  ]);
console.log('\n"finds": share of the offers that the substring rule finds, over all queries.');
if (globalThis.gc === undefined) console.log('Memory is only told under node --expose-gc.');
