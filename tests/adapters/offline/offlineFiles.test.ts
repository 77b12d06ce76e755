import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import {
  abandoned,
  CATALOGUE_CACHE,
  cacheOf,
  lockOf,
  overBudget,
} from '#/adapters/offline/offlineFiles';

import { offlineFilesOf } from '../../../tools/offline/offlineFiles.ts';

describe('caches that may go', () => {
  const names = [cacheOf('a'), cacheOf('b'), cacheOf('c'), CATALOGUE_CACHE, 'of another site'];

  test('are those of versions that no tab holds', () => {
    expect(abandoned(names, 'c', [lockOf('b'), 'another lock'])).toEqual([cacheOf('a')]);
  });

  test('never are the current one, the catalogue or somebody else’s', () => {
    expect(abandoned(names, 'c', [])).toEqual([cacheOf('a'), cacheOf('b')]);
  });
});

describe('what a build keeps', () => {
  const built = (page = 'index-AAAAAAAA'): string => {
    const dist = mkdtempSync(join(tmpdir(), 'embellie-offline-'));
    for (const folder of ['assets', 'catalogue', '.hosts']) mkdirSync(join(dist, folder));
    const files: Readonly<Record<string, string>> = {
      '200.html': `<script type="module" crossorigin src="/emploi/assets/${page}.js"></script>`,
      'index.html': 'one',
      '404.html': '',
      'robots.txt': '',
      _headers: '',
      '.htaccess': '',
      '.hosts/nginx.conf': '',
      'catalogue/offers.json': '',
      'assets/index-AAAAAAAA.js': 'x'.repeat(70_000),
      'assets/Screen-BBBBBBBB.js': 'x',
      'assets/parser-CCCCCCCC.js': 'x'.repeat(70_000),
      'assets/font-latin-ext-wght-normal-DDDDDDDD.woff2': 'x',
    };
    for (const [name, text] of Object.entries(files)) writeFileSync(join(dist, name), text);
    return dist;
  };

  test('is the shell at once and large parts later, by the address of the application', () => {
    const dist = built();
    const { version, shell, later } = offlineFilesOf(dist, '/emploi/');
    expect(version).toBe('index-AAAAAAAA');
    expect(shell.map(({ url }) => url)).toEqual([
      '/emploi/200.html',
      '/emploi/assets/Screen-BBBBBBBB.js',
      '/emploi/assets/index-AAAAAAAA.js',
      '/emploi/index.html',
    ]);
    expect(later).toEqual([
      { url: '/emploi/assets/font-latin-ext-wght-normal-DDDDDDDD.woff2', bytes: 1 },
      { url: '/emploi/assets/parser-CCCCCCCC.js', bytes: 70_000 },
    ]);
    rmSync(dist, { recursive: true });
  });

  test('is known by its contents where its name holds no hash', () => {
    const dist = built();
    const revision = (): string | null | undefined =>
      offlineFilesOf(dist, '/').shell.find(({ url }) => url === '/index.html')?.revision;
    const before = revision();
    writeFileSync(join(dist, 'index.html'), 'two');
    expect(revision()).not.toBe(before);
    expect(offlineFilesOf(dist, '/').shell[1]?.revision).toBeNull();
    rmSync(dist, { recursive: true });
  });
});

describe('parts of the catalogue', () => {
  const kept = [30, 20, 25, 10].map((bytes, index) => ({ url: `part-${index}`, bytes }));

  test('make room for the newest, the oldest first', () => {
    expect(overBudget(kept, 90)).toEqual([]);
    expect(overBudget(kept, 60)).toEqual(['part-0']);
    expect(overBudget(kept, 40).toSorted()).toEqual(['part-0', 'part-1']);
  });

  test('stay where there is but one, or none', () => {
    expect(overBudget(kept.slice(0, 1), 1)).toEqual([]);
    expect(overBudget([], 1)).toEqual([]);
  });
});
