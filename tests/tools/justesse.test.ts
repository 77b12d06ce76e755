import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { describe, expect, test } from 'vitest';

import { figuresOf } from '../../tools/evaluate/main';
import { OWN_PACKS, TODAY } from '../../tools/evaluate/ownPacks.mjs';

const written: unknown = JSON.parse(readFileSync(resolve('stories/justesse.figures.json'), 'utf8'));

describe('the figures that are shown', () => {
  test.each(OWN_PACKS)(
    'are those of a fresh run on %s (npm run justesse writes them)',
    async (name) => {
      const { figures } = await figuresOf({
        packDir: resolve('tests/bench', name),
        today: TODAY,
      });
      expect(written).toMatchObject({ today: TODAY, packs: { [name]: figures } });
    },
    120_000,
  );

  test.each(OWN_PACKS)('the README tells those of %s', (name) => {
    const { packs } = written as {
      packs: Record<string, { pairs: Record<'matching' | 'missing', { p: number; r: number }> }>;
    };
    const { matching, missing } = packs[name]?.pairs ?? {};
    const cell = (part: { p: number; r: number } | undefined): string =>
      `${part?.p.toFixed(2)} / ${part?.r.toFixed(2)}`;
    const row = readFileSync('README.md', 'utf8')
      .split('\n')
      .find((line) => line.startsWith(`| ${name}`));
    expect(row).toContain(cell(matching));
    expect(row).toContain(cell(missing));
  });
});
