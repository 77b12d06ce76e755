#!/usr/bin/env node
// Gathers the offers of the sources that a deployer names into the catalogue that the application loads: docs/offers.md.
// Usage: npm run offers -- --config offers.config.json --out DIR
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';

import * as v from 'valibot';
import { runnerImport } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const { values } = parseArgs({ options: { config: { type: 'string' }, out: { type: 'string' } } });
if (!values.config || !values.out) {
  console.error('npm run offers -- --config offers.config.json --out DIR');
  process.exit(2);
}
const out = resolve(values.out);
const base = dirname(resolve(values.config));

const load = async (path) =>
  (
    await runnerImport(resolve(root, path), {
      root,
      configFile: false,
      logLevel: 'error',
      resolve: { alias: { '#': resolve(root, 'src') } },
    })
  ).module;
const { collectOffers, isWorthPublishing } = await load(
  'src/adapters/offers/feeds/collectOffers.ts',
);
const { feedSchema } = await load('src/adapters/offers/feeds/feeds.ts');
const { writeShards } = await load('src/adapters/offers/feeds/writeShards.ts');

const configSchema = v.object({
  sources: v.pipe(v.array(feedSchema), v.minLength(1)),
  maxAgeDays: v.optional(v.pipe(v.number(), v.minValue(1)), 60),
});
const config = v.safeParse(configSchema, JSON.parse(readFileSync(values.config, 'utf8')));
if (!config.success) {
  for (const issue of config.issues)
    console.error(`${v.getDotPath(issue) ?? ''}: ${issue.message}`);
  process.exit(2);
}

/** Answers kept between two runs, one a file; what a run that broke off had received is not asked for again. */
const cacheDir = join(out, '.cache');
mkdirSync(cacheDir, { recursive: true });
const fileOf = (key) => join(cacheDir, `${createHash('sha256').update(key).digest('hex')}.json`);
const cache = {
  get: (key) => (existsSync(fileOf(key)) ? JSON.parse(readFileSync(fileOf(key), 'utf8')) : null),
  set: (key, page) => writeFileSync(fileOf(key), JSON.stringify(page)),
};

const day = (date) => date.toISOString().slice(0, 10);
const now = new Date();
const collected = await collectOffers(config.output.sources, {
  fetch: globalThis.fetch,
  cache,
  now: Date.now,
  wait: (milliseconds) => new Promise((done) => setTimeout(done, milliseconds)),
  environment: process.env,
  today: day(now),
  since: day(new Date(now.getTime() - config.output.maxAgeDays * 86_400_000)),
  readFile: (path) => {
    const file = resolve(base, path);
    return existsSync(file) ? readFileSync(file) : null;
  },
});

for (const { kind, which, offers, elsewhere, tooOld, left, lacks, problem } of collected.reports) {
  const counts = Object.entries(left).flatMap(([reason, count]) =>
    count > 0 ? [`${reason} ${count}`] : [],
  );
  console.log(
    [
      `${kind} ${which}`.trim(),
      `${offers} offers`,
      ...(elsewhere > 0 ? [`${elsewhere} elsewhere`] : []),
      ...(tooOld > 0 ? [`${tooOld} too old`] : []),
      ...counts,
      ...(lacks.length > 0 ? [`lacks ${lacks.join(', ')}: has its shape changed?`] : []),
      ...(problem === null ? [] : [problem]),
    ].join(' · '),
  );
}
const worth = isWorthPublishing(collected);
if (!worth.ok) {
  console.error(`nothing written: ${worth.problem}`);
  process.exit(1);
}
/** Whole or not at all: a reader never meets half a file. */
const write = (name, text) => {
  writeFileSync(join(out, `${name}.part`), text);
  renameSync(join(out, `${name}.part`), join(out, name));
};
const { index, parts } = writeShards(collected.offers, collected.reports, {
  gzip: (text) => gzipSync(text, { level: 9 }),
  hash: (bytes) => createHash('sha256').update(bytes).digest('hex').slice(0, 16),
  builtAt: now.toISOString(),
});
/** Parts that the index before names stay for one run more: pages that are open still ask for them. */
const before = existsSync(join(out, 'offers.json'))
  ? (JSON.parse(readFileSync(join(out, 'offers.json'), 'utf8')).shards ?? [])
  : [];
mkdirSync(join(out, 'shards'), { recursive: true });
let fresh = 0;
for (const { file, bytes } of parts) {
  // Its name tells what it holds.
  if (existsSync(join(out, file))) continue;
  write(file, bytes);
  fresh += 1;
}
// The index comes last: it never names what is not there.
write('offers.json', `${JSON.stringify(index)}\n`);
const named = new Set([...before, ...index.shards].map(({ file }) => basename(file)));
for (const name of readdirSync(join(out, 'shards')))
  if (!named.has(name)) rmSync(join(out, 'shards', name));
write(
  'sources.json',
  `${JSON.stringify({ builtAt: now.toISOString(), sources: collected.reports }, null, 2)}\n`,
);
const size = index.shards.reduce((sum, { bytes }) => sum + bytes, 0);
console.log(
  `${collected.offers.length} offers in ${index.shards.length} parts (${fresh} new), ${(size / 1e6).toFixed(1)} MB, in ${join(out, 'offers.json')}`,
);
