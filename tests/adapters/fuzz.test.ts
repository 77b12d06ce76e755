import { describe, expect, test } from 'vitest';

import { withCpuTime } from '#tests/support/cpuTime';
import { mutate } from '#tests/support/fuzz/mutate';
import { readWith } from '#tests/support/fuzz/readers';
import { loadSamples } from '#tests/support/fuzz/samples';

import { randomFrom } from '../../tools/random.mjs';

/** For each format, spread over its files and over what reads them; `npm run fuzz` tries thousands. */
const SEEDS = 300;
const CASE_LIMIT_MS = 4000;

const samples = await loadSamples();
const seedsOf = (format: string): number =>
  Math.ceil(SEEDS / samples.filter((sample) => sample.format === format).length);
const named = samples.map((sample) => ({
  ...sample,
  file: [sample.format, sample.form].filter(Boolean).join(', '),
}));

describe('mutilated files', () => {
  test.each(named)(
    '$file, as $reader: each is read or refused with a known problem, in good time',
    async ({ format, reader, bytes }) => {
      const read = readWith(reader);
      expect(await read(bytes)).toBeNull();
      const faults: string[] = [];
      let slowest = 0;
      for (let seed = 0; seed < seedsOf(format); seed += 1) {
        const broken = mutate(bytes, randomFrom(seed));
        const { value: fault, ms } = await withCpuTime(() => read(broken));
        slowest = Math.max(slowest, ms);
        if (fault !== null) faults.push(`seed ${seed}: ${fault}`);
      }
      expect(faults).toEqual([]);
      expect(slowest).toBeLessThan(CASE_LIMIT_MS);
    },
    120_000,
  );
});
