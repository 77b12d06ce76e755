import { appendFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';

import { mutate } from '#tests/support/fuzz/mutate';
import { readWith } from '#tests/support/fuzz/readers';
import { loadSamples } from '#tests/support/fuzz/samples';

import { randomFrom } from '../random.mjs';

/** What a process of cases tells the one that watches it. */
type FuzzNews =
  | { readonly type: 'samples'; readonly names: readonly string[] }
  | { readonly type: 'start'; readonly at: number }
  | { readonly type: 'fault'; readonly at: number; readonly fault: string }
  | { readonly type: 'slow'; readonly at: number; readonly ms: number }
  | { readonly type: 'done' };

/** Slower ones are told, in milliseconds. */
const SLOW_MS = 1_000;

type Options = {
  readonly firstSeed: number;
  readonly seeds: number;
  /** The case to go on with, where others were done; null for the first one. */
  readonly from: number | null;
  /** Where a case writes its number before it starts: a process that hangs says nothing more. */
  readonly progress: string;
};

const tell = (news: FuzzNews): Promise<void> =>
  new Promise((told) => {
    process.send?.(news, undefined, undefined, () => told());
  });

/** Nothing of a file may reach the network from here; code made of text is refused by a flag of this process. */
const refuse = (): never => {
  throw new Error('a reader asked the network');
};

/** Runs cases: every sample for a seed, then the next seed. */
const runCases = async ({ firstSeed, seeds, from, progress }: Options): Promise<void> => {
  globalThis.fetch = refuse;
  const samples = await loadSamples();
  await tell({
    type: 'samples',
    names: samples.map(({ format, form, reader }) =>
      [format, form, `as ${reader}`].filter(Boolean).join(' '),
    ),
  });
  // What readers load with their first file is not the fault of a case.
  for (const { reader, bytes } of samples) await readWith(reader)(bytes);
  const end = (firstSeed + seeds) * samples.length;
  for (let at = from ?? firstSeed * samples.length; at < end; at += 1) {
    const sample = samples[at % samples.length];
    if (sample === undefined) break;
    appendFileSync(progress, `${at}\n`);
    const broken = mutate(sample.bytes, randomFrom(Math.floor(at / samples.length)));
    const before = performance.now();
    const fault = await readWith(sample.reader)(broken);
    const ms = performance.now() - before;
    if (fault !== null) await tell({ type: 'fault', at, fault });
    if (ms > SLOW_MS) await tell({ type: 'slow', at, ms });
  }
  await tell({ type: 'done' });
};

await runCases(JSON.parse(process.argv[2] ?? '') as Options);
process.exit();
