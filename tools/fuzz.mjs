#!/usr/bin/env node
// Gives broken files of every format to what reads them, thousands of each, and tells what threw, hung, grew or ran code.
// Usage: npm run fuzz -- [--seeds 10000] [--first 0] [--out FILE]. Reads /proc: Linux.
import { fork } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { build } from 'vite';

const LONGEST_MS = 5_000;
const MOST_BYTES = 1_000_000_000;
const LOOK_EVERY_MS = 200;
/** One tick of the kernel's clock of processes, and the size of a page of memory. */
const TICK_MS = 10;
const PAGE_BYTES = 4_096;

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '10000' },
    first: { type: 'string', default: '0' },
    out: { type: 'string' },
  },
});
const seeds = Number(values.seeds);
const firstSeed = Number(values.first);
const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'embellie-fuzz-'));
const bundle = resolve(root, 'node_modules/.cache/embellie-fuzz', String(process.pid));
process.on('exit', () => {
  for (const made of [folder, bundle]) rmSync(made, { recursive: true, force: true });
});

await build({
  root,
  configFile: resolve(root, 'tools/lexicon/vite.config.ts'),
  logLevel: 'warn',
  resolve: { alias: { '#tests': resolve(root, 'tests'), '#': resolve(root, 'src') } },
  build: {
    ssr: resolve(root, 'tools/fuzz/cases.ts'),
    outDir: bundle,
    emptyOutDir: true,
    minify: false,
    target: 'node20',
    rollupOptions: { output: { entryFileNames: 'cases.mjs', chunkFileNames: '[name]-[hash].mjs' } },
  },
});

/** Processor time of a process in milliseconds, and the memory it holds in bytes; null once it is gone. */
const weigh = (pid) => {
  try {
    const after = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
    const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]);
    return { ms: (Number(after[11]) + Number(after[12])) * TICK_MS, bytes: pages * PAGE_BYTES };
  } catch {
    return null;
  }
};

const progress = join(folder, 'at');
/** The case under way: -1 before the first. */
const current = () => {
  const lines = readFileSync(progress, 'utf8').trimEnd();
  return lines === '' ? -1 : Number(lines.slice(lines.lastIndexOf('\n') + 1));
};

const found = [];
const slow = [];
let names = [];
let most = 0;

/** Runs cases until they are done, or until one has to be stopped; tells where to go on, null for nowhere. */
const runFrom = (from) =>
  new Promise((done) => {
    writeFileSync(progress, '');
    const child = fork(
      join(bundle, 'cases.mjs'),
      [JSON.stringify({ firstSeed, seeds, from, progress })],
      {
        cwd: root,
        execArgv: ['--disallow-code-generation-from-strings', '--max-old-space-size=2000'],
      },
    );
    let whole = false;
    let stopped = null;
    let last = { at: -1, ms: 0 };
    child.on('message', (news) => {
      if (news.type === 'samples') names = news.names;
      if (news.type === 'fault') found.push(news);
      if (news.type === 'slow') slow.push(news);
      if (news.type === 'done') whole = true;
    });
    const stop = (fault) => {
      stopped ??= { at: last.at, fault };
      child.kill('SIGKILL');
    };
    const watch = setInterval(() => {
      const weight = weigh(child.pid);
      if (weight === null) return;
      most = Math.max(most, weight.bytes);
      const at = current();
      if (at !== last.at) last = { at, ms: weight.ms };
      else if (at >= 0 && weight.ms - last.ms > LONGEST_MS) stop(`over ${LONGEST_MS} ms`);
      if (weight.bytes > MOST_BYTES) stop(`holds ${weight.bytes} bytes`);
    }, LOOK_EVERY_MS);
    child.on('exit', (code) => {
      clearInterval(watch);
      const at = current();
      if (!whole && stopped === null) stopped = { at, fault: `the process ended with ${code}` };
      if (stopped !== null) found.push(stopped);
      done(stopped === null ? null : stopped.at + 1);
    });
  });

const began = Date.now();
for (let from = await runFrom(null); from !== null; from = await runFrom(from))
  // One that does not even start would be started for ever.
  if (names.length === 0) break;

const nameOf = (at) => `seed ${Math.floor(at / names.length)}, ${names[at % names.length]}`;
const report = [
  `${seeds} seeds, each over ${names.length} readings: ${seeds * names.length} cases in ${Math.round((Date.now() - began) / 1000)} s`,
  `most memory held: ${Math.round(most / 1e6)} MB`,
  `slower than a second: ${slow.length}`,
  ...slow.map(({ at, ms }) => `  ${nameOf(at)}: ${Math.round(ms)} ms`),
  `faults: ${found.length}`,
  ...found.map(({ at, fault }) => `  ${nameOf(at)}: ${fault}`),
].join('\n');
console.log(report);
if (values.out) writeFileSync(values.out, `${report}\n`);
process.exitCode = found.length === 0 && names.length > 0 ? 0 : 1;
