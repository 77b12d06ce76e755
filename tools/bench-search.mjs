#!/usr/bin/env node
// Measures the search index beside the search library that the assistant ships, on the same offers, in the same run.
// Usage: npm run bench:search [-- --size 100000] [--length 1235] [--ours]
import { readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

import MiniSearch from 'minisearch';
import { build } from 'vite';

import { fingerprint, queries, sampleOffers } from './searchSample.mjs';

const { values } = parseArgs({
  options: {
    size: { type: 'string', default: '100000' },
    /** Characters of a text. */
    length: { type: 'string', default: '1235' },
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

// Towns as sources write them, some of them far more frequent than others.
const spellings = communeLines().flatMap((line) => {
  const [department, names] = line.split(':');
  return names.split('|').flatMap((written) => {
    const name = written.replace(/\d$/u, '');
    const plain = searchKey(name).replaceAll(/[-']/gu, ' ').toUpperCase();
    return [`${name} (${department})`, `${department} - ${plain}`, `${name}, France`, name];
  });
});
const titles = register
  .trim()
  .split('\n')
  .flatMap((line) => line.split('\t')[3].split('|'));
const offers = sampleOffers(size, Number(values.length), { titles, spellings });
const needles = queries();

const none = { keyword: '', location: '', region: '', types: [], experience: 'all', modes: [] };

const at = (times, share) =>
  [...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))];

const numbers = Uint32Array.from({ length: 2 ** 18 }, (_, index) => Math.imul(index, 0x9e3779b1));
const loops = [];
/** A fixed piece of work, timed between the measurements: what others take of the machine, they take of it too. */
const fixedLoop = () => {
  const start = performance.now();
  let sum = 0;
  for (let turn = 0; turn < 8; turn += 1)
    for (const number of numbers) sum = Math.imul(sum ^ number, 0x01000193) >>> 0;
  if (sum === 1) console.log('');
  loops.push(performance.now() - start);
};

/** Milliseconds of each text in three rounds after one to warm up, and its best, which others disturb least. */
const measure = async (texts, run) => {
  const all = [];
  const best = new Map();
  for (let turn = 0; turn < 4; turn += 1) {
    fixedLoop();
    for (const text of texts) {
      const start = performance.now();
      await run(text);
      const time = performance.now() - start;
      if (turn === 0) continue;
      all.push(time);
      best.set(text, Math.min(best.get(text) ?? Infinity, time));
    }
  }
  return { p50: at(all, 0.5), p95: at(all, 0.95), best };
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

const truth = offers.map(({ title, company, description }) =>
  searchKey(`${title}\n${company}\n${description}`),
);
const exact = new Map(
  needles.map(({ typed }) => {
    const key = searchKey(typed).trim();
    return [
      typed,
      new Set(offers.filter((_, index) => truth[index].includes(key)).map(({ id }) => id)),
    ];
  }),
);
truth.length = 0;
const texts = needles.map(({ typed }) => typed);
const recall = async (find) => {
  const shares = [];
  for (const [typed, wanted] of exact) {
    if (wanted.size === 0) continue;
    const found = new Set(await find(typed));
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
const first = await measure(texts, (typed) => searchTable(ours.value, query(typed, 50)));
const full = await measure(texts, (typed) => searchTable(ours.value, query(typed)));
rows.push(['Embellie, first 50', ours.ms, ours.mb, first, null]);
rows.push([
  'Embellie, all',
  ours.ms,
  ours.mb,
  full,
  await recall((typed) => searchTable(ours.value, query(typed)).ids),
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
rows.push(
  [
    'In a place, first',
    coldPlace.ms,
    coldPlace.mb,
    await measure(typedPlaces, (one) => inPlace(one, 0)),
    null,
  ],
  ['20 km around', 0, 0, await measure(typedPlaces, (one) => inPlace(one, 20)), null],
  [
    'Beside: the trade',
    openedTrades.ms + coldTrade.ms,
    openedTrades.mb + coldTrade.mb,
    await measure(typedTrades, besideOf),
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
    rows.push([name, made.ms, made.mb, await measure(texts, find), await recall(ids)]);
  }

const cell = (text, width) => String(text).padStart(width);
const line = (cells) =>
  console.log(
    cells.map((text, index) => (index === 0 ? String(text).padEnd(20) : cell(text, 12))).join(''),
  );
const loop = at(loops, 0.5);
console.log(
  `${size} offers of ${values.length} characters, ${texts.length} typed texts, sample ${fingerprint(offers)}; p95 / loop: beside a fixed loop of ${loop.toFixed(1)} ms\n`,
);
line(['', 'build ms', 'memory MB', 'p50 ms', 'p95 ms', 'best p95', 'p95 / loop', 'finds']);
for (const [name, ms, mb, { p50, p95, best }, found] of rows)
  line([
    name,
    ms.toFixed(0),
    mb.toFixed(0),
    p50.toFixed(2),
    p95.toFixed(2),
    at([...best.values()], 0.95).toFixed(2),
    (p95 / loop).toFixed(2),
    found === null ? '' : `${(found * 100).toFixed(1)} %`,
  ]);
console.log('\nThe first 50 by kind, the best of three rounds:');
line(['', 'texts', 'median ms', 'slowest ms', 'which']);
for (const kind of new Set(needles.map((needle) => needle.kind))) {
  const of = needles
    .filter((needle) => needle.kind === kind)
    .map(({ typed }) => ({ typed, ms: first.best.get(typed) }))
    .toSorted((one, other) => other.ms - one.ms);
  const ms = of.map((one) => one.ms);
  line([kind.padEnd(26), of.length, at(ms, 0.5).toFixed(2), ms[0].toFixed(2), `  ${of[0].typed}`]);
}
console.log('\n"finds": share of the offers that the substring rule finds, over all typed texts.');
if (globalThis.gc === undefined) console.log('Memory is only told under node --expose-gc.');
