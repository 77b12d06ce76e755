import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { foldersUnder, root, sourcesUnder } from '#tests/architecture/sources';

/** Folders of `src/<kind>` without a story file of the same name. */
const withoutStory = (kind: string, folders: readonly string[]): readonly string[] =>
  folders.filter(
    (name) =>
      /^[A-Z]/u.test(name) &&
      !existsSync(join(root, 'stories', kind, `${name}.stories.tsx`)) &&
      !existsSync(join(root, 'stories', kind, name)),
  );

/** Test files whose folder does not exist in `src`. */
const withoutSource = (paths: readonly string[]): readonly string[] =>
  paths.filter((path) => {
    const folder = path.replace(/^tests\//u, 'src/').replace(/\/[^/]+$/u, '');
    return !existsSync(join(root, folder));
  });

describe('stories mirror the source', () => {
  test.each(['components', 'modules', 'pages'])(
    'every folder of src/%s has its stories',
    (kind) => {
      const folders = foldersUnder(`src/${kind}`);
      expect(folders.length).toBeGreaterThan(0);
      expect(withoutStory(kind, folders)).toEqual([]);
    },
  );

  test('a component without a story is found', () => {
    expect(withoutStory('components', ['NoSuchComponent'])).toEqual(['NoSuchComponent']);
  });
});

describe('tests mirror the source', () => {
  const tests = ['domain', 'usecases', 'adapters', 'app', 'components'].flatMap((kind) =>
    existsSync(join(root, 'tests', kind)) ? sourcesUnder(`tests/${kind}`, /\.test\.tsx?$/u) : [],
  );

  test('every test stands where its source stands', () => {
    expect(tests.length).toBeGreaterThan(20);
    expect(withoutSource(tests.map(({ path }) => path))).toEqual([]);
  });

  test('a test without its source is found', () => {
    expect(withoutSource(['tests/domain/nowhere/x.test.ts'])).toHaveLength(1);
  });
});
