import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { describe, expect, test } from 'vitest';

import { figuresOf } from '../../tools/evaluate/main';

const written: unknown = JSON.parse(readFileSync(resolve('stories/justesse.figures.json'), 'utf8'));

describe('the figures that are shown', () => {
  test.each([
    'gamma',
    'epsilon',
    'zeta',
    'eta',
    'theta',
    'iota',
    'kappa',
    'mu',
    'lambda',
    'nu',
    'xi',
  ])(
    'are those of a fresh run on %s (npm run justesse writes them)',
    async (name) => {
      const { figures } = await figuresOf({
        packDir: resolve('tests/bench', name),
        today: '2026-11-21',
      });
      expect(written).toMatchObject({ today: '2026-11-21', packs: { [name]: figures } });
    },
    120_000,
  );

  test.each([
    'gamma',
    'epsilon',
    'zeta',
    'eta',
    'theta',
    'iota',
    'kappa',
    'mu',
    'lambda',
    'nu',
    'xi',
  ])('the README tells those of %s', (name) => {
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
